import type { PayWord } from '../../material/vocabulary.ts';
import type { StepContext } from '../state.ts';
import { discardFromCompost } from './cards.ts';
import { payPieces } from './pieces.ts';

type PayEffect = (context: StepContext, seat: number, n: number) => void;

/** E19.3: one small function per word. That the player can pay in full has been checked before (E6.5). */
export const pays = {
  soil: ({ state, tell }, seat, n) => {
    state.players[seat].soil -= n;
    if (n > 0) tell?.({ kind: 'paid', seat, what: 'soil', n });
  },
  sprout: (context, seat, n) => payPieces(context, seat, 'sprout', n),
  growth: (context, seat, n) => payPieces(context, seat, 'growth', n),
  compost_hand: ({ state }, seat, n) => {
    state.players[seat].tasks.push({ kind: 'compost', n, exact: true });
  },
  compost_discard: discardFromCompost,
} satisfies Record<PayWord, PayEffect>;

import { upper } from '@grove/game-kit';
import { type BoardKey, useKeys } from '@grove/game-kit/board/keys';
import type { Spot } from '@grove/game-kit/guide';
import { PILES } from '../../material/index.ts';
import { CONCERT, GALA } from '../../rules/move.ts';
import type { View } from '../../rules/index.ts';
import { pileName } from './names.ts';
import { sittings } from './sittings.ts';
import type { Speech } from './speech.ts';
import type { PileSpot } from './table.ts';
import type { Turn } from './use-turn.tsx';

/** In the order of the keyboard. */
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

const keyed = (acts: readonly Omit<BoardKey, 'key'>[]): BoardKey[] =>
  acts.flatMap((act, i) => (DIGITS[i] === undefined ? [] : [{ key: DIGITS[i], ...act }]));

/** All piles, mine first, then around the table. */
const pilesOf = (view: View): PileSpot[] =>
  sittings(view.players, view.viewer).flatMap(({ seat }) =>
    Array.from({ length: PILES }, (_, pile) => ({ owner: seat, pile })),
  );

/** Digits choose a card and then a pile for it; C and G hold a concert or the gala. The question has the other keys. */
export function useTurnKeys(view: View, turn: Turn, speech: Speech, mayAct: boolean): void {
  useKeys(() => (mayAct ? keysOf(view, turn, speech) : []));
}

function keysOf(view: View, turn: Turn, speech: Speech): BoardKey[] {
  const isTurn = view.stage === 'turns';
  const choices =
    isTurn && turn.chosen !== undefined
      ? pilesOf(view).map((spot) => ({
          label: pileName(view, spot.owner, spot.pile, speech),
          act: () => turn.tapPile(spot, false),
        }))
      : view.hand.map((card) => ({ label: upper(speech.card(card)), act: () => turn.tapCard(card) }));
  return [...keyed(choices), ...(isTurn ? concertKeys(turn, speech) : [])];
}

function concertKeys({ ahead, worth, actAhead }: Turn, { board: { choose } }: Speech): BoardKey[] {
  const hold = (key: string, move: number, at: Spot, label: string): BoardKey[] =>
    ahead.moves.includes(move) ? [{ key, label, act: () => actAhead(move, at) }] : [];
  return [
    ...hold('c', CONCERT, 'concert', choose.concert(worth.stay)),
    ...hold('g', GALA, 'gala', choose.gala(worth.stay * 2)),
  ];
}

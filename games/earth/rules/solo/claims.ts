import { cards } from '../../material/cards.ts';
import { cellBit } from '../grid.ts';
import { CLAIM_PLACES, gaiaSeat, type State, type StepContext } from '../state.ts';
import { giveGaia } from './gains.ts';
import { gaiaOf } from './goods.ts';

const ROW_CARDS: Readonly<Record<'upper' | 'lower', readonly number[]>> = { upper: [0, 1], lower: [2, 3] };

/** The fauna cards of a row that Gaia has not claimed, as a set; none without a leaf. */
export function gaiaMayClaim(state: State, row: 'upper' | 'lower'): number {
  if (gaiaOf(state).leaves === 0) return 0;
  const open = ROW_CARDS[row].filter((fauna) => {
    const seats = state.claims[fauna];
    return !seats.includes(gaiaSeat(state)) && seats.length < CLAIM_PLACES;
  });
  return open.reduce((mask, fauna) => mask | cellBit(fauna), 0);
}

/** E17.6: her leaf goes on the best free rank; Expert gives her something for the card chosen. */
export function claimForGaia(context: StepContext, fauna: number): void {
  const { state, tell } = context;
  const gaia = gaiaOf(state);
  gaia.leaves--;
  state.claims[fauna].push(gaiaSeat(state));
  tell?.({ kind: 'gaia-claimed', fauna: state.fauna[fauna], rank: state.claims[fauna].length });
  const extras = cards[gaia.card].gaia?.atExpert;
  if (state.options.gaia === 'expert' && extras) giveGaia(context, fauna % 2 === 0 ? extras.left : extras.right);
}

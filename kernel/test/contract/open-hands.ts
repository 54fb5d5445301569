import { itemAt } from '../../item-at.ts';
import { allSeats, type Chance, type Game, seatBit } from '../../index.ts';
import { acorns, type AcornsTypes } from '../../contract/sample/index.ts';

type State = AcornsTypes['State'];
type OpenView = AcornsTypes['View'] & { readonly hands: readonly (readonly number[])[] };

/**
 * Acorns with open hands: everybody sees what the others hold, only which of these cards was chosen is secret. A chosen
 * card is shown among those in hand until all have chosen.
 */
export const openHands: Game<AcornsTypes> = {
  ...acorns,
  id: 'open-acorns',
  view: (state, viewer) => ({
    ...acorns.view(state, viewer),
    hands: state.hands.map((hand, seat) => [...hand, itemAt(state.chosen, seat)].filter(isCard).sort(rising)),
  }),
  imagine: (view, chance) => imagine(view as OpenView, chance),
  /** The cards, then what each seat chose. */
  knowers: (state) => {
    const all = allSeats(state.hands.length);
    const cards = Array.from(acorns.knowers(state), (set) => (set === 0 ? 0 : all));
    return [...cards, ...state.chosen.map((card, seat) => (isCard(card) ? seatBit(seat) : all))];
  },
};

const isCard = (card: number): boolean => card > 0;
const rising = (a: number, b: number): number => a - b;

/** Shuffles the cards that lie nowhere in sight, and lets each seat that has chosen have chosen any card of its hand. */
function imagine({ hands, ...view }: OpenView, chance: Chance): State {
  const nobody = { handSizes: hands.map(() => 0), hasChosen: hands.map(() => false) };
  const state = acorns.imagine({ ...view, ...nobody, played: [...view.played, ...hands.flat()] }, chance);
  state.played = [...view.played];
  hands.forEach((hand, seat) => {
    if (view.hasChosen[seat] && seat !== view.viewer) state.chosen[seat] = itemAt(hand, chance.pick(hand.length));
    state.hands[seat] = hand.filter((card) => card !== state.chosen[seat]);
  });
  return state;
}

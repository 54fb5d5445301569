import { allSeats, seatBit } from '@grove/kernel';
import { earthCards, gaiaCards } from '../material/cards.ts';
import { concealedSeat } from './face-down/concealed.ts';
import { NO_CARD } from './grid.ts';
import type { State } from './state.ts';

/** Where in the list of knowledge the choices of the seats begin. */
const CHOICES = earthCards.length + gaiaCards.length;

/**
 * Who knows where each Earth card is, then each of Gaia's cards, then what each seat chose at set-up. Composts, deck and
 * discard are known to nobody: they may not be looked through (E2.3, E18.3).
 */
export function knowers(state: State): Uint8Array {
  const { players, boards, gaia, phase, faceDown } = state;
  // Gaia sits at the table too: what lies open she knows, what only the person holds she does not.
  const everybody = allSeats(players.length + (gaia === null ? 0 : 1));
  const known = new Uint8Array(CHOICES + players.length);
  const know = (list: readonly number[], set: number) => {
    for (const card of list) if (card !== NO_CARD) known[card] = set;
  };
  know(faceDown?.openDiscard ?? state.openDiscard, everybody);
  players.forEach((player, seat) => {
    const own = [player.hand, player.looking];
    // E18.5: what is planted, played and found in secret only its owner knows.
    const { shown, cells, events } = faceDown === null ? player : concealedSeat(state, faceDown, seat);
    for (const list of faceDown === null ? own : [...own, player.cells, player.events]) know(list, seatBit(seat));
    for (const list of [cells, events]) know(list, everybody);
    know(
      shown.filter((card) => player.hand.includes(card)),
      everybody,
    );
    known[CHOICES + seat] = phase === 'sides' ? seatBit(seat) : everybody;
  });
  for (const { cards } of boards) know(cards, everybody);
  if (gaia === null) return known;
  know(gaia.pile, everybody);
  gaiaCards.forEach(({ index }, i) => {
    known[earthCards.length + i] = gaia.deck.includes(index) ? 0 : everybody;
  });
  return known;
}

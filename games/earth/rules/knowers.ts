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
export function knowers(state: State, known = new Int8Array(CHOICES + state.players.length)): Int8Array {
  const { players, boards, gaia, phase, faceDown } = state;
  // Gaia sits at the table too: what lies open she knows, what only the person holds she does not.
  const everybody = allSeats(players.length + (gaia === null ? 0 : 1));
  mark(known, faceDown?.openDiscard ?? state.openDiscard, everybody);
  for (let seat = 0; seat < players.length; seat++) {
    markSeat(known, state, seat, everybody);
    known[CHOICES + seat] = phase === 'sides' ? seatBit(seat) : everybody;
  }
  for (const { cards } of boards) mark(known, cards, everybody);
  if (gaia !== null) {
    mark(known, gaia.pile, everybody);
    gaiaCards.forEach(({ index }, i) => {
      known[earthCards.length + i] = gaia.deck.includes(index) ? 0 : everybody;
    });
  }
  return known;
}

function markSeat(known: Int8Array, state: State, seat: number, everybody: number): void {
  const { faceDown } = state;
  const { hand, looking, cells, events } = state.players[seat];
  mark(known, hand, seatBit(seat));
  mark(known, looking, seatBit(seat));
  if (faceDown !== null) {
    // E18.5: what is planted, played and found in secret only its owner knows.
    mark(known, cells, seatBit(seat));
    mark(known, events, seatBit(seat));
  }
  const open = faceDown === null ? state.players[seat] : concealedSeat(state, faceDown, seat);
  mark(known, open.cells, everybody);
  mark(known, open.events, everybody);
  for (const card of open.shown) if (hand.includes(card)) known[card] = everybody;
}

function mark(known: Int8Array, list: readonly number[], set: number): void {
  for (let i = 0; i < list.length; i++) if (list[i] !== NO_CARD) known[list[i]] = set;
}

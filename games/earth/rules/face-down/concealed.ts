import { type Seat, seatBit, type Viewer } from '@grove/kernel';
import { PLANTINGS } from '../benefits.ts';
import { bitCount, NO_CARD, occupied } from '../grid.ts';
import type { Player, State } from '../state.ts';
import type { Task } from '../tasks/task.ts';
import type { SeatView, View } from '../view.ts';
import { type FaceDown, faceDownCells } from './face-down.ts';

/** E18.5: a player who plants in secret, as all others see it: as before, with cards of the hand face down in their places. */
export function concealedSeat(state: State, faceDown: FaceDown, seat: number): SeatView {
  const before = faceDown.before[seat];
  const hidden = faceDownCells(state, faceDown, seat);
  const cells = state.players[seat].cells.map((card, cell) => (hidden.includes(cell) ? NO_CARD : card));
  // The cards move along when one is planted above or left of them; their pieces are shown as they were.
  const lay = (pieces: readonly number[]) =>
    cells.map((card) => (card === NO_CARD ? 0 : pieces[before.cells.indexOf(card)]));
  const plantedOver = bitCount(occupied(before.cells)) - bitCount(occupied(cells));
  return {
    ...before,
    cells,
    sprouts: lay(before.sprouts),
    growth: lay(before.growth),
    handSize: before.handSize - hidden.length,
    // Any of the cards of the hand that everybody has seen may be the one that lies face down.
    shown: hidden.length === 0 ? before.shown : [],
    compostSize: before.compostSize + plantedOver, // E7.7
    tasks: concealedTasks(state, seat, hidden.length),
    faceDown: hidden,
  };
}

/** Others see that somebody is not done yet, and how many plantings are left; not what is being decided. */
function concealedTasks({ players, phase, active }: State, seat: number, planted: number): readonly Task[] {
  if (players[seat].tasks.length === 0) return [];
  const allowed = phase === 'plant' && seat === active ? PLANTINGS.active : PLANTINGS.other;
  return planted < allowed ? [{ kind: 'plant', n: allowed - planted }] : [{ kind: 'leisure' }];
}

type Piles = Pick<View, 'deckSize' | 'discardSize' | 'openDiscard'>;

/**
 * The piles as they would be if none of the others had done anything in secret. All cards that a viewer does not see
 * elsewhere are in them, so that no card is missing and none is twice.
 */
export function concealedPiles(state: State, faceDown: FaceDown, viewer: Viewer): Piles {
  const { players, deck, discard } = state;
  const taken = players.reduce(
    (sum, player, seat) => (seat === viewer ? sum : sum + cardsOf(player) - cardsBefore(faceDown.before[seat])),
    0,
  );
  const inPiles = Math.max(0, deck.length + discard.length + taken);
  const discardSize = Math.min(faceDown.discardSize, inPiles);
  const own = viewer === 'public' ? undefined : players[viewer];
  const isSeen = (card: number): boolean =>
    own !== undefined && [own.hand, own.looking, own.events, own.cells].some((list) => list.includes(card));
  return {
    deckSize: inPiles - discardSize,
    discardSize,
    openDiscard: faceDown.openDiscard.filter((card) => !isSeen(card)),
  };
}

const cardsOf = ({ hand, compost, looking, events, cells }: Player): number =>
  hand.length + compost.length + looking.length + events.length + bitCount(occupied(cells));

const cardsBefore = ({ handSize, compostSize, lookingSize, events, cells }: SeatView): number =>
  handSize + compostSize + lookingSize + events.length + bitCount(occupied(cells));

/** Who takes gains in part as a seat knows it: of the others, those who did before. */
export function concealedInPart({ inPart }: State, faceDown: FaceDown, viewer: Seat): number {
  const own = seatBit(viewer);
  return (faceDown.inPart & ~own) | (inPart & own);
}

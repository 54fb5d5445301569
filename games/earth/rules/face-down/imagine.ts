import { NO_CARD } from '../grid.ts';
import { costOf } from '../payment.ts';
import type { Player } from '../state.ts';
import { canBePlanted } from '../tasks/plant.ts';
import type { SeatView, View } from '../view.ts';
import type { FaceDown } from './face-down.ts';

/** Takes a card out of the unseen ones for each that another player has planted face down. */
export function dealFaceDown({ hand, faceDown = [] }: SeatView, unseen: number[]): number[] {
  if (hand !== null) return []; // the own ones are known
  return faceDown.flatMap(() => {
    const at = unseen.findIndex(canBePlanted);
    return at < 0 ? [] : unseen.splice(at, 1);
  });
}

/** Lays the dealt cards in their places and has them paid for as far as the soil goes (E7.4). */
export function layFaceDown(player: Player, places: readonly number[], dealt: readonly number[]): void {
  dealt.forEach((card, i) => {
    player.soil = Math.max(0, player.soil - costOf(player, card));
    player.cells[places[i]] = card;
    player.planted.push(card);
  });
}

/** What is in secret in the state that is imagined: what the viewer sees of the others, and the own cards face down. */
export function imagineFaceDown(view: View): FaceDown | null {
  const { players, discardSize, openDiscard, inPart = 0, waiting = [] } = view;
  if (!players.some(({ faceDown }) => faceDown !== undefined)) return null;
  return { before: players.map(beforeHiding), discardSize, openDiscard, inPart, untold: [], waiting };
}

function beforeHiding({ faceDown = [], ...seat }: SeatView): SeatView {
  const { cards } = seat.fresh;
  return {
    ...seat,
    hand: null,
    looking: null,
    handSize: seat.handSize + faceDown.length,
    fresh: { ...seat.fresh, cards: typeof cards === 'number' ? cards : cards.length },
    cells: seat.cells.map((card, cell) => (faceDown.includes(cell) ? NO_CARD : card)),
  };
}

/**
 * The view as if the others had not laid anything face down yet. Boards imagine from this: they are to show and to count what
 * a person sees, and no cards that were made up.
 */
export const withoutHidden = (view: View): View => ({
  ...view,
  players: view.players.map((seat) =>
    seat.faceDown === undefined || seat.hand !== null
      ? seat
      : { ...seat, handSize: seat.handSize + seat.faceDown.length, faceDown: [] },
  ),
});

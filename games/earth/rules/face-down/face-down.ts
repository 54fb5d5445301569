import type { Event } from '../events.ts';
import { NO_CARD } from '../grid.ts';
import type { State } from '../state.ts';
import type { AutomaticOf } from '../tasks/task.ts';
import type { SeatView } from '../view.ts';

/**
 * E18.5, as this game reads it. While everybody plants, what a player does is carried out at once, but nobody else sees more of
 * it than where cards lie face down and who is not done yet: not the cost, not a black ability, not the conversions and
 * events that pay for it. The team boards stay open. What concerns others (a black ability that looks at a neighbour, a gift
 * of sprouts, a planting more for everybody) waits until all cards are turned up.
 */
export interface FaceDown {
  /** What everybody saw of each player before the first card was laid; the others go on seeing this. */
  readonly before: readonly SeatView[];
  readonly discardSize: number;
  readonly openDiscard: readonly number[];
  readonly inPart: number;
  /** What the others will hear when the cards are turned up. */
  readonly untold: readonly Event[];
  /** What is carried out when the cards are turned up, in this order. */
  readonly waiting: readonly Waiting[];
}

/** A task that has to wait for the reveal. */
export interface Waiting {
  readonly seat: number;
  readonly task: AutomaticOf<'ability' | 'gain' | 'extra-planting'>;
}

/** The cells of a player on which a card lies face down: all but those whose card lay there before. */
export function faceDownCells({ players }: State, { before }: FaceDown, seat: number): number[] {
  const known = before[seat].cells;
  const cells: number[] = [];
  players[seat].cells.forEach((card, cell) => {
    if (card !== NO_CARD && !known.includes(card)) cells.push(cell);
  });
  return cells;
}

/** Keeps a task for the reveal. Without cards face down there is nothing to wait for, and the answer is false. */
export function waitsForReveal(state: State, seat: number, task: Waiting['task']): boolean {
  const { faceDown } = state;
  if (faceDown === null) return false;
  state.faceDown = { ...faceDown, waiting: [...faceDown.waiting, { seat, task }] };
  return true;
}

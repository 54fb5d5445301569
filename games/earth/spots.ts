import type { GameSpots, Place } from '@grove/game-kit/board';
import { itemAt, type Seat, seatNumber } from '@grove/kernel';
import { idOf } from './material/cards.ts';
import { ACTION_COLORS } from './material/vocabulary.ts';
import type { Seen } from './rules/events.ts';
import { NO_CARD } from './rules/grid.ts';
import { type Move, targetOf, verbOf } from './rules/move.ts';
import type { EarthTypes } from './rules/types.ts';
import type { View } from './rules/view.ts';

const cardAt = (card: number | undefined): Place[] =>
  card === undefined || card === NO_CARD ? [] : [{ spot: `card ${idOf(card)}` }];
/** The id of the card that a place is about, if it is about one. */
export const cardIn = (spot: Place['spot']): string | undefined => /^card (.+)$/.exec(spot)?.[1];
const ofSeat = (seat: Seat): Place => ({ spot: `seat ${seatNumber(seat)}` });

/** What a line of the log is about: a seat, and the cards that it names. */
function placesOfEvent(event: Seen): readonly Place[] {
  const seat = 'seat' in event ? [ofSeat(event.seat)] : [];
  if ('fauna' in event) return [...seat, { spot: 'fauna' }];
  if (event.kind === 'color') return [...seat, { spot: `color ${itemAt(ACTION_COLORS, event.color)}` }];
  return 'card' in event ? [...seat, ...cardAt(event.card)] : seat;
}

/** The card that a step is about; activations count the island and the climate first. */
export function cardOfStep(view: View, seat: Seat, step: Move): number {
  const { cells, island, climate } = itemAt(view.players, seat);
  const target = targetOf(step);
  switch (verbOf(step)) {
    case 'take-side':
    case 'compost':
    case 'plant':
    case 'plant-over':
    case 'keep':
    case 'event':
      return target;
    case 'activate':
      return [island, climate, ...cells][target] ?? NO_CARD;
    case 'unsprout':
    case 'ungrow':
    case 'copy':
    case 'sprout':
    case 'grow':
      return cells[target] ?? NO_CARD;
    case 'claim':
    case 'gaia':
      return view.fauna[target] ?? NO_CARD;
    default:
      return NO_CARD;
  }
}

export const spots: GameSpots<EarthTypes> = {
  event: placesOfEvent,
  turn: (view, seat, steps) =>
    steps.flatMap((step) =>
      verbOf(step) === 'choose'
        ? [{ spot: `color ${itemAt(ACTION_COLORS, targetOf(step))}` }]
        : cardAt(cardOfStep(view, seat, step)),
    ),
};

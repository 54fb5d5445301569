import type { GameSpots, Place } from '@grove/game-kit/board';
import { type Seat, seatNumber } from '@grove/kernel';
import { COLOURS, nameOfCard } from './material/index.ts';
import { partsOf, type Seen } from './rules/index.ts';
import type { ConcertTypes } from './rules/types.ts';

const ofSeat = (seat: Seat): Place => ({ spot: `seat ${seatNumber(seat)}` });
const pileOf = (owner: Seat, pile: number): Place => ({ spot: `pile ${seatNumber(owner)}.${pile + 1}` });
const HIT: Place = { spot: 'hit' };

/** What a line of the log is about: a seat, a pile, a disc, the hit. */
function placesOfEvent(event: Seen): readonly Place[] {
  switch (event.kind) {
    case 'picked':
    case 'picked-secretly':
      return [pileOf(event.seat, event.pile)];
    case 'card-played':
      return [pileOf(event.owner, event.pile)];
    case 'disc-moved':
      return [{ spot: `disc ${COLOURS[event.colour]}` }];
    case 'hit-moved':
      return [HIT];
    case 'concert-held':
    case 'timed-out':
      return [ofSeat(event.seat)];
    default:
      return [];
  }
}

export const spots: GameSpots<ConcertTypes> = {
  event: placesOfEvent,
  turn: (_view, seat, steps) =>
    steps.flatMap((step): Place[] => {
      const parts = partsOf(step);
      if (parts.kind === 'play') return [{ spot: `card ${nameOfCard(parts.card)}` }, pileOf(parts.owner, parts.pile)];
      if (parts.kind === 'pick') return [{ spot: `card ${nameOfCard(parts.card)}` }, pileOf(seat, parts.pile)];
      return parts.kind === 'hit' ? [HIT] : [];
    }),
};

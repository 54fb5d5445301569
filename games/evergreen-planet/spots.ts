import type { GameSpots, Place } from '@grove/game-kit/board';
import { itemAt, type Seat, seatNumber } from '@grove/kernel';
import { materialFor } from './material/material.ts';
import { nameOfSpace, POWERS } from './material/facts.ts';
import type { Event } from './rules/events.ts';
import { isEffect, isPower, isTake, spaceOf, USE_POWER } from './rules/move.ts';
import type { PlanetTypes } from './rules/types.ts';

const spaceOn = (of: Seat, name: string): Place => ({ spot: `space ${name}`, of });
const ofSeat = (seat: Seat): Place => ({ spot: `seat ${seatNumber(seat)}` });

/** What a line of the log is about: cards of the river, a seat, spaces of its planet. */
function placesOfEvent(event: Event): readonly Place[] {
  switch (event.kind) {
    case 'taken':
    case 'token':
      return [{ spot: `card ${event.card}` }];
    case 'left-over':
      return event.biome === null ? [] : [{ spot: `fertility ${event.biome}` }];
    case 'marker':
      return [ofSeat(event.seat), { spot: `power ${event.power}` }];
    case 'planted':
    case 'grown':
    case 'bush':
    case 'lake':
      return [ofSeat(event.seat), spaceOn(event.seat, event.space)];
    case 'light':
      return [
        ofSeat(event.seat),
        ...event.trees.filter(({ points }) => points > 0).map(({ space }) => spaceOn(event.seat, space)),
      ];
    case 'forest':
      return [ofSeat(event.seat), ...event.spaces.map((space) => spaceOn(event.seat, space))];
    default:
      return 'seat' in event ? [ofSeat(event.seat)] : [];
  }
}

export const spots: GameSpots<PlanetTypes> = {
  event: placesOfEvent,
  turn: ({ options }, seat, steps) =>
    steps.flatMap((step): Place[] => {
      if (isTake(step))
        return [{ spot: `card ${itemAt(materialFor(options.planet, options.material).cardIds, step)}` }];
      if (isPower(step)) return [{ spot: `power ${itemAt(POWERS, step - USE_POWER)}` }];
      return isEffect(step) ? [spaceOn(seat, nameOfSpace(spaceOf(step)))] : [];
    }),
};

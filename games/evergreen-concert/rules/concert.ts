import { seatBit, type Seat, type Tell } from '@grove/kernel';
import { COLOUR_COUNT, type Colour } from '../material/index.ts';
import type { Event } from './events.ts';
import type { OpenState } from './influence.ts';
import type { State } from './types.ts';

/** C4.5 Per player in the whole game, the final concert not counted. */
export const MAX_CONCERTS = 3;
/** C6.2 In place of the artist with the hit: nobody counts double. */
export const NO_HIT = -1;

/** C4.5 The popularity of every disc that the seat holds, the artist with the hit twice. */
export function concertValue(open: OpenState, seat: Seat, hit: Colour): number {
  let points = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    if (open.holders[colour] !== seat) continue;
    points += open.popularity[colour] * (colour === hit ? 2 : 1);
  }
  return points;
}

/** C4.6 */
export const hadGala = (state: State, seat: Seat): boolean => (state.galas & seatBit(seat)) !== 0;

/** C4.5, C4.6 Scores a concert; a gala doubles all its points. */
export function holdConcert(state: State, seat: Seat, gala: boolean, tell?: Tell<Event>): void {
  const points = concertValue(state, seat, state.hit) * (gala ? 2 : 1);
  state.concerts[seat * MAX_CONCERTS + state.held[seat]] = points;
  state.held[seat]++;
  if (gala) state.galas |= seatBit(seat);
  tell?.({ kind: 'concert-held', seat, gala, points });
}

/** C6.2 Everyone's last concert, without the hit; whoever has had no gala has it here. */
export function holdFinal(state: State, tell?: Tell<Event>): void {
  for (let seat = 0; seat < state.players; seat++) {
    state.finals[seat] = concertValue(state, seat, NO_HIT) * (hadGala(state, seat) ? 1 : 2);
  }
  state.stage = 'over';
  tell?.({
    kind: 'final-held',
    points: state.finals.slice(),
    galas: state.finals.map((_, seat) => !hadGala(state, seat)),
  });
}

/** The points of the concerts that a seat has held, in order. */
export const concertsOf = (state: State, seat: Seat): number[] => {
  const first = seat * MAX_CONCERTS;
  return state.concerts.slice(first, first + state.held[seat]);
};

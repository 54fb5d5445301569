import { BadInput, isObject, type Json } from '@grove/kernel';
import { materialFor } from '../material/index.ts';
import { CARDS_SIZE, SEAT_SIZE } from './layout.ts';
import type { Options, State } from './types.ts';

/** A copy for search: two memory moves and a handful of numbers. The material and the options never change. */
export function copy(state: State): State {
  return {
    rules: state.rules,
    material: state.material,
    options: state.options,
    players: state.players,
    phase: state.phase,
    round: state.round,
    first: state.first,
    picker: state.picker,
    tokenOn: state.tokenOn,
    nextFirst: state.nextFirst,
    acting: state.acting,
    deckTop: state.deckTop,
    deckEnd: state.deckEnd,
    discardSize: state.discardSize,
    zoneSize: state.zoneSize,
    riverSize: state.riverSize,
    cards: state.cards.slice(),
    seats: state.seats.slice(),
  };
}

/** The material is not saved: the options name it or hold it. */
export function save(state: State): Json {
  const { material: _, cards, seats, ...rest } = state;
  return { ...rest, options: state.options as Json, cards: [...cards], seats: [...seats] };
}

export function restore(saved: Json): State {
  if (!isObject(saved)) throw new BadInput('a saved planet game must be an object');
  const { options, cards, seats, ...rest } = saved as unknown as Omit<State, 'cards' | 'seats'> & {
    options: Options;
    cards: number[];
    seats: number[];
  };
  if (cards?.length !== CARDS_SIZE || seats?.length !== rest.players * SEAT_SIZE) {
    throw new BadInput('a saved planet game must have all its "cards" and "seats"');
  }
  const material = materialFor(options.planet, options.material);
  return { ...rest, options, material, cards: [...cards], seats: [...seats] };
}

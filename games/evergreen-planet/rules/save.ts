import { BadInput, isObject, type Json } from '@grove/kernel';
import { type Material, materialFor } from '../material/index.ts';
import { CARDS_SIZE, SEAT_SIZE } from './layout.ts';
import type { State } from './types.ts';

/** A copy for search: two memory moves and a handful of numbers. The material and the options never change. */
export const copy = (state: State): State => shaped(state, state.material, state.cards.slice(), state.seats.slice());

/** All states are made in one shape, that of `emptyState`: rules are fastest where they meet no other. */
function shaped(state: Omit<State, 'material'>, material: Material, cards: number[], seats: number[]): State {
  return {
    rules: state.rules,
    material,
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
    cards,
    seats,
  };
}

/** The material is not saved: the options name it or hold it. */
export function save(state: State): Json {
  const { material: _, cards, seats, ...rest } = state;
  return { ...rest, options: state.options as Json, cards: [...cards], seats: [...seats] };
}

export function restore(saved: Json): State {
  if (!isObject(saved)) throw new BadInput('a saved planet game must be an object');
  const state = saved as unknown as Omit<State, 'material'>;
  const { options, players, cards, seats } = state;
  if (cards?.length !== CARDS_SIZE || seats?.length !== players * SEAT_SIZE) {
    throw new BadInput('a saved planet game must have all its "cards" and "seats"');
  }
  return shaped(state, materialFor(options.planet, options.material), [...cards], [...seats]);
}

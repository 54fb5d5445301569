import { copyPlain, type Json } from '@grove/kernel';
import type { State } from './types.ts';

/** Written out because search copies all the time. The options never change and are shared. */
export function copy(state: State): State {
  return {
    rules: state.rules,
    options: state.options,
    players: state.players,
    dealer: state.dealer,
    stage: state.stage,
    turn: state.turn,
    onTurn: state.onTurn,
    cardsPlayed: state.cardsPlayed,
    hitMoved: state.hitMoved,
    hands: state.hands.slice(),
    handSizes: state.handSizes.slice(),
    tops: state.tops.slice(),
    below: state.below.slice(),
    holders: state.holders.slice(),
    popularity: state.popularity.slice(),
    hit: state.hit,
    concerts: state.concerts.slice(),
    held: state.held.slice(),
    galas: state.galas,
    finals: state.finals.slice(),
  };
}

/** A state is plain JSON already. */
export const save = (state: State): Json => copyPlain(state) as unknown as Json;
/** The copy has the shape that the rules are fast with; what was read from JSON has not. */
export const restore = (saved: Json): State => copy(saved as unknown as State);

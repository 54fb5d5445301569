import type { State } from './types.ts';
import type { Picker } from './events.ts';

/** How many draft: the players and, when there is only one, the virtual opponent (P9.1). */
export const pickersOf = (state: { readonly players: number }): number => Math.max(2, state.players);

export const isOpponent = (state: State, picker: number): boolean => picker >= state.players;

export const nameOfPicker = (state: State, picker: number): Picker => (isOpponent(state, picker) ? 'opponent' : picker);

import type { State } from './types.ts';

/** How many draft: the players and, when there is only one, the virtual opponent (P9.1). */
export const pickersOf = (state: { readonly players: number }): number => Math.max(2, state.players);

/** The virtual opponent's number among the pickers of a solo game. */
export const OPPONENT = 1;

export const isOpponent = (state: State, picker: number): boolean => picker >= state.players;

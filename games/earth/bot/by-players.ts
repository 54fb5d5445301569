import type { State } from '../rules/state.ts';

/** Later turns than this are rare, and so are those like them from which a network could learn. */
export const LATEST_TURN = 26;

/** What was learned from games of two and from games alone; tables of more do without it. */
export interface ByPlayers<T> {
  readonly two?: T;
  readonly alone?: T;
}

export function forPlayers<T>({ players }: State, { two, alone }: ByPlayers<T>): T | undefined {
  if (players.length > 2) return undefined;
  return players.length === 2 ? two : alone;
}

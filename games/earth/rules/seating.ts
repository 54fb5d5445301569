import type { Options } from './options.ts';
import type { State } from './state.ts';

type Format = Options['teams'];

/**
 * E16.7: seats are numbered in turn order, which alternates between the teams, while team-mates sit side by side. So in
 * team games the circle round the table is not the order of the numbers.
 */
const circles: Readonly<Record<Exclude<Format, 'none'>, readonly number[]>> = {
  '2v2': [0, 2, 1, 3],
  '2v2v2': [0, 3, 1, 4, 2, 5],
  '3v3': [0, 2, 4, 1, 3, 5],
};
const TEAMS: Readonly<Record<Format, number>> = { none: 0, '2v2': 2, '2v2v2': 3, '3v3': 2 };

export const teamCount = (format: Format): number => TEAMS[format];

/** E16.7: the numbers of the seats alternate between the teams. */
export const seatTeam = (format: Exclude<Format, 'none'>, seat: number): number => seat % TEAMS[format];

/** The number of a seat's team, or the seat itself when everybody plays alone. */
export const teamOf = ({ options }: State, seat: number): number =>
  options.teams === 'none' ? seat : seatTeam(options.teams, seat);

export const areTeamMates = (state: State, one: number, other: number): boolean =>
  state.options.teams !== 'none' && teamOf(state, one) === teamOf(state, other);

/** E2.6: the seat on the left and the one on the right; with two players the same, alone oneself (E17.9). */
export function neighboursOf(state: State, seat: number): readonly [number, number] {
  const players = state.players.length;
  const { teams } = state.options;
  if (teams === 'none') return [(seat + 1) % players, (seat + players - 1) % players];
  const circle = circles[teams];
  const at = circle.indexOf(seat);
  return [circle[(at + 1) % players], circle[(at + players - 1) % players]];
}

/** E16.3: whom a player may name as opponent. */
export const opponentsOf = (state: State, seat: number): number[] =>
  state.players.map((_, other) => other).filter((other) => other !== seat && !areTeamMates(state, seat, other));

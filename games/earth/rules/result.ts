import type { Result, Seat } from '@grove/kernel';
import { type Area, piecesOn } from './area.ts';
import { teamOf } from './seating.ts';
import { gaiaScore } from './solo/score.ts';
import { isSolo, type Player, type State } from './state.ts';
import { type Claims, faunaScore } from './score/claims.ts';
import { type AreaScore, scoreArea } from './score/lines.ts';

/** What scoring looks at; a state is such a table, and a view can be made into one. */
export interface Scored extends Claims, Pick<State, 'phase'> {
  readonly players: readonly (Area & { readonly ecosystem: number })[];
  readonly common: readonly number[];
}

export type Parts = AreaScore & { readonly fauna: number };

const NOTHING_YET: Parts = {
  cards: 0,
  events: 0,
  compost: 0,
  sprouts: 0,
  growth: 0,
  terrain: 0,
  ecosystem: 0,
  common: [0, 0],
  fauna: 0,
};

/** E15.1: all ten lines of a player as the table stands. */
export function partsOf(state: Scored, seat: Seat): Parts {
  if (state.phase === 'sides') return NOTHING_YET; // the choice of sides is still secret
  const { ecosystem } = state.players[seat];
  return { ...scoreArea(state.players, seat, ecosystem, state.common), fauna: faunaScore(state, seat) };
}

export function totalOf(parts: Parts): number {
  const { cards, events, compost, sprouts, growth, terrain, ecosystem, common, fauna } = parts;
  const ecosystems = ecosystem + common.reduce((sum, points) => sum + points, 0);
  return cards + events + compost + sprouts + growth + terrain + ecosystems + fauna;
}

/** E15.3: soil, hand, growth pieces, sprouts on flora, compost. */
const tieBreaks = ({ soil, hand, growth, sprouts, compost }: Player): number[] => [
  soil,
  hand.length,
  piecesOn(growth),
  piecesOn(sprouts),
  compost.length,
];

function compare(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, i) => value !== other[i]);
  return at < 0 ? 0 : one[at] - other[at];
}

export function result(state: State): Result {
  const parts = state.players.map((_, seat) => partsOf(state, seat));
  const totals = parts.map(totalOf);
  const finished = state.phase === 'over';
  return { finished, totals, winners: finished ? winnersOf(state, totals) : [], parts };
}

function winnersOf(state: State, totals: readonly number[]): Seat[] {
  if (isSolo(state)) return totals[0] > gaiaScore(state).total ? [0] : []; // E17.12
  const seats = totals.map((_, seat) => seat);
  if (state.options.teams !== 'none') return bestTeam(state, totals, seats);
  const standing = (seat: Seat) => [totals[seat], ...tieBreaks(state.players[seat])];
  return seats.filter((seat) => seats.every((other) => compare(standing(seat), standing(other)) >= 0));
}

/** E16.5: the team with the highest sum; no tie-break (E23, 8). */
function bestTeam(state: State, totals: readonly number[], seats: readonly Seat[]): Seat[] {
  const sums = state.boards.map((_, team) =>
    seats.reduce((sum, seat) => sum + (teamOf(state, seat) === team ? totals[seat] : 0), 0),
  );
  return seats.filter((seat) => sums[teamOf(state, seat)] === Math.max(...sums));
}

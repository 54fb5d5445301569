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
  const standings = seats.map((seat) => standingOf(state, totals, seat));
  return seats.filter((seat) => standings.every((other) => compare(standings[seat], other) >= 0));
}

/** What decides, the first number first: the sum of the team (E16.5; no tie-break, E23, 8), or the own total and what breaks ties. */
function standingOf(state: State, totals: readonly number[], seat: Seat): number[] {
  if (state.options.teams === 'none') return [totals[seat], ...tieBreaks(state.players[seat])];
  return [totals.reduce((sum, total, other) => sum + (teamOf(state, other) === teamOf(state, seat) ? total : 0), 0)];
}

/** What ranks a seat; the one after the last is Gaia, who wins a tie (E17.12). */
export function rankingOf(state: State, seat: Seat): number[] {
  const totals = state.players.map((_, other) => totalOf(partsOf(state, other)));
  if (!isSolo(state)) return standingOf(state, totals, seat);
  return seat < totals.length ? [totals[seat], 0] : [gaiaScore(state).total, 1];
}

import { cards } from '../../material/cards.ts';
import type { Score } from '../../material/vocabulary.ts';
import { countOf, type Counting } from '../../rules/count/counters.ts';
import { CELLS, NO_CARD } from '../../rules/grid.ts';
import { claimWorth } from '../../rules/score/claims.ts';
import { faunaProgress } from '../../rules/score/fauna.ts';
import { worthOf } from '../../rules/score/forms.ts';
import { CLAIM_PLACES } from '../../rules/state.ts';
import type { Context } from './context.ts';

/** What ecosystems, terrains and fauna cards are worth as the tableau lies there, the way to their next step included. */
export function objectivesWorth(context: Context): number {
  const { state, seat, player } = context;
  const from: Counting = { areas: state.players, seat, neighbour: seat, cell: -1 };
  let worth = ecosystemWorth(context, player.ecosystem, from);
  for (const card of state.common) worth += ecosystemWorth(context, card, from);
  for (let cell = 0; cell < CELLS; cell++) {
    if (player.cells[cell] !== NO_CARD && scores[player.cells[cell]]) worth += terrainWorth(context, cell);
  }
  return worth + faunaWorth(context);
}

/** Cards with something to be reckoned at the end. */
export const scores = cards.map(({ abilities }) => abilities.some(({ score }) => score !== undefined));

export function ecosystemWorth({ weights }: Context, card: number, from: Counting): number {
  const score = card === NO_CARD ? undefined : cards[card].abilities[0].score;
  return score === undefined ? 0 : onTheWay(score, countOf(score.counter, from), weights.objective);
}

/** What a count is worth, and some of what is missing to the next step. */
function onTheWay(score: Score, count: number, part: number): number {
  const now = worthOf(score, count);
  if (score.per < 2) return now;
  const next = worthOf(score, count + score.per - (count % score.per));
  return now + ((next - now) * part * (count % score.per)) / score.per;
}

export function terrainWorth({ state, seat, player }: Context, cell: number): number {
  let worth = 0;
  for (const { score, direction } of cards[player.cells[cell]].abilities) {
    if (score === undefined) continue;
    worth += worthOf(score, countOf(score.counter, { areas: state.players, seat, neighbour: seat, cell, direction }));
  }
  return worth;
}

function faunaWorth(context: Context): number {
  let worth = 0;
  for (let place = 0; place < context.state.fauna.length; place++) worth += placeWorth(context, place);
  return worth;
}

/** A fauna card that can still be claimed: the nearer, the better. */
export function placeWorth({ state, seat, player, weights }: Context, place: number): number {
  const claimed = state.claims[place];
  if (claimed.includes(seat) || claimed.length >= CLAIM_PLACES) return 0;
  const { have, need } = faunaProgress(state.players, seat, state.fauna[place]);
  const near = player.met & (1 << place) ? 1 : Math.min(1, have / need);
  return claimWorth(state.options, claimed.length) * (near === 1 ? 1 : weights.fauna * near * near);
}

/** Whether an objective changes with single pieces on cards: then it matters where they go. */
const looksAtPieces = cards.map(({ abilities }) =>
  abilities.some(({ score, need }) => {
    const counter = score?.counter ?? need?.counter;
    if (counter === undefined) return false;
    if ('of' in counter) return counter.of === 'sprouts' || counter.of === 'growth';
    if (!('filter' in counter)) return false;
    const { sproutsOn, growthOn, full, empty } = counter.filter;
    return (sproutsOn ?? growthOn ?? full ?? empty) !== undefined;
  }),
);

export const piecesMatter = ({ state, player }: Context): boolean =>
  state.fauna.some((card) => looksAtPieces[card]) ||
  state.common.some((card) => looksAtPieces[card]) ||
  (player.ecosystem !== NO_CARD && looksAtPieces[player.ecosystem]) ||
  player.cells.some((card) => card !== NO_CARD && looksAtPieces[card]);

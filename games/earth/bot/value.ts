import { cards } from '../material/cards.ts';
import { growthSpaces, sproutSpaces } from '../rules/area.ts';
import { CELLS, NO_CARD } from '../rules/grid.ts';
import { claimWorth } from '../rules/score/claims.ts';
import { faunaProgress } from '../rules/score/fauna.ts';
import { partsOf } from '../rules/result.ts';
import { CLAIM_PLACES, isSolo, type State } from '../rules/state.ts';
import type { Task } from '../rules/tasks/task.ts';
import { gainWorth, payWorth } from './heuristics/ability.ts';
import { at, freeSpaces, type Context, contextOf, soilWanted } from './heuristics/context.ts';
import { engineWorth, handWorth, plantingWorth } from './heuristics/planting.ts';
import { type EarthTerm, KIND_OF_GAIN, KIND_OF_PAY } from './terms/kinds.ts';
import { FITTED } from './weights.ts';

/** With the fitted weights. */
export const fittedContext = (state: State, seat: number): Context =>
  contextOf(state, seat, isSolo(state) ? FITTED.solo : FITTED.table);

/** The same context in another state: what goods are worth has not changed, only what there is of them. */
export function inState(context: Context, state: State): Context {
  const player = state.players[context.seat];
  return { ...context, state, player, free: freeSpaces(player) };
}

/** How good a state is for a player: points now, and what is at hand to make more of them. */
export const valueOf = (context: Context): number => valueTerms(context).reduce((sum, { points }) => sum + points, 0);

/** The same, term by term. */
export function valueTerms(context: Context): EarthTerm[] {
  const { state, player, prices } = context;
  return [
    ...scoredTerms(context),
    { kind: 'hand', points: handValue(context) },
    { kind: 'soil', points: soilValue(context) },
    { kind: 'seeds', points: player.seeds * seedValue(context) },
    { kind: 'leaves', points: player.leaves * (state.ending === 2 ? LAST_LEAF : LEAF) },
    { kind: 'sprouts', points: player.store * prices.stored },
    ...tableauTerms(context),
    ...state.fauna.map((card, place): EarthTerm => ({ kind: 'fauna', of: card, points: faunaValue(context, place) })),
    ...player.tasks.map((task) => taskTerm(context, task)),
  ];
}

/** E15.1: the lines of the score pad. */
function scoredTerms({ state, seat, player }: Context): EarthTerm[] {
  const { cards: planted, events, compost, sprouts, growth, terrain, ecosystem, common, fauna } = partsOf(state, seat);
  return [
    { kind: 'points', points: planted + events },
    { kind: 'compost', points: compost },
    { kind: 'sprouts', points: sprouts },
    { kind: 'growth', points: growth },
    { kind: 'terrain', points: terrain },
    { kind: 'ecosystem', of: player.ecosystem, points: ecosystem },
    ...common.flatMap((points, i): EarthTerm[] =>
      state.common[i] === undefined ? [] : [{ kind: 'ecosystem', of: state.common[i], points }],
    ),
    { kind: 'claimed', points: fauna },
  ];
}

/**
 * A leaf is a fauna card to be claimed, or a seed. At the end of the game a seed is three cards for the compost, and a
 * little less, so that it is spent; a leaf is a seed, and a little less again.
 */
const LEAF = 3.4;
const LAST_SEED = 2.8;
const LAST_LEAF = 2.6;

const seedValue = ({ state, prices }: Context): number => (state.ending === 2 ? LAST_SEED : prices.seed);

/** Only so many cards can still be planted, and only so many in time; the others are at least compost. */
function handValue(context: Context): number {
  const { hand, looking, cells } = context.player;
  const room = Math.min(cells.filter((card) => card === NO_CARD).length, context.turns / context.weights.pace);
  const worths = [...hand, ...looking].map((card) => handWorth(context, card)).sort((a, b) => b - a);
  return worths.reduce((sum, worth, i) => sum + (i < room ? worth : context.prices.card), 0);
}

/** Soil is for planting what is in hand; more of it hardly helps. */
function soilValue({ player, prices }: Context): number {
  const useful = Math.max(0, Math.min(player.soil, soilWanted(player) + player.soil));
  return useful * prices.soil + (player.soil - useful) * prices.spareSoil;
}

/** Planted cards: what they will do, the free spaces on them, and towers on their way to a canopy. */
function tableauTerms(context: Context): EarthTerm[] {
  const { player, weights, share } = context;
  const { cells, sprouts, growth } = player;
  const sums = { planting: 0, engine: 0, spaces: 0, canopy: 0 };
  for (let cell = 0; cell < CELLS; cell++) {
    const card = cells[cell];
    if (card === NO_CARD) continue;
    const spaces = growthSpaces[card];
    sums.planting += plantingWorth(context);
    sums.engine += engineWorth(context, card);
    sums.spaces += (sproutSpaces[card] - sprouts[cell]) * at(weights.sproutSpace, share);
    sums.spaces += (spaces - growth[cell]) * at(weights.growthSpace, share);
    if (spaces > 0 && growth[cell] < spaces) {
      sums.canopy += (growth[cell] / spaces) * Math.max(0, cards[card].canopyPoints - spaces) * 0.6;
    }
  }
  return [
    { kind: 'planting', points: sums.planting },
    { kind: 'engine', points: sums.engine },
    { kind: 'spaces', points: sums.spaces },
    { kind: 'canopy', points: sums.canopy },
  ];
}

/** A fauna card that can still be claimed: the nearer, the better; a met one nearly counts as claimed. */
function faunaValue({ state, seat, player, weights }: Context, place: number): number {
  const claimed = state.claims[place];
  if (claimed.includes(seat) || claimed.length >= CLAIM_PLACES) return 0;
  const worth = claimWorth(state.options, claimed.length);
  const { have, need } = faunaProgress(state.players, seat, state.fauna[place]);
  const near = Math.min(1, have / need);
  return player.met & (1 << place) ? worth * 0.9 - LEAF : (worth - LEAF) * weights.fauna * near * near;
}

/** What is still to come, or to be paid, from what has been started. */
function taskTerm(context: Context, task: Task): EarthTerm {
  const { prices, player } = context;
  switch (task.kind) {
    case 'gain':
      return { kind: KIND_OF_GAIN[task.what], points: gainWorth(context, task.what, task.n) };
    case 'place':
      return { kind: KIND_OF_GAIN[task.what], points: gainWorth(context, task.what, task.n) * 0.9 };
    case 'compost': {
      const more = Math.max(0, prices.compost - prices.card) * Math.min(task.n, player.hand.length);
      return { kind: 'compost', points: task.exact ? 0 : more };
    }
    case 'remove':
    case 'pay':
      return { kind: KIND_OF_PAY[task.what], points: -payWorth(context, task.what, task.n) };
    case 'seed':
      return { kind: 'seeds', points: seedValue(context) + 0.2 };
    case 'each':
      return { kind: KIND_OF_GAIN[task.what], points: 1 };
    case 'plant':
      return { kind: 'plantings', points: 1.5 * task.n };
    default:
      return { kind: 'points', points: 0 };
  }
}

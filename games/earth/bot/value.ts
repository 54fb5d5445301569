import { cards } from '../material/cards.ts';
import { growthSpaces, sproutSpaces } from '../rules/area.ts';
import { CELLS, NO_CARD } from '../rules/grid.ts';
import { claimWorth } from '../rules/score/claims.ts';
import { faunaProgress } from '../rules/score/fauna.ts';
import { partsOf, totalOf } from '../rules/result.ts';
import { CLAIM_PLACES, isSolo, type State } from '../rules/state.ts';
import type { Task } from '../rules/tasks/task.ts';
import { gainWorth, payWorth } from './heuristics/ability.ts';
import { at, freeSpaces, type Context, contextOf, soilWanted } from './heuristics/context.ts';
import { engineWorth, handWorth, plantingWorth } from './heuristics/planting.ts';
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
export function valueOf(context: Context): number {
  const { state, seat, player, prices } = context;
  return (
    totalOf(partsOf(state, seat)) +
    handValue(context) +
    soilValue(context) +
    player.seeds * seedValue(context) +
    player.leaves * (state.ending === 2 ? LAST_LEAF : LEAF) +
    player.store * prices.stored +
    tableauValue(context) +
    faunaValue(context) +
    player.tasks.reduce((sum, task) => sum + taskValue(context, task), 0)
  );
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
function tableauValue(context: Context): number {
  const { player, weights, share } = context;
  const { cells, sprouts, growth } = player;
  let value = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const card = cells[cell];
    if (card === NO_CARD) continue;
    const spaces = growthSpaces[card];
    value += plantingWorth(context) + engineWorth(context, card);
    value += (sproutSpaces[card] - sprouts[cell]) * at(weights.sproutSpace, share);
    value += (spaces - growth[cell]) * at(weights.growthSpace, share);
    if (spaces > 0 && growth[cell] < spaces) {
      value += (growth[cell] / spaces) * Math.max(0, cards[card].canopyPoints - spaces) * 0.6;
    }
  }
  return value;
}

/** Fauna cards that can still be claimed: the nearer, the better; met ones nearly count as claimed. */
function faunaValue({ state, seat, player, weights }: Context): number {
  let value = 0;
  state.fauna.forEach((card, place) => {
    const claimed = state.claims[place];
    if (claimed.includes(seat) || claimed.length >= CLAIM_PLACES) return;
    const worth = claimWorth(state.options, claimed.length);
    const { have, need } = faunaProgress(state.players, seat, card);
    const near = Math.min(1, have / need);
    value += player.met & (1 << place) ? worth * 0.9 - LEAF : (worth - LEAF) * weights.fauna * near * near;
  });
  return value;
}

/** What is still to come, or to be paid, from what has been started. */
function taskValue(context: Context, task: Task): number {
  const { prices, player } = context;
  switch (task.kind) {
    case 'gain':
      return gainWorth(context, task.what, task.n);
    case 'place':
      return gainWorth(context, task.what, task.n) * 0.9;
    case 'compost':
      return task.exact ? 0 : Math.max(0, prices.compost - prices.card) * Math.min(task.n, player.hand.length);
    case 'remove':
    case 'pay':
      return -payWorth(context, task.what, task.n);
    case 'seed':
      return seedValue(context) + 0.2;
    case 'each':
      return 1;
    case 'plant':
      return 1.5 * task.n;
    default:
      return 0;
  }
}

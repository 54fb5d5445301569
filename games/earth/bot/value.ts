import { cards } from '../material/cards.ts';
import { growthSpaces, sproutSpaces } from '../rules/area.ts';
import { CELLS, NO_CARD } from '../rules/grid.ts';
import { claimWorth } from '../rules/score/claims.ts';
import { faunaProgress } from '../rules/score/fauna.ts';
import { partsOf, totalOf } from '../rules/score/result.ts';
import { CLAIM_PLACES, isSolo, type State } from '../rules/state.ts';
import type { Task } from '../rules/tasks/task.ts';
import { gainWorth, payWorth } from './mind/ability.ts';
import { at, freeSpaces, type Mind, mindOf, soilWanted } from './mind/mind.ts';
import { engineWorth, handWorth, plantingWorth } from './mind/planting.ts';
import { FITTED } from './mind/worths.ts';

export const mindFor = (state: State, seat: number): Mind =>
  mindOf(state, seat, isSolo(state) ? FITTED.solo : FITTED.table);

/** The same mind before another state: what goods are worth has not changed, only what there is of them. */
export function inState(mind: Mind, state: State): Mind {
  const player = state.players[mind.seat];
  return { ...mind, state, player, free: freeSpaces(player) };
}

/** How good a state is for a player: points now, and what is at hand to make more of them. */
export function valueOf(mind: Mind): number {
  const { state, seat, player, prices } = mind;
  return (
    totalOf(partsOf(state, seat)) +
    handValue(mind) +
    soilValue(mind) +
    player.seeds * seedValue(mind) +
    player.leaves * (state.ending === 2 ? LAST_LEAF : LEAF) +
    player.store * prices.stored +
    tableauValue(mind) +
    faunaValue(mind) +
    player.tasks.reduce((sum, task) => sum + taskValue(mind, task), 0)
  );
}

/**
 * A leaf is a fauna card to be claimed, or a seed. At the end of the game a seed is three cards for the compost, and a
 * little less, so that it is spent; a leaf is a seed, and a little less again.
 */
const LEAF = 3.4;
const LAST_SEED = 2.8;
const LAST_LEAF = 2.6;

const seedValue = ({ state, prices }: Mind): number => (state.ending === 2 ? LAST_SEED : prices.seed);

/** Only so many cards can still be planted, and only so many in time; the others are at least compost. */
function handValue(mind: Mind): number {
  const { hand, looking, cells } = mind.player;
  const room = Math.min(cells.filter((card) => card === NO_CARD).length, mind.turns / mind.worths.pace);
  const worths = [...hand, ...looking].map((card) => handWorth(mind, card)).sort((a, b) => b - a);
  return worths.reduce((sum, worth, i) => sum + (i < room ? worth : mind.prices.card), 0);
}

/** Soil is for planting what is in hand; more of it hardly helps. */
function soilValue({ player, prices }: Mind): number {
  const useful = Math.max(0, Math.min(player.soil, soilWanted(player) + player.soil));
  return useful * prices.soil + (player.soil - useful) * prices.spareSoil;
}

/** Planted cards: what they will do, the free spaces on them, and towers on their way to a canopy. */
function tableauValue(mind: Mind): number {
  const { player, worths, share } = mind;
  const { cells, sprouts, growth } = player;
  let value = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const card = cells[cell];
    if (card === NO_CARD) continue;
    const spaces = growthSpaces[card];
    value += plantingWorth(mind) + engineWorth(mind, card);
    value += (sproutSpaces[card] - sprouts[cell]) * at(worths.sproutSpace, share);
    value += (spaces - growth[cell]) * at(worths.growthSpace, share);
    if (spaces > 0 && growth[cell] < spaces) {
      value += (growth[cell] / spaces) * Math.max(0, cards[card].canopyPoints - spaces) * 0.6;
    }
  }
  return value;
}

/** Fauna cards that can still be claimed: the nearer, the better; met ones nearly count as claimed. */
function faunaValue({ state, seat, player, worths }: Mind): number {
  let value = 0;
  state.fauna.forEach((card, place) => {
    const claimed = state.claims[place];
    if (claimed.includes(seat) || claimed.length >= CLAIM_PLACES) return;
    const worth = claimWorth(state.options, claimed.length);
    const { have, need } = faunaProgress(state.players, seat, card);
    const near = Math.min(1, have / need);
    value += player.met & (1 << place) ? worth * 0.9 - LEAF : (worth - LEAF) * worths.fauna * near * near;
  });
  return value;
}

/** What is still to come, or to be paid, from what has been started. */
function taskValue(mind: Mind, task: Task): number {
  const { prices, player } = mind;
  switch (task.kind) {
    case 'gain':
      return gainWorth(mind, task.what, task.n);
    case 'place':
      return gainWorth(mind, task.what, task.n) * 0.9;
    case 'compost':
      return task.exact ? 0 : Math.max(0, prices.compost - prices.card) * Math.min(task.n, player.hand.length);
    case 'remove':
    case 'pay':
      return -payWorth(mind, task.what, task.n);
    case 'seed':
      return seedValue(mind) + 0.2;
    case 'each':
      return 1;
    case 'plant':
      return 1.5 * task.n;
    default:
      return 0;
  }
}

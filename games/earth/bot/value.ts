import { cards } from '../material/cards.ts';
import { growthSpaces, sproutSpaces } from '../rules/area.ts';
import { CELLS, NO_CARD } from '../rules/grid.ts';
import { plantedCards } from '../rules/places.ts';
import { claimWorth } from '../rules/score/claims.ts';
import { faunaProgress } from '../rules/score/fauna.ts';
import { partsOf, totalOf } from '../rules/score/result.ts';
import { CLAIM_PLACES, type Player, type State } from '../rules/state.ts';
import type { Task } from '../rules/tasks/task.ts';
import { scarcity } from './mind/mind.ts';
import {
  FREE_SPACE,
  GAIN_WORTH,
  LAST_LEAF,
  LEAF,
  PAY_WORTH,
  PLANTED,
  SCARCE,
  SPARE_CARD,
  SPARE_SOIL,
  STORED,
  URGENCY,
} from './weights.ts';

/** What a card in hand promises: its points and spaces against its cost. */
const promise = Float64Array.from(
  cards,
  ({ kind, points, sproutSpaces, growthSpaces, canopyPoints, cost, abilities }) => {
    if (kind === 'event') return 0.8;
    const worth = points + 0.3 * sproutSpaces + 0.3 * Math.max(growthSpaces, canopyPoints) + abilities.length;
    return Math.max(0.2, 0.2 * (worth - 0.4 * (cost ?? 0)));
  },
);

/** How good a state is for a player: points now, and what is at hand to make more of them. */
export function valueOf(state: State, seat: number): number {
  const player = state.players[seat];
  const left = state.ending === 2 ? 0 : 1 - plantedCards(player) / (CELLS + 4);
  return (
    totalOf(partsOf(state, seat)) +
    handValue(player, left) +
    scarceValue(state, player) +
    soilValue(player, left) +
    player.seeds * GAIN_WORTH.seed +
    player.leaves * (state.ending === 2 ? LAST_LEAF : LEAF) +
    player.store * STORED * Math.min(1, left * 2) +
    tableauValue(player, left, state.turn) +
    faunaValue(state, seat) +
    player.tasks.reduce((sum, task) => sum + taskValue(player, task, left), 0)
  );
}

/**
 * When there are hardly any cards left to draw, those in hand and on the table count, or nobody could ever finish. Once
 * somebody has, the game ends by itself.
 */
const scarceValue = (state: State, player: Player): number =>
  state.ending > 0
    ? 0
    : SCARCE * scarcity(state) * (2 * plantedCards(player) + player.hand.length - player.compost.length / 4);

/** Only so many cards can still be planted; the others are at least compost. */
function handValue({ hand, looking, cells }: Player, left: number): number {
  const room = cells.filter((card) => card === NO_CARD).length;
  const promises = [...hand, ...looking].map((card) => promise[card]).sort((a, b) => b - a);
  return promises.reduce((sum, worth, i) => sum + (i < room ? worth : SPARE_CARD), 0) * left;
}

/** Soil is for planting what is in hand; more of it hardly helps. */
function soilValue(player: Player, left: number): number {
  const wanted = player.hand.reduce((sum, card) => sum + (cards[card].cost ?? 0), 0) + 3;
  const useful = Math.min(player.soil, wanted);
  return (useful * GAIN_WORTH.soil + (player.soil - useful) * SPARE_SOIL) * left;
}

/** Planted cards, free spaces on them, and towers on their way to a canopy. */
function tableauValue({ cells, sprouts, growth }: Player, left: number, turn: number): number {
  let value = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const card = cells[cell];
    if (card === NO_CARD) continue;
    const free = sproutSpaces[card] - sprouts[cell] + growthSpaces[card] - growth[cell];
    value += PLANTED + URGENCY * turn + free * FREE_SPACE * left;
    const spaces = growthSpaces[card];
    if (spaces > 0 && growth[cell] < spaces) {
      value += (growth[cell] / spaces) * Math.max(0, cards[card].canopyPoints - spaces) * 0.6;
    }
  }
  return value;
}

/** Fauna cards that can still be claimed: the nearer, the better; met ones nearly count as claimed. */
function faunaValue(state: State, seat: number): number {
  const player = state.players[seat];
  let value = 0;
  state.fauna.forEach((card, place) => {
    const claimed = state.claims[place];
    if (claimed.includes(seat) || claimed.length >= CLAIM_PLACES) return;
    const worth = claimWorth(state.options, claimed.length);
    const { have, need } = faunaProgress(state.players, seat, card);
    const near = Math.min(1, have / need);
    value += player.met & (1 << place) ? worth * 0.9 - LEAF : (worth - LEAF) * 0.6 * near * near;
  });
  return value;
}

/** What is still to come, or to be paid, from what has been started. */
function taskValue(player: Player, task: Task, left: number): number {
  switch (task.kind) {
    case 'gain':
      return GAIN_WORTH[task.what] * task.n;
    case 'place':
      return GAIN_WORTH[task.what] * task.n * 0.9;
    case 'compost':
      return task.exact ? 0 : (0.9 - left / 2) * Math.min(task.n, player.hand.length);
    case 'remove':
      return -PAY_WORTH[task.what] * task.n;
    case 'pay':
      return -PAY_WORTH[task.what] * task.n;
    case 'seed':
      return GAIN_WORTH.seed + 0.2;
    case 'each':
      return 1;
    case 'plant':
      return 1.5 * task.n;
    default:
      return 0;
  }
}

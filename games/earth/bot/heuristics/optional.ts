import { cards } from '../../material/cards.ts';
import { freeCells, growthSpaces, piecesOn } from '../../rules/area.ts';
import { CELLS, NO_CARD } from '../../rules/grid.ts';
import { type Move, moveOf } from '../../rules/move.ts';
import { costOf } from '../../rules/payment.ts';
import { plantedCards } from '../../rules/places.ts';
import { isSolo } from '../../rules/state.ts';
import { claimable } from '../../rules/tasks/claim.ts';
import { playableEvents } from '../../rules/tasks/free.ts';
import type { Decision } from '../../rules/tasks/task.ts';
import { germinationToPlant } from './germination.ts';
import { leastCard } from './hand.ts';
import { type Context, soilWorth } from './context.ts';
import { cardWorth, costWorth, eventWorth } from './planting.ts';
import { teamMove } from './team.ts';

/** An optional thing that is worth doing at this checkpoint, if there is one (E4.4). */
export function optionalMove(context: Context, task: Decision): Move | undefined {
  const { state, player, weights } = context;
  const atLeast = state.ending === 2 ? 0 : weights.optional;
  for (const card of playableEvents(player, 'anytime')) {
    if (eventWorth(context, card) > atLeast) return moveOf('event', card);
  }
  const shared = teamMove(context);
  if (shared !== undefined) return shared;
  if (task.kind === 'plant' && wantsSoil(context)) {
    if (player.seeds > 0) return moveOf('seed');
    if (piecesOn(player.sprouts) >= 3) return moveOf('convert', 0);
  }
  if (task.kind === 'plant' && player.seeds > 0 && germinationToPlant(context) !== undefined) return moveOf('seed');
  return task.kind === 'leisure' && state.ending === 2 && state.options.abundance ? lastThing(context) : undefined;
}

/** E14.5: before scoring, seeds become points, and so do leaves that claim nothing. Alone, Gaia would get the leaf. */
function lastThing({ state, seat, player }: Context): Move | undefined {
  if (player.seeds > 0) return moveOf('seed');
  const kept = piecesOn(Array.from({ length: CELLS }, (_, place) => (claimable(state, seat) >> place) & 1));
  return player.leaves > kept && !isSolo(state) ? moveOf('leaf') : undefined;
}

const SEED_SOIL = 2;

/** Whether two soil more would pay for a card that is worth more than those, and than what can be paid for already. */
function wantsSoil(context: Context): boolean {
  const { player, weights, prices } = context;
  if (plantedCards(player) === CELLS) return false;
  if (player.seeds === 0 && piecesOn(player.sprouts) < 3) return false;
  const price = player.seeds > 0 ? prices.seed : 3 * prices.sprout;
  let affordable = weights.atLeast[0];
  let better = -Infinity;
  for (const card of player.hand) {
    if (cards[card].kind === 'event') continue;
    const worth = cardWorth(context, card) - costWorth(context, card);
    const missing = costOf(player, card) - player.soil;
    if (missing <= 0) affordable = Math.max(affordable, worth);
    else if (missing <= SEED_SOIL) better = Math.max(better, worth);
  }
  return better + SEED_SOIL * prices.soil - price > affordable;
}

const SOIL = 0;
const GROWTH = 1;
const SPROUTS = 2;
const FROM_DECK = 3;
const FROM_HAND = 4;

/** E8.1: what a seed is best spent on. */
export function seedUse(context: Context): Move {
  const { player } = context;
  const under = player.tasks[player.tasks.length - 2];
  if (under?.kind === 'plant') {
    if (wantsSoil({ ...context, player: { ...player, seeds: player.seeds + 1 } })) return moveOf('spend', SOIL);
    const germination = germinationToPlant(context);
    if (germination !== undefined) return moveOf('germinate', germination.criterion);
  }
  const worth = seedWorths(context);
  let best = FROM_DECK;
  for (const use of [GROWTH, SPROUTS, FROM_HAND]) if (worth[use] > worth[best]) best = use;
  return moveOf('spend', best);
}

/** What each use of a seed but a germination brings, by its number. */
export function seedWorths(context: Context): number[] {
  const { free, prices } = context;
  const worths = [soilWorth(context, SEED_SOIL), growthOfTwo(context), Math.min(3, free.sprout) * prices.sprout];
  worths[FROM_DECK] = 3 * prices.compost;
  worths[FROM_HAND] = handComposted(context);
  return worths;
}

/** Two pieces that may complete a tower. */
function growthOfTwo({ player, free, prices }: Context): number {
  let surplus = 0;
  const cells = freeCells(player.cells, player.growth, growthSpaces);
  for (let cell = 0; cell < CELLS; cell++) {
    const card = player.cells[cell];
    if (card === NO_CARD || !(cells & (1 << cell))) continue;
    if (growthSpaces[card] - player.growth[cell] <= 2) {
      surplus = Math.max(surplus, cards[card].canopyPoints - growthSpaces[card]);
    }
  }
  return Math.min(2, free.growth) * prices.growth + surplus;
}

function handComposted(context: Context): number {
  const { player, prices } = context;
  if (player.hand.length === 0) return 0;
  const { worth } = leastCard(context);
  return Math.min(4, player.hand.length) * (prices.compost - worth);
}

import { cards } from '../../material/cards.ts';
import { growthSpaces } from '../../rules/area.ts';
import { CELLS, NO_CARD } from '../../rules/grid.ts';
import { costOf } from '../../rules/payment.ts';
import { plantedCards } from '../../rules/places.ts';
import { partsOf } from '../../rules/result.ts';
import type { Player, State } from '../../rules/state.ts';
import { activationWorth } from '../heuristics/ability.ts';
import { type Context, contextOf } from '../heuristics/context.ts';
import { objectivesWorth, placeWorth } from '../heuristics/objectives.ts';
import { cardWorth, costWorth, plantingsWorth } from '../heuristics/planting.ts';
import type { Weights } from '../weights.ts';

const COLORS = 4;
const FAUNA = 4;
/** Sums of so many of the best cards in hand. */
const BEST_CARDS = [1, 2, 4, 8];

/** What a network sees of one player at the beginning of a turn, each number brought to about the size of 1. */
export function writePlayer(numbers: Float32Array, from: number, state: State, seat: number, weights: Weights): number {
  const context = contextOf(state, seat, weights);
  let at = writePoints(numbers, from, state, seat);
  at = writeGoods(numbers, at, context);
  at = writeHand(numbers, at, context);
  at = writeAims(numbers, at, context);
  for (let color = 0; color < COLORS; color++) {
    numbers[at] = activationWorth(context, color, true) / 10;
    numbers[at + 1] = numbers[at] * context.share;
    at += 2;
  }
  return at;
}

/** The lines of the score pad as they stand (E15.1). */
function writePoints(numbers: Float32Array, at: number, state: State, seat: number): number {
  const { cards: printed, events, compost, sprouts, growth, terrain, ecosystem, common, fauna } = partsOf(state, seat);
  const shared = common[0] + common[1];
  for (const points of [printed, events * 4, compost, sprouts, growth, terrain, ecosystem, shared, fauna]) {
    numbers[at++] = points / 30;
  }
  numbers[at++] = (printed + events + compost + sprouts + growth + terrain + ecosystem + shared + fauna) / 100;
  return at;
}

function writeGoods(numbers: Float32Array, at: number, { player, free, share }: Context): number {
  const planted = plantedCards(player);
  numbers[at++] = planted / CELLS;
  numbers[at++] = (planted / CELLS) ** 2;
  numbers[at++] = share * (planted / CELLS);
  numbers[at++] = Math.min(player.soil, 30) / 10;
  numbers[at++] = Math.min(player.soil, 8) / 8;
  numbers[at++] = player.seeds / 2;
  numbers[at++] = player.leaves / 5;
  numbers[at++] = Math.min(player.store, 16) / 8;
  numbers[at++] = Math.min(free.sprout, 20) / 10;
  numbers[at++] = Math.min(free.growth, 20) / 10;
  numbers[at++] = canopiesToCome(player) / 10;
  numbers[at++] = player.events.length / 4;
  return at;
}

/** What complete towers would bring beyond their pieces (E10.5). */
function canopiesToCome({ cells, growth }: Player): number {
  let sum = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const card = cells[cell];
    if (card !== NO_CARD && growth[cell] < growthSpaces[card])
      sum += Math.max(0, cards[card].canopyPoints - growthSpaces[card]);
  }
  return sum;
}

function writeHand(numbers: Float32Array, at: number, context: Context): number {
  const { player } = context;
  const plants = player.hand.filter((card) => cards[card].kind !== 'event');
  const worths = plants
    .map((card) => ({ card, worth: cardWorth(context, card) - costWorth(context, card) }))
    .sort((a, b) => b.worth - a.worth);
  const room = CELLS - plantedCards(player);
  numbers[at++] = plants.length / 10;
  numbers[at++] = Math.min(plants.length, room) / 8;
  numbers[at++] = (player.hand.length - plants.length) / 4;
  for (const most of BEST_CARDS) {
    let sum = 0;
    let points = 0;
    let cost = 0;
    for (const { card, worth } of worths.slice(0, Math.min(most, room))) {
      sum += worth;
      points += cards[card].points;
      cost += costOf(player, card);
    }
    numbers[at++] = sum / (10 * most);
    numbers[at++] = points / (5 * most);
    numbers[at++] = cost / (4 * most);
  }
  numbers[at++] = plantingsWorth(context, 2, 0) / 20;
  numbers[at++] = plantingsWorth(context, 4, 0) / 40;
  return at;
}

/** How near ecosystems, terrains and fauna cards are, beyond the points that they bring already. */
function writeAims(numbers: Float32Array, at: number, context: Context): number {
  const { state, prices } = context;
  numbers[at++] = objectivesWorth(context) / 50;
  for (let place = 0; place < FAUNA; place++) numbers[at++] = placeWorth(context, place) / 15;
  for (const price of [prices.soil, prices.draw, prices.sprout, prices.growth, prices.compost])
    numbers[at++] = price / 2;
  numbers[at++] = state.claims.filter((seats) => seats.includes(context.seat)).length / 4;
  return at;
}

/** As many as `writePlayer` writes. */
export const PLAYER_NUMBERS: number = 10 + 12 + 3 + 3 * BEST_CARDS.length + 2 + 1 + FAUNA + 5 + 1 + 2 * COLORS;

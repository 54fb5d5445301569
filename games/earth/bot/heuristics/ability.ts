import { cards } from '../../material/cards.ts';
import { type Ability, ACTION_COLORS, type GainWord, type PayWord } from '../../material/vocabulary.ts';
import { growthSpaces, sproutSpaces } from '../../rules/area.ts';
import { abilityFor, timesOf } from '../../rules/effects/ability.ts';
import { cellBit, CELLS, directionMasks, NO_CARD } from '../../rules/grid.ts';
import { canPay } from '../../rules/payment.ts';
import { neighboursOf } from '../../rules/seating.ts';
import { cardOfSource, FIRST_CELL } from '../../rules/tasks/activate.ts';
import { type Context, soilWorth } from './context.ts';

/** How many cards an ability with a direction is taken to find when it is not planted yet. */
const USUAL_CELLS = 2;
export const SOURCES = FIRST_CELL + CELLS;

/** What an ability brings now, seen from its cell; -1 for island, climate, events and cards that are not planted. */
export function netWorth(context: Context, ability: Ability, cell: number): number {
  const { pay, effect, place } = ability;
  if (effect?.kind === 'copy') return bestCopy(context, ACTION_COLORS.indexOf(effect.color), cell);
  let net = 0;
  for (const { what, n } of pay) net -= payWorths[what](context, n);
  if (place !== undefined) return net + placingWorth(context, ability, cell);
  const times = ability.per === undefined ? 1 : bestTimes(context, ability, cell);
  if (times > 0) for (const { what, n } of ability.gain) net += gainWorths[what](context, n * times);
  return net;
}

function bestTimes({ state, seat }: Context, ability: Ability, cell: number): number {
  if (ability.direction !== undefined && cell < 0) return USUAL_CELLS;
  const [left, right] = neighboursOf(state, seat);
  const times = timesOf(state, seat, ability, cell, left);
  return left === right ? times : Math.max(times, timesOf(state, seat, ability, cell, right));
}

const payWorths: Readonly<Record<PayWord, (context: Context, n: number) => number>> = {
  soil: ({ player, prices }, n) => n * (player.soil > 4 * n ? prices.spareSoil : prices.soil),
  sprout: ({ prices }, n) => n * prices.sprout,
  growth: ({ prices }, n) => n * prices.growth,
  compost_hand: ({ prices }, n) => n * (prices.card - prices.compost),
  compost_discard: ({ prices }, n) => n * prices.compost,
};

/** More stored sprouts than this hardly ever find a space: who went on gathering them would never finish. */
const MOST_STORED = 8;

const given = ({ weights }: Context, n: number): number => -n * weights.given;

const gainWorths: Readonly<Record<GainWord, (context: Context, n: number) => number>> = {
  draw: ({ prices }, n) => n * prices.draw,
  soil: soilWorth,
  sprout: ({ prices, free, player }, n) => {
    const placed = Math.min(n, free.sprout);
    return placed * prices.sprout + Math.max(0, Math.min(n - placed, MOST_STORED - player.store)) * prices.stored;
  },
  growth: ({ prices, free }, n) => Math.min(n, free.growth) * prices.growth,
  compost_hand: ({ prices, player }, n) =>
    Math.max(0, Math.min(n, player.hand.length) * (prices.compost - prices.card)),
  compost_deck: ({ prices }, n) => n * prices.compost,
  seed: ({ prices }, n) => n * prices.seed,
  sprout_others: given,
  sprout_one_other: given,
  pick_from_compost: ({ prices }) => prices.draw,
};

/** What so much of a cost is worth now. */
export const payWorth = (context: Context, what: PayWord, n: number): number => payWorths[what](context, n);

/** What so much of a gain is worth now. */
export const gainWorth = (context: Context, what: GainWord, n: number): number => gainWorths[what](context, n);

/** E19.6: pieces that are tied to a place. */
function placingWorth({ player, prices }: Context, { place, direction = 'row', gain }: Ability, cell: number): number {
  const [{ what, n }] = gain;
  const price = what === 'growth' ? prices.growth : prices.sprout;
  if (cell < 0) return Math.min(n * (place?.mode === 'each' ? USUAL_CELLS : 1), 3) * price;
  const [pieces, spaces] = what === 'growth' ? [player.growth, growthSpaces] : [player.sprouts, sproutSpaces];
  const isEach = place?.mode === 'each';
  const around = directionMasks[direction][cell];
  const mask = isEach ? around | cellBit(cell) : around & ~cellBit(cell);
  let count = 0;
  for (let other = 0; other < CELLS; other++) {
    const card = player.cells[other];
    if (card === NO_CARD || !(mask & cellBit(other))) continue;
    if (place?.mode === 'each' && !cards[card].types.includes(place.type)) continue;
    const room = spaces[card] - pieces[other];
    count += isEach ? Math.min(1, room) : room;
  }
  return (isEach ? count : Math.min(count, n)) * price;
}

/** E19.7: the best that a copy can do. */
function bestCopy(context: Context, color: number, copier: number): number {
  let best = 0;
  for (let cell = 0; cell < CELLS; cell++) best = Math.max(best, copyWorth(context, color, copier, cell));
  return best;
}

export function copyWorth(context: Context, color: number, copier: number, cell: number): number {
  const card = context.player.cells[cell];
  if (card === NO_CARD || cell === copier) return 0;
  const index = abilityFor(color, card);
  const ability = index < 0 ? undefined : cards[card].abilities[index];
  if (ability === undefined || ability.effect?.kind === 'copy' || !canPay(context.player, ability.pay)) return 0;
  return netWorth(context, ability, copier);
}

/** What activating a colour brings, each card where it pays. */
export function activationWorth(context: Context, color: number, isActive: boolean): number {
  let sum = 0;
  for (let source = 0; source < SOURCES; source++) sum += sourceWorth(context, color, source, isActive);
  return sum;
}

/** What one card brings when a colour is activated: nothing where it does not answer to it or does not pay. */
export function sourceWorth(context: Context, color: number, source: number, isActive: boolean): number {
  const card = cardOfSource(context.player, source);
  const index = card === NO_CARD ? -1 : abilityFor(color, card);
  if (index < 0) return 0;
  const ability = cards[card].abilities[index];
  if (ability.chose !== undefined && !isActive) return 0;
  if (!canPay(context.player, ability.pay)) return 0;
  return Math.max(0, netWorth(context, ability, source - FIRST_CELL));
}

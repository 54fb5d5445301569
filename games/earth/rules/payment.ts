import { cards } from '../material/cards.ts';
import type { Card } from '../material/card.ts';
import type { Ability, Pay, PayWord } from '../material/vocabulary.ts';
import { piecesOn } from './area.ts';
import { NO_CARD } from './grid.ts';
import type { Player } from './state.ts';

/** How much of each coin a player has (E19.3). Stored sprouts cannot pay (E9.6). */
const purses = {
  soil: ({ soil }) => soil,
  sprout: ({ sprouts }) => piecesOn(sprouts),
  growth: ({ growth }) => piecesOn(growth),
  compost_hand: ({ hand }) => hand.length,
  compost_discard: ({ compost }) => compost.length,
} satisfies Record<PayWord, (player: Player) => number>;

export function canPay(player: Player, pay: readonly Pay[]): boolean {
  for (const { what, n } of pay) if (purses[what](player) < n) return false;
  return true;
}

/** What a player lacks of a cost, coin by coin; nothing where it can be paid. */
export const lacking = (player: Player, pay: readonly Pay[]): Pay[] =>
  pay.map(({ what, n }) => ({ what, n: n - purses[what](player) })).filter(({ n }) => n > 0);

interface Discount {
  readonly n: number;
  readonly applies: Uint8Array;
}

const discounts: readonly (Discount | undefined)[] = cards.map((card) => {
  const effect = card.abilities.map(({ effect }) => effect).find((effect) => effect?.kind === 'discount');
  if (effect?.kind !== 'discount') return undefined;
  const { n, type, habitat } = effect;
  const applies = (other: Card) =>
    (type !== undefined && other.types.includes(type)) || (habitat !== undefined && other.habitats.includes(habitat));
  return { n, applies: Uint8Array.from(cards, (other) => Number(applies(other))) };
});

const costs = Int8Array.from(cards, (card) => card.cost ?? 0);

/** E7.4: the printed cost less every matching discount in the own tableau and on the own island. */
export function costOf(player: Pick<Player, 'island' | 'cells'>, card: number): number {
  let cost = costs[card];
  if (cost === 0) return 0;
  cost -= discountFor(player.island, card);
  const { cells } = player;
  for (let cell = 0; cell < cells.length; cell++) cost -= discountFor(cells[cell], card);
  return Math.max(cost, 0);
}

function discountFor(source: number, card: number): number {
  if (source === NO_CARD) return 0;
  const discount = discounts[source];
  return discount !== undefined && discount.applies[card] ? discount.n : 0;
}

type Coin = 'hand_card' | 'sprout' | 'growth';

const coins: readonly (Coin | undefined)[] = cards.map((card) => {
  const effect = card.abilities.map(({ effect }) => effect).find((effect) => effect?.kind === 'pay_planting_with');
  return effect?.kind === 'pay_planting_with' ? effect.what : undefined;
});

/** E7.5: with what else the planting of a card may be paid. */
export const coinFor = (card: number): Coin | undefined => coins[card];

const coinPurses = {
  hand_card: ({ hand }) => hand.length - 1, // not the card being planted
  sprout: purses.sprout,
  growth: purses.growth,
} satisfies Record<Coin, (player: Player) => number>;

/** How much soil a player lacks to plant a card, when everything else that may pay for it does. */
export function missingSoil(player: Player, card: number): number {
  // Discounts only help: whoever has the printed cost need not look for them.
  if (costs[card] <= player.soil) return 0;
  const missing = costOf(player, card) - player.soil;
  if (missing <= 0) return 0;
  const coin = coins[card];
  return coin === undefined ? missing : Math.max(0, missing - coinPurses[coin](player));
}

export const canAfford = (player: Player, card: number): boolean => missingSoil(player, card) === 0;

/** E7.6: whether others get something when the ability is used. */
export const isInteractive = ({ gain, effect }: Ability): boolean =>
  effect?.kind === 'extra_planting_for_all' ||
  gain.some(({ what }) => what === 'sprout_others' || what === 'sprout_one_other');

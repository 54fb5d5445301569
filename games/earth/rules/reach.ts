import { cards } from '../material/cards.ts';
import type { Pay, PayWord } from '../material/vocabulary.ts';
import { growthSpaces, piecesOn, sproutSpaces } from './area.ts';
import { spacesOn } from './preparation.ts';
import type { Player } from './state.ts';

/** What can be turned into sprouts and growth, and the events that are still in the hand. */
interface Goods {
  readonly sprouts: number;
  readonly growth: number;
  readonly soil: number;
  readonly compost: number;
  readonly seeds: number;
  readonly leaves: number;
  readonly events: readonly number[];
}

/** A search that grows beyond this gives up, and the person is asked rather than not. */
const MOST = 3000;

/**
 * E2.8: whether a player who knows the own hand could pay, by trying out every conversion (E8.1) and every event at any
 * time. Only boards ask this, so that nobody is asked in vain; what the rules ask may not depend on a hand.
 */
export function canReach(player: Player, pay: readonly Pay[], besides: number): boolean {
  const events = player.hand.filter((card) => card !== besides && cards[card].timing === 'anytime');
  const room = { sprouts: spacesOn(player, sproutSpaces), growth: spacesOn(player, growthSpaces) };
  const first: Goods = {
    sprouts: piecesOn(player.sprouts),
    growth: piecesOn(player.growth),
    soil: player.soil,
    compost: player.compost.length,
    seeds: player.seeds,
    leaves: player.leaves,
    events,
  };
  const seen = new Set([JSON.stringify(first)]);
  const open = [first];
  for (let goods = open.pop(); goods !== undefined; goods = open.pop()) {
    if (has(goods, pay) || seen.size > MOST) return true;
    for (const next of waysOn(goods)) {
      const fitting = {
        ...next,
        sprouts: Math.min(next.sprouts, room.sprouts),
        growth: Math.min(next.growth, room.growth),
      };
      const key = JSON.stringify(fitting);
      if (!seen.has(key)) open.push(fitting);
      seen.add(key);
    }
  }
  return false;
}

const PURSES = { soil: 'soil', sprout: 'sprouts', growth: 'growth', compost_discard: 'compost' } as const;
const GAINS = { soil: 'soil', sprout: 'sprouts', growth: 'growth', compost_deck: 'compost' } as const;

const has = (goods: Goods, pay: readonly Pay[]): boolean =>
  pay.every(({ what, n }) => what in PURSES && goods[PURSES[what as keyof typeof PURSES]] >= n);

const costs = (events: readonly number[], coin: PayWord): boolean =>
  events.some((card) => cards[card].abilities[0].pay.some(({ what }) => what === coin));

function waysOn(goods: Goods): Goods[] {
  const { sprouts, growth, soil, compost, seeds, leaves } = goods;
  const spent = { ...goods, seeds: seeds - 1 };
  const soilHelps = costs(goods.events, 'soil');
  const compostHelps = costs(goods.events, 'compost_discard');
  return [
    ...(leaves > 0 ? [{ ...goods, leaves: leaves - 1, seeds: seeds + 1 }] : []),
    ...(sprouts >= 4 ? [{ ...goods, sprouts: sprouts - 4, seeds: seeds + 1 }] : []),
    ...(sprouts >= 3 && soilHelps ? [{ ...goods, sprouts: sprouts - 3, soil: soil + 2 }] : []),
    ...(seeds > 0
      ? [
          { ...spent, sprouts: sprouts + 3 },
          { ...spent, growth: growth + 2 },
          ...(soilHelps ? [{ ...spent, soil: soil + 2 }] : []),
          ...(compostHelps ? [{ ...spent, compost: compost + 3 }] : []),
        ]
      : []),
    ...goods.events.filter((card) => has(goods, cards[card].abilities[0].pay)).map((card) => played(goods, card)),
  ];
}

/** E11.1: what is drawn is not known, so it does not help. */
function played(goods: Goods, card: number): Goods {
  const { pay, gain } = cards[card].abilities[0];
  const after = { ...goods, events: goods.events.filter((other) => other !== card) };
  for (const { what, n } of pay) after[PURSES[what as keyof typeof PURSES]] -= n;
  for (const { what, n } of gain) if (what in GAINS) after[GAINS[what as keyof typeof GAINS]] += n;
  return after;
}

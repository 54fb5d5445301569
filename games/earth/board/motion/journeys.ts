import { itemAt } from '@grove/kernel';
import { NO_CARD } from '../../rules/grid.ts';
import type { View } from '../../rules/view.ts';

type Zone = 'hand' | 'offer' | 'island';

/** Where the cards lie that a person sees, and what lies on those of the island. */
export interface Scene {
  /** Whose island is shown. */
  readonly seat: number;
  readonly isOwn: boolean;
  readonly zones: ReadonlyMap<number, Zone>;
  readonly sprouts: ReadonlyMap<number, number>;
  readonly growth: ReadonlyMap<number, number>;
  readonly goods: Readonly<Record<GoodInSight, number>>;
  /** Cards of others that lie face down there (E18.5). */
  readonly backs: number;
}

export type GoodInSight = 'soil' | 'seed' | 'sprout' | 'compost';

/** One card on its way: from a place of before, from the deck, or from somebody's seat. */
export interface Journey {
  readonly card: number;
  readonly from: Zone | 'deck' | 'seat';
  readonly to: Zone | 'compost';
}

export interface Growth {
  readonly card: number;
  readonly piece: 'sprout' | 'growth';
  /** How many are new. */
  readonly n: number;
}

export function sceneOf(view: View, seat: number, hand: readonly number[], offer: readonly number[]): Scene {
  const { cells, sprouts, growth, soil, seeds, store, compostSize, faceDown = [] } = itemAt(view.players, seat);
  const planted = cells.flatMap((card, cell) => (card === NO_CARD ? [] : [{ card, cell }]));
  return {
    seat,
    isOwn: seat === view.viewer,
    zones: new Map<number, Zone>([
      ...offer.map((card) => [card, 'offer'] as const),
      ...hand.map((card) => [card, 'hand'] as const),
      ...planted.map(({ card }) => [card, 'island'] as const),
    ]),
    sprouts: new Map(planted.map(({ card, cell }) => [card, itemAt(sprouts, cell)])),
    growth: new Map(planted.map(({ card, cell }) => [card, itemAt(growth, cell)])),
    goods: { soil, seed: seeds, sprout: store, compost: compostSize },
    backs: seat === view.viewer ? 0 : faceDown.length,
  };
}

/** What has moved; nothing while another island is looked at. */
export function journeys(before: Scene, after: Scene): Journey[] {
  if (before.seat !== after.seat) return [];
  // A card that is turned up lay there before.
  const isTurnedUp = before.backs > after.backs;
  const arrived = [...after.zones].flatMap(([card, to]): Journey[] => {
    const from = before.zones.get(card) ?? (to === 'island' && !after.isOwn ? 'seat' : 'deck');
    return from === to || (isTurnedUp && to === 'island') ? [] : [{ card, from, to }];
  });
  return [...arrived, ...composted(before, after)];
}

/** Cards that left the hand while the compost grew; more may have come from the deck unseen. */
function composted(before: Scene, after: Scene): Journey[] {
  const more = after.isOwn ? after.goods.compost - before.goods.compost : 0;
  const gone = [...before.zones].filter(([card, zone]) => zone === 'hand' && !after.zones.has(card));
  return gone.slice(0, Math.max(0, more)).map(([card]) => ({ card, from: 'hand', to: 'compost' }));
}

/** Pieces that have come to cards that lay there before. */
export function growths(before: Scene, after: Scene): Growth[] {
  if (before.seat !== after.seat) return [];
  const more = (piece: Growth['piece'], was: Scene['sprouts'], is: Scene['sprouts']): Growth[] =>
    [...is].map(([card, n]) => ({ card, piece, n: n - (was.get(card) ?? n) })).filter(({ n }) => n > 0);
  return [...more('sprout', before.sprouts, after.sprouts), ...more('growth', before.growth, after.growth)];
}

const GOODS: readonly GoodInSight[] = ['soil', 'seed', 'sprout', 'compost'];

/** Goods whose number has changed. */
export const changes = (before: Scene, after: Scene): GoodInSight[] =>
  before.seat === after.seat ? GOODS.filter((good) => before.goods[good] !== after.goods[good]) : [];

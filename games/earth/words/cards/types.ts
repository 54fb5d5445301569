import type { KindWord } from './kinds.ts';

/** The orders in which a hand can lie. */
export type SortWord = 'drawn' | 'cost' | 'color' | 'points' | 'type';
/** The ten lines of the score pad (E15.1). */
export type ScoreLine =
  | 'cards'
  | 'events'
  | 'compost'
  | 'sprouts'
  | 'growth'
  | 'terrain'
  | 'ecosystem'
  | 'common1'
  | 'common2'
  | 'fauna';

/**
 * What cards and the panels round them say, beside the sentences composed from the cards' data. Functions where facts are
 * needed: a fact that is forgotten in one language does not compile.
 */
export interface CardWords {
  readonly kinds: Readonly<Record<KindWord, string>>;
  /** `3 per herb`. */
  readonly per: string;
  readonly close: string;
  /** A card for those who listen. */
  readonly spoken: {
    readonly cost: (soil: number) => string;
    readonly points: (points: number) => string;
    readonly sprouts: (on: number, spaces: number) => string;
    readonly growth: (on: number, spaces: number, points: number) => string;
  };
  readonly hand: {
    readonly title: string;
    readonly empty: string;
    readonly overview: (cards: number) => string;
    readonly sortBy: string;
    readonly sorts: Readonly<Record<SortWord, string>>;
    readonly show: string;
    readonly all: string;
    readonly ready: string;
    readonly marked: string;
    readonly shown: (shown: number, all: number) => string;
    readonly mark: string;
    readonly unmark: string;
    readonly compare: string;
    readonly compareHint: string;
    readonly comparing: (one: string, other: string) => string;
    readonly back: string;
  };
  /** Why a card cannot be used now, and what it would bring. */
  readonly reason: {
    readonly plantable: (soil: number) => string;
    readonly plantableOver: (terrain: string) => string;
    readonly playable: string;
    readonly missing: (goods: string) => string;
    readonly islandFull: string;
    readonly betweenTurns: string;
  };
  readonly adds: {
    readonly title: string;
    readonly points: (points: string, place: string) => string;
    readonly nothing: string;
    readonly anywhere: string;
    readonly printed: string;
    readonly from: (points: string, name: string) => string;
    readonly fauna: (name: string, have: number, need: number) => string;
  };
  readonly search: {
    readonly title: string;
    readonly label: string;
    readonly placeholder: string;
    readonly kind: string;
    readonly color: string;
    readonly habitat: string;
    readonly cost: string;
    readonly any: string;
    readonly found: (cards: number) => string;
    readonly none: string;
    readonly more: (cards: number) => string;
  };
  readonly scores: {
    readonly now: string;
    readonly final: string;
    /** On the points of a seat, for those who listen. */
    readonly openPad: (name: string, points: number) => string;
    readonly lines: Readonly<Record<ScoreLine, string>>;
    /** The same as they stand in "You won it in compost". */
    readonly within: Readonly<Record<Exclude<ScoreLine, 'common1' | 'common2'>, string>>;
    readonly withinCommon: (name: string) => string;
    readonly hidden: string;
    readonly fauna: string;
    readonly faunaAt: (have: number, need: number) => string;
    readonly claimedBy: (points: number, name: string) => string;
    readonly claimOpen: (points: number) => string;
    readonly bonus: (points: number) => string;
    readonly bonusTaken: (points: number, name: string) => string;
    readonly ecosystems: string;
    readonly yours: (name: string) => string;
    readonly count: (count: number) => string;
    readonly countNext: (count: number, next: number) => string;
  };
  /** What counts for fauna, an ecosystem or a terrain, shown on the island. */
  readonly goal: {
    /** Of a card, for those who listen. */
    readonly counts: string;
    readonly missing: (n: number) => string;
    readonly met: string;
    readonly counted: (count: number, points: number) => string;
    readonly next: (n: number, points: number) => string;
    readonly most: string;
    /** Where a terrain counts the cards of somebody else. */
    readonly countedAt: (name: string) => string;
    readonly read: string;
    readonly show: string;
    readonly hide: string;
  };
  readonly setup: {
    readonly keeps: (cards: number) => string;
    readonly composts: (cards: number) => string;
    readonly soil: (soil: number) => string;
    readonly seeds: (seeds: number) => string;
    readonly worth: (points: number) => string;
    readonly atMost: (points: number) => string;
    readonly compare: string;
  };
  readonly gaia: {
    readonly title: string;
    readonly lines: Readonly<Record<'cards' | 'compost' | 'sprouts' | 'growth' | 'leaves' | 'fauna', string>>;
    readonly left: (cards: number, round: number) => string;
    readonly skips: string;
    readonly reactions: string;
    /** E17.2: her reaction to each colour, with what she gets in any case; blue counts what lies there now. */
    readonly reaction: {
      readonly green: string;
      readonly red: (composted: number) => string;
      readonly blue: (sprouts: number) => string;
      readonly yellow: (growth: number) => string;
    };
    readonly gains: (goods: string) => string;
    readonly per: Readonly<Record<'blue_cards' | 'cards_drawn' | 'soil_gained', string>>;
    readonly claims: Readonly<Record<'upper' | 'lower', string>>;
    readonly youChoose: (goods: string) => string;
    readonly youPlant: string;
    readonly or: string;
    readonly soilStore: (soil: number) => string;
    readonly turn: string;
  };
  readonly team: {
    readonly title: string;
    readonly empty: string;
    readonly note: string;
    readonly lay: (what: string) => string;
    readonly fetch: (what: string) => string;
  };
}

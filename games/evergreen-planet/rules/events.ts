import type { Seat } from '@grove/kernel';
import type { Biome, Power, Side } from '../material/index.ts';
import type { Action } from './layout.ts';

/** Light on one tree at a season's end: what it earned, 0 in the shade. */
export interface TreeLight {
  readonly space: string;
  readonly points: number;
}

/** Who drafts: a seat, or the virtual opponent of a solo game. */
export type Picker = Seat | 'opponent';

export type Event =
  | { readonly kind: 'round'; readonly round: number; readonly first: Picker }
  | { readonly kind: 'river'; readonly cards: readonly string[]; readonly reshuffled: boolean }
  | { readonly kind: 'taken'; readonly picker: Picker; readonly card: string; readonly withToken: boolean }
  | { readonly kind: 'token'; readonly card: string }
  | {
      readonly kind: 'left-over';
      readonly card: string;
      readonly biome: Biome | null;
      readonly goes: 'fertility' | 'drought' | 'discard';
      /** The card that the drought turned face down. */
      readonly turned: string | null;
    }
  | { readonly kind: 'action'; readonly seat: Seat; readonly action: Action }
  | {
      readonly kind: 'marker';
      readonly seat: Seat;
      readonly power: Power;
      readonly step: number;
      readonly strength: number;
    }
  | { readonly kind: 'planted'; readonly seat: Seat; readonly space: string }
  | { readonly kind: 'grown'; readonly seat: Seat; readonly space: string; readonly to: 'small' | 'big' }
  | { readonly kind: 'bush'; readonly seat: Seat; readonly space: string }
  | { readonly kind: 'lake'; readonly seat: Seat; readonly space: string }
  | { readonly kind: 'buds'; readonly seat: Seat; readonly points: number }
  | { readonly kind: 'done'; readonly seat: Seat }
  | {
      readonly kind: 'light';
      readonly seat: Seat;
      readonly season: number;
      readonly trees: readonly TreeLight[];
      readonly points: number;
    }
  | {
      readonly kind: 'forest';
      readonly seat: Seat;
      readonly season: number;
      readonly spaces: readonly string[];
      readonly points: number;
    }
  | { readonly kind: 'sun'; readonly side: Side; readonly season: number }
  | {
      readonly kind: 'fertility';
      readonly seat: Seat;
      readonly biomes: Readonly<Record<Biome, number>>;
      readonly points: number;
    }
  | { readonly kind: 'end'; readonly winners: readonly Seat[] };

/** Nothing that happens is secret. */
export const seen = (event: Event): Event => event;

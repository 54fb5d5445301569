import type { Viewer } from '@grove/kernel';
import type { GainWord } from '../material/vocabulary.ts';
import type { TeamGood } from './teams.ts';

/**
 * What happened, in full (the log, animation and screen readers). Card lists of hidden zones are cut per viewer. What a seat
 * does in secret it alone hears of at once, and the others later (E18.5).
 */
export type Event = Happening & { readonly only?: 'seat' | 'others' };

type Happening =
  | { readonly kind: 'turn'; readonly active: number; readonly turn: number }
  | { readonly kind: 'sides'; readonly seat: number; readonly sides: readonly number[] }
  | { readonly kind: 'color'; readonly seat: number; readonly color: number }
  | {
      readonly kind: 'planted';
      readonly seat: number;
      readonly card: number;
      readonly cell: number;
      readonly over: number;
    }
  | { readonly kind: 'activated'; readonly seat: number; readonly card: number; readonly copied: number }
  | {
      readonly kind: 'paid';
      readonly seat: number;
      readonly what: 'soil' | 'sprout' | 'growth' | 'card';
      readonly n: number;
    }
  | {
      readonly kind: 'got';
      readonly seat: number;
      readonly what: Extract<GainWord, 'soil' | 'seed' | 'sprout' | 'growth'>;
      readonly n: number;
    }
  | { readonly kind: 'stored'; readonly seat: number; readonly n: number }
  | { readonly kind: 'drew'; readonly seat: number; readonly cards: readonly number[] }
  | { readonly kind: 'looked'; readonly seat: number; readonly cards: readonly number[] }
  | { readonly kind: 'kept'; readonly seat: number; readonly card: number }
  | {
      readonly kind: 'composted';
      readonly seat: number;
      readonly cards: readonly number[];
      readonly from: 'hand' | 'deck' | 'discard';
    }
  | { readonly kind: 'uncomposted'; readonly seat: number; readonly n: number }
  | { readonly kind: 'event'; readonly seat: number; readonly card: number }
  | { readonly kind: 'joined'; readonly seat: number; readonly card: number; readonly joined: boolean }
  | { readonly kind: 'converted'; readonly seat: number; readonly what: 'sprouts' | 'leaf' | 'seed' }
  | {
      readonly kind: 'germinated';
      readonly seat: number;
      readonly criterion: number;
      readonly revealed: readonly number[];
      /** -1 when nothing was found. */
      readonly card: number;
    }
  | { readonly kind: 'claimed'; readonly seat: number; readonly fauna: number; readonly rank: number }
  | { readonly kind: 'bonus'; readonly seat: number }
  /** E18.5: all cards that were planted face down are turned up. */
  | { readonly kind: 'turned-up' }
  | { readonly kind: 'laid' | 'fetched'; readonly seat: number; readonly what: TeamGood }
  | { readonly kind: 'gaia-turn'; readonly turn: number }
  | { readonly kind: 'gaia-card'; readonly card: number }
  | { readonly kind: 'gaia-claimed'; readonly fauna: number; readonly rank: number }
  | { readonly kind: 'gaia-bonus' }
  | {
      readonly kind: 'gaia-got';
      readonly what: 'sprout' | 'growth' | 'compost' | 'soil' | 'card' | 'leaf';
      readonly n: number;
    }
  | { readonly kind: 'over' };

/** As heard by one viewer: of hidden cards only how many. */
export type Seen =
  | Exclude<Happening, { kind: 'drew' | 'looked' | 'kept' | 'composted' | 'sides' }>
  | { readonly kind: 'drew' | 'looked'; readonly seat: number; readonly n: number; readonly cards?: readonly number[] }
  | { readonly kind: 'kept'; readonly seat: number; readonly card?: number }
  | {
      readonly kind: 'composted';
      readonly seat: number;
      readonly n: number;
      readonly from: 'hand' | 'deck' | 'discard';
      readonly cards?: readonly number[];
    }
  | { readonly kind: 'sides'; readonly seat: number; readonly sides?: readonly number[] }
  /** E18.5: somebody has planted face down; `over` is the terrain that gave way to it (E7.7). */
  | { readonly kind: 'planted-face-down'; readonly seat: number; readonly cell: number; readonly over: number };

export function seen(told: Event, viewer: Viewer): Seen | undefined {
  // Mostly: then all who may know everything of it see the very same.
  if (told.only === undefined) return seenOpenly(told, viewer);
  const { only, ...event } = told;
  const isOwn = 'seat' in event && event.seat === viewer;
  if (only === 'others' && isOwn) return undefined;
  if (only === 'seat' && !isOwn) return outline(event);
  return seenOpenly(event, viewer);
}

/** What the others notice of something done in secret. */
function outline(event: Happening): Seen | undefined {
  if (event.kind !== 'planted') return undefined;
  const { seat, cell, over } = event;
  return { kind: 'planted-face-down', seat, cell, over };
}

function seenOpenly(event: Happening, viewer: Viewer): Seen {
  switch (event.kind) {
    case 'drew':
    case 'looked': {
      const { kind, seat, cards } = event;
      return seat === viewer ? { kind, seat, n: cards.length, cards } : { kind, seat, n: cards.length };
    }
    case 'kept':
      return event.seat === viewer ? event : { kind: 'kept', seat: event.seat };
    case 'composted': {
      const { kind, seat, cards, from } = event;
      const open = seat === viewer && from === 'hand';
      return open ? { kind, seat, n: cards.length, from, cards } : { kind, seat, n: cards.length, from };
    }
    default:
      return event;
  }
}

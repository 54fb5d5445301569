import { commitmentTo, type Game, type Viewer } from '@grove/kernel';
import type { AppliedEntry } from '../apply/applied.ts';
import type { Entry, EventOf, TableEvent } from '../log/entry.ts';
import { isPerson } from '../actor.ts';
import type { ViewAccess } from './access.ts';

type Secretive = 'started' | 'moved' | 'interrupted' | 'finished';

/** A step as one viewer may hear of it: the text only for the own seat, for the others what the game lets them see. */
interface SeenStep<Kind extends 'moved' | 'interrupted'> {
  readonly kind: Kind;
  readonly seat: number;
  readonly step?: string;
  readonly seen: readonly unknown[];
}

/** An event without what the access may not know. */
export type SeenEvent =
  | Exclude<TableEvent, { readonly kind: Secretive }>
  | (Omit<EventOf<'started'>, 'seed'> & { readonly commitment: string })
  | SeenStep<'moved'>
  | SeenStep<'interrupted'>
  | (EventOf<'finished'> & { readonly seed: string | null })
  /** Something private happened. It keeps its number, so that nobody takes it for a gap. */
  | { readonly kind: 'hidden' };

export interface SeenEntry {
  readonly number: number;
  readonly at: number;
  readonly by: Entry['by'] | null;
  /** The sender's own id, for the sender only. */
  readonly message?: string;
  /** How many steps stand now. */
  readonly steps: number;
  readonly event: SeenEvent;
}

/** The one door through which entries leave the server. */
export function entryFor(game: Game, applied: AppliedEntry, access: ViewAccess): SeenEntry {
  const { entry, steps } = applied;
  const { number, at, by, message } = entry;
  const event = eventFor(game, applied, access);
  if (event.kind === 'hidden') return { number, at, by: null, steps, event };
  const own = message !== null && isPerson(by, access.person) ? { message } : {};
  return { number, at, by, ...own, steps, event };
}

function eventFor(game: Game, { entry, events, seed }: AppliedEntry, access: ViewAccess): SeenEvent {
  const { event, by } = entry;
  switch (event.kind) {
    case 'started': {
      const { kind, rules, options } = event;
      return { kind, rules, options, commitment: commitmentTo(event.seed) };
    }
    case 'moved':
    case 'interrupted':
      return stepFor(game, event, events, access);
    case 'finished':
      return { ...event, seed };
    case 'noted':
      return isPerson(by, access.person) ? event : { kind: 'hidden' };
    case 'muted':
      return event.forAll || isPerson(by, access.person) ? event : { kind: 'hidden' };
    case 'chatted':
      return access.muted.some((id) => isPerson(by, id)) ? { kind: 'hidden' } : event;
    default:
      return event;
  }
}

function stepFor(
  game: Game,
  { kind, seat, step }: EventOf<'moved' | 'interrupted'>,
  events: readonly unknown[],
  { viewer, open }: ViewAccess,
): SeenEvent {
  const seen = seenBy(game, events, viewer);
  return viewer === seat || open ? { kind, seat, step, seen } : { kind, seat, seen };
}

const seenBy = (game: Game, events: readonly unknown[], viewer: Viewer): unknown[] =>
  events.map((event) => game.seen(event, viewer)).filter((seen) => seen !== undefined);

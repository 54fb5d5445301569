import { commitmentTo, type Game } from '@grove/kernel';
import type { SeenEntry, SeenEvent } from '@grove/protocol';
import type { AppliedEntry } from '../apply/applied.ts';
import { seenBy } from '../heard.ts';
import type { EventOf } from '../log/entry.ts';
import { isPerson } from '../actor.ts';
import type { ViewAccess } from './access.ts';

/** An entry as one person may see it. All entries that leave the server go through here. */
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
      return { ...event, seed: access.open ? seed : null };
    case 'noted':
      return isPerson(by, access.person) ? event : { kind: 'hidden' };
    case 'prepared':
      return event.person === access.person ? event : { kind: 'hidden' };
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

import type { Heard } from '@grove/game-kit/board';
import type { Seat, Viewer } from '@grove/kernel';
import type { Event, Picker } from '../../rules/events.ts';

type HeardStep = Pick<Heard<Event>, 'id' | 'seen'>;

/** A line of the log; its key names the step and the place in it. */
interface Line {
  readonly key: string;
}

/** Who decided what an event tells of; undefined for what merely followed. */
function deciderOf(event: Event): Seat | undefined {
  switch (event.kind) {
    case 'taken':
      return event.picker === 'opponent' ? undefined : event.picker;
    case 'action':
    case 'marker':
    case 'planted':
    case 'grown':
    case 'bush':
    case 'lake':
    case 'buds':
    case 'done':
      return event.seat;
    default:
      return undefined;
  }
}

/** Whom an event is about; undefined for what concerns everybody. */
export function subjectOf(event: Event): Picker | undefined {
  if (event.kind === 'taken') return event.picker;
  return 'seat' in event ? event.seat : undefined;
}

/**
 * How many lines of the log tell what happened since the viewer last decided something: what is new to somebody who
 * comes back to the table. In a solo game the virtual opponent answers within the same step, and that is news too.
 */
export function sinceOwn(heard: readonly HeardStep[], lines: readonly Line[], viewer: Viewer): number {
  const events = heard.flatMap(({ id, seen }) => seen.map((event, i) => ({ key: `${id}.${i}`, event })));
  const last = events.findLastIndex(({ event }) => deciderOf(event) === viewer);
  const news = new Set(events.slice(last + 1).map(({ key }) => key));
  return lines.filter(({ key }) => news.has(key)).length;
}

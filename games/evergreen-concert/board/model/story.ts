import type { Viewer } from '@grove/kernel';
import { COLOUR_OF, NO_CARD, type Colour } from '../../material/index.ts';
import type { Seen } from '../../rules/index.ts';

/** The artist that an event is about, if it is about one. */
export function artistOf(event: Seen): Colour | undefined {
  switch (event.kind) {
    case 'picked':
    case 'card-played':
      return COLOUR_OF[event.card];
    case 'timed-out':
      return event.card === NO_CARD ? undefined : COLOUR_OF[event.card];
    case 'disc-moved':
      return event.colour;
    case 'hit-moved':
      return event.to;
    default:
      return undefined;
  }
}

interface Step {
  readonly seen: readonly Seen[];
}

/** How many events others made since the viewer's last own step: what is new to somebody who comes back to the table. */
export function sinceOwn(heard: readonly Step[], viewer: Viewer): number {
  const isOwn = ({ seen }: Step): boolean => seen.some((event) => 'seat' in event && event.seat === viewer);
  const last = heard.findLastIndex(isOwn);
  return heard.slice(last + 1).reduce((count, { seen }) => count + seen.length, 0);
}

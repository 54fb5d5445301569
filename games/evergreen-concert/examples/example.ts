import { itemAt, type Seat } from '@grove/kernel';
import type { Example, ExamplePosition } from '@grove/game-kit/rulebook';
import { COLOUR_OF, type ColourName, colourNamed, VALUE_OF } from '../material/index.ts';
import type { ConcertTypes, Event } from '../rules/index.ts';
import { topOf } from '../rules/view.ts';

/** What of the table an example shows besides the seats with their piles and discs. */
export interface ConcertLook {
  /** Whether the reader's hand lies in front of them. */
  readonly hand?: boolean;
  /** Whether the record player with the hit stands beside them. */
  readonly hit?: boolean;
  /** Whether the sand timer stands beside them, and how full it is. */
  readonly sand?: number;
}

export type ConcertPosition = ExamplePosition<ConcertTypes>;
export type ConcertExample = Example<ConcertTypes, ConcertLook>;

/** The event of this kind that happened on the way to a position. */
export function eventOf<Kind extends Event['kind']>(
  { events }: ConcertPosition,
  kind: Kind,
): Extract<Event, { readonly kind: Kind }> {
  const found = events.find((event) => event.kind === kind);
  if (found === undefined) throw new RangeError(`nothing of the kind ${kind} happened`);
  return found as Extract<Event, { readonly kind: Kind }>;
}

/** The values of the top cards that a seat shows, of one artist or of all. */
export const shownBy = ({ view }: ConcertPosition, seat: Seat, artist?: ColourName): readonly number[] =>
  itemAt(view.piles, seat)
    .map(topOf)
    .filter((card) => artist === undefined || COLOUR_OF[card] === colourNamed(artist))
    .map((card) => itemAt(VALUE_OF, card));

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

export const popularityOf = ({ view }: ConcertPosition, artist: ColourName): number =>
  itemAt(view.popularity, colourNamed(artist));

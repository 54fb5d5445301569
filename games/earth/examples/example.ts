import type { Example, ExamplePosition } from '@grove/game-kit/rulebook';
import { itemAt, type Seat } from '@grove/kernel';
import type { Event } from '../rules/events.ts';
import type { EarthTypes } from '../rules/types.ts';

type Part =
  | 'tableau'
  | 'large'
  | 'ecosystem'
  | 'stock'
  | 'stocks'
  | 'leaves'
  | 'hand'
  | 'looking'
  | 'revealed'
  | 'fauna'
  | 'team'
  | 'pad'
  | 'gaia';

/** What of the table an example shows. */
export interface EarthLook {
  readonly parts: readonly Part[];
  /** Whose stocks are shown; everybody's unless said otherwise. */
  readonly seats?: readonly Seat[];
  /** Cards that are pointed at. */
  readonly ring?: (position: EarthPosition) => readonly number[];
}

export type EarthPosition = ExamplePosition<EarthTypes>;
export type EarthExample = Example<EarthTypes, EarthLook>;

type EventOf<Kind extends Event['kind']> = Extract<Event, { readonly kind: Kind }>;

/** The events of this kind on the way to a position. */
export const eventsOf = <Kind extends Event['kind']>({ events }: EarthPosition, kind: Kind): EventOf<Kind>[] =>
  events.filter((event): event is EventOf<Kind> => event.kind === kind);

export const eventOf = <Kind extends Event['kind']>(position: EarthPosition, kind: Kind): EventOf<Kind> =>
  itemAt(eventsOf(position, kind), 0);

/** How much of something a seat got on the way to a position. */
export const gotBy = (position: EarthPosition, seat: Seat, goods: EventOf<'got'>['what']): number =>
  eventsOf(position, 'got')
    .filter((event) => event.seat === seat && event.what === goods)
    .reduce((sum, { n }) => sum + n, 0);

export const activatedCards = (position: EarthPosition): readonly number[] =>
  eventsOf(position, 'activated').map(({ card }) => card);

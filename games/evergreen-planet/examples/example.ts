import type { Example, ExamplePosition } from '@grove/game-kit/rulebook';
import type { Biome } from '../material/facts.ts';
import type { Event, PlanetTypes } from '../rules/index.ts';

type Part = 'seats' | 'river' | 'fertility' | 'powers' | 'planet';

/** What of the table an example shows. */
export interface PlanetLook {
  readonly parts: readonly Part[];
  /** The season whose sun shines; the season of the position unless said otherwise. */
  readonly season?: number;
  /** Whether lit trees show their points. */
  readonly points?: boolean;
  readonly marked?: Biome;
  /** Spaces that are pointed at. */
  readonly ring?: (position: PlanetPosition) => readonly string[];
  /** Whether the spaces that may be chosen are shown. */
  readonly targets?: boolean;
}

export type PlanetPosition = ExamplePosition<PlanetTypes>;
export type PlanetExample = Example<PlanetTypes, PlanetLook>;

/** The event of this kind that happened on the way to a position: the first player's, where everybody has one. */
export function eventOf<Kind extends Event['kind']>(
  { events }: PlanetPosition,
  kind: Kind,
): Extract<Event, { readonly kind: Kind }> {
  const found = events.find((event) => event.kind === kind);
  if (found === undefined) throw new RangeError(`nothing of the kind ${kind} happened`);
  return found as Extract<Event, { readonly kind: Kind }>;
}

/** Both players take an action that does nothing, and finish. */
export const ROUND_ENDS = [0, 1].flatMap((seat) => [[seat, 'D'] as const, [seat, 'done'] as const]);

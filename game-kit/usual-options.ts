import type { JsonObject } from '@grove/kernel';
import type { Cover } from './cover.ts';

/** What a new table has: the game's own defaults, its timer (C1.5) only if several people play. */
export const usualOptions = ({ options, timer }: Cover, people: number): JsonObject =>
  Object.fromEntries(
    Object.entries(options).map(([name, spec]) => [name, name === timer && people < 2 ? 0 : spec.default]),
  );

import { gameModules as gamesOfToday } from '@grove/games/loaded';
import type { Bot } from '@grove/kernel';
import { bots as ofNovember2026 } from './2026-11/bots.ts';

/**
 * Bots of earlier times by the month in which they were the strongest, and by game: measures for those of today. They are
 * kept as weights and settings; where code changes what they play, the old code is kept with them (`test/measures.test.ts`).
 */
const MEASURES: Readonly<Record<string, Readonly<Record<string, () => Bot>>>> = { '2026-11': ofNovember2026 };

const measuresOf = (game: string): Record<string, () => Bot> =>
  Object.fromEntries(
    Object.entries(MEASURES).flatMap(([month, bots]) => {
      const make = bots[game];
      return make === undefined ? [] : [[month, make]];
    }),
  );

type Module = (typeof gamesOfToday)[number];

const withMeasures = (module: Module): Module => ({
  ...module,
  bots: { ...module.bots, ...measuresOf(module.game.id) },
});

/** All games, each with its measures among the bots, for `grove sim --modules`. */
export const gameModules: readonly Module[] = gamesOfToday.map(withMeasures);

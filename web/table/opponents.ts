/** The levels as they are named for players, weakest first; other bots are there to compare them with. */
const LEVELS: readonly string[] = ['seedling', 'sapling', 'tree', 'ancient'];
/** Plays like somebody in their first games, and answers at once. */
const USUAL = 'sapling';

/** Who sits down where nobody has chosen. */
export const usualBot = (bots: readonly string[]): string => (bots.includes(USUAL) ? USUAL : bots[bots.length - 1]);

/** As people choose from them: the levels, weakest first, then all others. */
export const toChooseFrom = (bots: readonly string[]): string[] => [
  ...LEVELS.filter((level) => bots.includes(level)),
  ...bots.filter((bot) => !LEVELS.includes(bot)).toReversed(),
];

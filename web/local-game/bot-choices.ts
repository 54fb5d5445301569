import { itemAt } from '@grove/kernel';
import { LEVELS } from '@grove/bots';

/** Named for players; the other bots are there to compare them with. */
const isLevel = (bot: string): boolean => LEVELS.some((level) => level === bot);
/** Plays like somebody in their first games, and answers at once. */
const USUAL = 'sapling';

/** Who sits down where nobody has chosen. */
export const defaultBot = (bots: readonly string[]): string =>
  bots.includes(USUAL) ? USUAL : itemAt(bots, bots.length - 1);

/** As people choose from them: the levels, weakest first, then all others. */
export const botChoices = (bots: readonly string[]): string[] => [
  ...LEVELS.filter((level) => bots.includes(level)),
  ...bots.filter((bot) => !isLevel(bot)).toReversed(),
];

import { itemAt } from '@grove/kernel';
import { LEVELS } from '@grove/bots';

/** Plays like somebody in their first games, and answers at once. */
const USUAL = 'sapling';

/** Who sits down where nobody has chosen. */
export const defaultBot = (bots: readonly string[]): string =>
  bots.includes(USUAL) ? USUAL : itemAt(bots, bots.length - 1);

/** As people choose from them, weakest first: the levels. Bots for measuring are offered only where a game has no others. */
export function botChoices(bots: readonly string[]): readonly string[] {
  const levels = LEVELS.filter((level) => bots.includes(level));
  return levels.length === 0 ? bots : levels;
}

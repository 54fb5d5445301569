import type { GameTypes, Seat } from '@grove/kernel';
import type { Evaluator } from './evaluator.ts';
import { BOT_NAMES } from './levels.ts';

/** The levels that can be asked to play in one of the game's styles; the weaker ones have their own ways already. */
export const STYLED_LEVELS = ['tree', 'ancient'] as const;
export type StyledLevel = (typeof STYLED_LEVELS)[number];

const BETWEEN = '-';

/** What a bot is called that plays at a level and in a style: `ancient-forest`. */
export const styledName = (level: string, style: string): string => `${level}${BETWEEN}${style}`;

/** The level of a bot, whatever its style. */
export const levelOf = (bot: string): string => bot.split(BETWEEN, 1)[0] ?? bot;

/** The style of a bot; undefined for one that plays as it finds best. */
export function styleOf(bot: string): string | undefined {
  const at = bot.indexOf(BETWEEN);
  return at < 0 ? undefined : bot.slice(at + 1);
}

/** The names of all bots of a game with these styles: the levels as they are, weakest first, then those with a style. */
export const botNames = (styles: readonly string[]): readonly string[] => [
  ...BOT_NAMES,
  ...STYLED_LEVELS.flatMap((level) => styles.map((style) => styledName(level, style))),
];

/** An evaluator to which some points count more than they score: a search by it leans to one way of playing. */
export const leaning = <T extends GameTypes>(
  evaluator: Evaluator<T>,
  lean: (state: T['State'], seat: Seat) => number,
): Evaluator<T> => ({
  ...evaluator,
  value: (state, seat) => evaluator.value(state, seat) + lean(state, seat),
  // A playout leaves the state as it stands in the end.
  playout: (state, seat, chance, earlier, from) =>
    evaluator.playout(state, seat, chance, earlier, from) + lean(state, seat),
});

import { itemAt } from '@grove/kernel';
import { LEVELS } from './levels.ts';
import { levelOf } from './styles.ts';

/** How long a person lets strong bots think. */
export const THINKING = ['quick', 'normal', 'deep'] as const;
export type Thinking = (typeof THINKING)[number];

interface ThinkingTime {
  /** Milliseconds for a decision of one bot. */
  readonly alone: number;
  /** What bots that think one after the other may take together; asking and drawing add to what a person waits. */
  readonly together: number;
}

/** The strongest level uses all of the time that it is given. */
const STRONGEST: string = itemAt(LEVELS, LEVELS.length - 1);
const STRONGEST_TIMES: Readonly<Record<Thinking, ThinkingTime>> = {
  quick: { alone: 400, together: 800 },
  normal: { alone: 1200, together: 1300 },
  deep: { alone: 4000, together: 8000 },
};
/** All others answer much sooner as a rule. */
const USUAL_TIME = 400;

/** Milliseconds that a bot has for a decision where as many as `inARow` think one after the other until a person can go on. */
export function thinkingTime(bot: string, thinking: Thinking, inARow: number): number {
  if (levelOf(bot) !== STRONGEST) return USUAL_TIME;
  const { alone, together } = STRONGEST_TIMES[thinking];
  return Math.min(alone, together / inARow);
}

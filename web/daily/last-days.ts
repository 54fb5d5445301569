import { dayOf } from '@grove/game-kit';
import type { Try } from './tries.ts';

/** A day of the deal, with the points of a finished game. */
export interface OwnDay {
  readonly day: string;
  readonly total: number | undefined;
}

const DAY = 86_400_000;
const SHOWN = 14;

/** The last two weeks up to today, days without a finished game among them. */
export const lastDays = (tries: Readonly<Record<string, Try>>, today: string): OwnDay[] =>
  Array.from({ length: SHOWN }, (_, i) => {
    const day = dayOf(Date.parse(today) - (SHOWN - 1 - i) * DAY);
    return { day, total: tries[day]?.end?.total };
  });

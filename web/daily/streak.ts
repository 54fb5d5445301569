import { dayOf } from '@grove/game-kit';
import { daysInARow } from '@grove/game-kit/achievements';
import { useTries } from './tries.ts';

/** On how many days in a row I have finished the deal of the day, up to today. */
export const useStreak = (): number =>
  useTries(({ tries }) =>
    daysInARow(
      Object.keys(tries).filter((day) => tries[day]?.end),
      dayOf(Date.now()),
    ),
  );

import { levelOf, LEVELS } from '@grove/bots';
import { itemAt, type Result, type Seat } from '@grove/kernel';
import { PERSON } from '../local-game/seating.ts';

/** Below this part of the winner's points a loss is a clear one. */
const CLEAR = 0.8;

const placeOf = (name: string): number => LEVELS.findIndex((level) => level === levelOf(name));

/**
 * Whom to play next: the same table with bots one level up after a win, one down after a clear loss. Undefined with other
 * people, with bots that have no level, and where no bot can change.
 */
export function nextSeating(seating: readonly string[], { totals, winners }: Result): string[] | undefined {
  const me = seating.indexOf(PERSON);
  const bots = seating.filter((_, seat) => seat !== me);
  if (me < 0 || bots.length === 0 || bots.some((bot) => placeOf(bot) < 0)) return undefined;
  const step = winners.includes(me) ? 1 : isClearLoss(totals, me) ? -1 : 0;
  const nextOf = (name: string) => (step === 0 ? name : (LEVELS[placeOf(name) + step] ?? name));
  const next = seating.map((name, seat) => (seat === me ? name : nextOf(name)));
  return next.some((name, seat) => name !== seating[seat]) ? next : undefined;
}

const isClearLoss = (totals: readonly number[], me: Seat): boolean => itemAt(totals, me) < CLEAR * Math.max(...totals);

/** The strongest bot at a table names it. */
export const strongestOf = (seating: readonly string[]): string =>
  itemAt(
    seating.toSorted((a, b) => placeOf(b) - placeOf(a)),
    0,
  );

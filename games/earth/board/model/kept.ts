import { isObject, type Json } from '@grove/kernel';
import { cards } from '../../material/cards.ts';
import { type BoardOrder, type Habits, NO_HABITS } from './plan.ts';

/** What belongs to one activation: it is forgotten when the next begins. */
export interface Run {
  readonly turn: number;
  readonly order: BoardOrder | undefined;
  readonly running: boolean;
  /** Cards skipped this once. */
  readonly passed: readonly number[];
}

/** What a person at this screen has told the board to do without asking. */
export interface Kept {
  readonly habits: Habits;
  readonly run: Run | undefined;
}

export const NOTHING_KEPT: Kept = { habits: NO_HABITS, run: undefined };

/** By seat, for several may sit at one screen. */
export type KeptBySeat = Readonly<Record<number, Kept>>;

export const writeKept = (kept: KeptBySeat): Json =>
  Object.entries(kept).map(([seat, { habits, run }]) => ({
    seat: Number(seat),
    habits: { ...habits },
    run: run === undefined ? null : { ...run, order: run.order ?? null },
  }));

/** What was kept in the browser may be of another day: whatever does not look right counts as not said. */
export function readKept(note: Json | undefined): KeptBySeat {
  const entries = Array.isArray(note) ? (note as readonly unknown[]).filter(isObject) : [];
  return Object.fromEntries(
    entries.map(({ seat, habits, run }) => [
      Number(seat),
      { habits: isObject(habits) ? habitsFrom(habits) : NO_HABITS, run: isObject(run) ? runFrom(run) : undefined },
    ]),
  );
}

type Unread = Readonly<Record<string, unknown>>;

const habitsFrom = ({ skips, always, stops, takesAll, places, passes }: Unread): Habits => ({
  skips: cardsFrom(skips),
  always: always === true,
  stops: stops === true,
  takesAll: takesAll === true,
  places: places === true,
  passes: cardsFrom(passes),
});

const runFrom = ({ turn, order, running, passed }: Unread): Run => ({
  turn: Number(turn),
  order: order === 'first' || order === 'last' ? order : undefined,
  running: running === true,
  passed: cardsFrom(passed),
});

const cardsFrom = (list: unknown): number[] =>
  Array.isArray(list) ? (list as unknown[]).filter((card): card is number => Number(card) in cards) : [];

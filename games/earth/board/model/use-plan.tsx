import { useMemo, useState } from 'react';
import type { BoardNotes } from '@grove/game-kit/board';
import { NOTHING_KEPT, readKept, type Run, writeKept, type Kept } from './kept.ts';
import { type BoardOrder, type Habits, isPlain, nextInPlan, planFor, planStep, quietStep } from './plan.ts';
import { consentFor } from './consent.ts';
import { betterOrder } from './rehearsal.ts';
import { standingStep } from './standing.ts';
import type { TableModel } from './table.ts';

const toggled = (list: readonly number[], card: number): readonly number[] =>
  list.includes(card) ? list.filter((other) => other !== card) : [...list, card];

/** What the person of a seat has told the board, now and before the page was loaded anew. */
function useKept(seat: number, notes: BoardNotes | undefined) {
  const [all, setAll] = useState(() => readKept(notes?.read()));
  const kept: Kept = all[seat] ?? NOTHING_KEPT;
  const keep = (part: Partial<Kept>) => {
    const next = { ...all, [seat]: { ...kept, ...part } };
    setAll(next);
    notes?.write(writeKept(next));
  };
  return { ...kept, keep };
}

interface Waiting {
  /** Whether a plan without decisions waits for the person too. */
  readonly isWaiting: boolean;
  /** Ends a wait for the person. */
  readonly goOn: () => void;
}

/** The activation as one plan: its order, its skips, and what runs by itself. */
export function usePlan(model: TableModel, notes: BoardNotes | undefined, { isWaiting, goOn }: Waiting) {
  const { state, seat, task, view } = model;
  const { habits, run: kept, keep } = useKept(seat, notes);
  const fresh: Run = { turn: view.turn, order: undefined, running: false, passed: [] };
  const run = kept?.turn === view.turn ? kept : fresh;
  const setHabits = (next: Habits) => keep({ habits: next });
  const isActivating = task?.kind === 'activate';
  const suggested = useMemo(
    () => (isActivating && task.at === 0 ? betterOrder(state, seat) : 'last'),
    [isActivating, task, state, seat],
  );
  const order = isActivating && task.at > 0 && task.boardFirst ? 'first' : (run.order ?? suggested);
  const skips = [...habits.skips, ...run.passed];
  const steps = isActivating ? planFor(state, seat, view.color, order, skips) : [];
  const change = (part: Partial<Run>) => keep({ run: { ...run, order, ...part } });
  const runOn = (part: Partial<Run>) => {
    goOn();
    change({ ...part, running: true });
  };
  const runsAlone = !isWaiting && (habits.always || isPlain(steps));
  const isRunning = isActivating && !habits.stops && (run.running || runsAlone);
  const next = nextInPlan(model, order, skips);
  const asked = isRunning
    ? planStep(model, order, skips, habits.stops)
    : habits.stops
      ? undefined
      : quietStep(model, habits.passes);
  return {
    steps,
    order,
    suggested,
    habits,
    isRunning,
    /** Whether it has begun, so that it can be taken back as a whole. */
    hasBegun: isActivating && task.at > 0,
    next,
    /** What the running plan stops at, if it is a card that takes pieces or cards of the hand first. */
    consent: isRunning && next !== undefined ? consentFor(model, next) : undefined,
    /** What the board does now without asking. */
    auto: standingStep(model, habits) ?? asked,
    setOrder: (wanted: BoardOrder) => change({ order: wanted }),
    start: () => runOn({}),
    stop: () => change({ running: false }),
    passOnce: (card: number) => runOn({ passed: [...run.passed, card] }),
    isPassedOnce: (card: number) => run.passed.includes(card),
    toggleOnce: (card: number) => change({ passed: toggled(run.passed, card) }),
    toggleSkip: (card: number) => setHabits({ ...habits, skips: toggled(habits.skips, card) }),
    togglePass: (card: number) => setHabits({ ...habits, passes: toggled(habits.passes, card) }),
    setHabit: (part: Partial<Habits>) => setHabits({ ...habits, ...part }),
  };
}

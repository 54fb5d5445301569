import { useMemo, useState } from 'react';
import { type BoardOrder, type Habits, NO_HABITS, isPlain, nextInPlan, planFor, planStep, quietStep } from './plan.ts';
import { betterOrder } from './rehearsal.ts';
import type { TableModel } from './table.ts';

/** What belongs to one activation: it is forgotten when the next begins. */
interface Run {
  readonly turn: number;
  readonly order: BoardOrder | undefined;
  readonly running: boolean;
  /** Cards skipped this once. */
  readonly passed: readonly number[];
}

const toggled = (list: readonly number[], card: number): readonly number[] =>
  list.includes(card) ? list.filter((other) => other !== card) : [...list, card];

/** The activation as one plan: its order, its skips, and what runs by itself. `goOn` ends a wait for the person. */
export function usePlan(model: TableModel, goOn: () => void) {
  const { state, seat, task, view } = model;
  const [habits, setHabits] = useState<Habits>(NO_HABITS);
  const [kept, setKept] = useState<Run>();
  const fresh: Run = { turn: view.turn, order: undefined, running: false, passed: [] };
  const run = kept?.turn === view.turn ? kept : fresh;
  const isActivating = task?.kind === 'activate';
  const suggested = useMemo(
    () => (isActivating && task.at === 0 ? betterOrder(state, seat) : 'last'),
    [isActivating, task, state, seat],
  );
  const order = isActivating && task.at > 0 && task.boardFirst ? 'first' : (run.order ?? suggested);
  const skips = [...habits.skips, ...run.passed];
  const steps = isActivating ? planFor(state, seat, view.color, order, skips) : [];
  const change = (part: Partial<Run>) => setKept({ ...run, order, ...part });
  const runOn = (part: Partial<Run>) => {
    goOn();
    change({ ...part, running: true });
  };
  const isRunning = isActivating && !habits.stops && (run.running || habits.always || isPlain(steps));
  return {
    steps,
    order,
    suggested,
    habits,
    isRunning,
    /** Whether it has begun, so that it can be taken back as a whole. */
    hasBegun: isActivating && task.at > 0,
    next: nextInPlan(model, order, skips),
    /** What the board does now without asking. */
    auto: isRunning ? planStep(model, order, skips, habits.stops) : habits.stops ? undefined : quietStep(model),
    setOrder: (wanted: BoardOrder) => change({ order: wanted }),
    start: () => runOn({}),
    stop: () => change({ running: false }),
    passOnce: (card: number) => runOn({ passed: [...run.passed, card] }),
    toggleSkip: (card: number) => setHabits({ ...habits, skips: toggled(habits.skips, card) }),
    setHabit: (part: Partial<Habits>) => setHabits({ ...habits, ...part }),
  };
}

export type Plan = ReturnType<typeof usePlan>;

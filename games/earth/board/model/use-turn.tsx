import { useRef, useState } from 'react';
import type { BoardProps } from '@grove/game-kit/board';
import type { EarthTypes } from '../../rules/types.ts';
import { earth } from '../../rules/index.ts';
import type { Move } from '../../rules/move.ts';
import type { Speech } from './speech.ts';
import { modelOf, type TableModel, whyNot } from './table.ts';
import { useAuto } from './use-auto.tsx';
import { useIntent } from './use-intent.tsx';
import { usePlan } from './use-plan.tsx';
import { useUnwind } from './use-unwind.tsx';

/** Changes whenever another question is asked. */
const questionKey = ({ view, task, player }: TableModel): string =>
  JSON.stringify([view.turn, view.phase, task ?? null, player.cells.length]);

/** What the person can do now, and what the board does for them. */
export function useTurn(props: BoardProps<EarthTypes>, speech: Speech) {
  const { view, viewer, mayAct, play, undo, settings } = props;
  const model = modelOf(view, viewer, mayAct);
  const { state, seat } = model;
  const intent = useIntent(questionKey(model));
  /** The person took something back: the board waits for them before it goes on by itself. */
  const [isHeld, hold] = useState(false);
  const plan = usePlan(model, props.notes, () => hold(false));
  const unwinding = useUnwind(view, undo);
  /** How many own steps the plan of this turn has made. */
  const planned = useRef({ turn: -1, steps: 0 });

  const count = (steps: number) => {
    const isPlan = view.phase === 'activate';
    const before = planned.current.turn === view.turn ? planned.current.steps : 0;
    if (isPlan) planned.current = { turn: view.turn, steps: Math.max(0, before + steps) };
  };
  const playOne = (move: Move) => {
    count(1);
    play(move);
  };
  /** `rule` is the number behind it; what only the board asks for has none. */
  const refuse = (at: string, text: string, rule?: string) => intent.change({ refused: { at, text, rule } });
  /** Plays a step, or says why it is refused beside what was clicked. */
  const act = (move: Move, at = '') => {
    const refusal = whyNot(model, move);
    if (refusal !== undefined) return refuse(at, speech.game.refusal(refusal), refusal.rule);
    if (!mayAct) return;
    hold(false);
    intent.change({ aimed: undefined, chosen: undefined, marked: [] });
    playOne(move);
  };
  /** Plays steps that follow each other without a surprise. */
  const actAll = (moves: readonly Move[]) => {
    hold(false);
    for (const move of moves) playOne(move);
  };
  const enter = (text: string): string | undefined => {
    const move = earth.notation.readStep(state, seat, text);
    const refusal = whyNot(model, move);
    if (refusal !== undefined) return speech.game.refusal(refusal);
    hold(false);
    playOne(move);
    return undefined;
  };
  const takeBack = undo && {
    one: () => {
      hold(true);
      plan.stop();
      count(-1);
      undo();
    },
    all: () => {
      hold(true);
      plan.stop();
      unwinding.unwind(planned.current.steps);
      planned.current = { turn: view.turn, steps: 0 };
    },
  };
  const auto = isHeld || unwinding.isUnwinding || props.controls !== undefined ? undefined : plan.auto;
  useAuto({ motion: settings.motion, act: auto === undefined ? undefined : () => playOne(auto) });
  return {
    ...intent,
    model,
    seat,
    plan,
    settings,
    act,
    actAll,
    refuse,
    enter,
    takeBack,
    /** Changes whenever another question is asked. */
    question: questionKey(model),
    plannedSteps: planned.current.turn === view.turn ? planned.current.steps : 0,
    /** The board is about to go on by itself. */
    isBusy: auto !== undefined,
  };
}

export type Turn = ReturnType<typeof useTurn>;

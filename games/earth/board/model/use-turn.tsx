import { useRef, useState } from 'react';
import type { BoardProps } from '@grove/game-kit/board';
import { useActions } from '@grove/game-kit/board/use-actions';
import type { EarthTypes } from '../../rules/types.ts';
import { earth } from '../../rules/index.ts';
import { type Move, moveOf } from '../../rules/move.ts';
import { addFreeMoves } from '../../rules/tasks/free.ts';
import type { Speech } from './speech.ts';
import { modelOf, type TableModel } from './table.ts';
import { useAuto } from './use-auto.tsx';
import { type Intent, useIntent } from './use-intent.tsx';
import { usePlan } from './use-plan.tsx';
import { useUnwind } from './use-unwind.tsx';

/** Changes whenever another question is asked. */
const questionKey = ({ view, task, player }: TableModel): string =>
  JSON.stringify([view.turn, view.phase, task ?? null, player.cells.length]);

const BACK = moveOf('back');

/** Whether somebody who is not asked may come back and has something to do then. */
function mayComeBack({ state, seat, unasked }: TableModel): boolean {
  const free: Move[] = [];
  if (unasked.includes(BACK)) addFreeMoves(state, seat, free);
  return free.length > 0;
}

/** A lesson is read before the board goes on by itself; who starts the plan has read it. */
function useLesson(lesson: string | undefined) {
  const [passed, setPassed] = useState<string>();
  return { isSpeaking: lesson !== undefined && lesson !== passed, goOn: () => setPassed(lesson) };
}

/** Whether the table has refused what was sent at this question. The board does not send the same again by itself. */
function useIsRefused(refusal: string | undefined, question: string): boolean {
  const [last, setLast] = useState({ refusal, question });
  if (last.refusal !== refusal) setLast({ refusal, question });
  return refusal !== undefined && last.question === question;
}

/** What the person can do now, and what the board does for them. */
export function useTurn(props: BoardProps<EarthTypes>, speech: Speech) {
  const { view, viewer, mayAct, play, undo, settings } = props;
  const model = modelOf(view, viewer, mayAct);
  const { state, seat } = model;
  const question = questionKey(model);
  const intent = useIntent(question);
  /** The person took something back: the board waits for them before it goes on by itself. */
  const [isHeld, hold] = useState(false);
  const { isSpeaking, goOn } = useLesson(props.guide?.lesson);
  const plan = usePlan(model, props.notes, {
    isWaiting: isSpeaking,
    goOn: () => {
      hold(false);
      goOn();
    },
  });
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
  const { refused, clear, say, act, enter } = useActions<EarthTypes>({
    game: earth,
    state,
    seat,
    mayAct,
    play: playOne,
    undo,
    textOf: (refusal) => speech.game.refusal(refusal),
    question,
    forget: () => {
      hold(false);
      intent.change({ aimed: undefined, chosen: undefined, marked: [] });
    },
  });
  /** Plays steps that follow each other without a surprise. */
  const actAll = (moves: readonly Move[]) => {
    hold(false);
    for (const move of moves) playOne(move);
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
  const isNow = props.controls === undefined && props.showing === undefined;
  const isRefused = useIsRefused(props.refusal, question);
  const waits = isHeld || isRefused || isSpeaking || unwinding.isUnwinding || props.controls !== undefined;
  const auto = waits ? undefined : plan.auto;
  useAuto({ motion: settings.motion, act: auto === undefined ? undefined : () => playOne(auto) });
  return {
    ...intent,
    /** Another intention is no answer to what was refused. */
    change: (part: Partial<Intent>) => {
      clear();
      intent.change(part);
    },
    refused,
    model,
    seat,
    plan,
    settings,
    act: (move: Move, at = '') => act(move, at),
    actAll,
    say,
    /** E2.8: back into a step in which others still act; undefined where that is not possible, or what is shown is past. */
    comeBack: isNow && mayComeBack(model) ? () => (hold(true), play(BACK)) : undefined,
    enter,
    takeBack,
    /** Changes whenever another question is asked. */
    question,
    plannedSteps: planned.current.turn === view.turn ? planned.current.steps : 0,
    /** The board is about to go on by itself. */
    isBusy: auto !== undefined,
  };
}

export type Turn = ReturnType<typeof useTurn>;

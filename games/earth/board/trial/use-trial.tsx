import { useMemo, useState } from 'react';
import type { BoardProps } from '@grove/game-kit/board';
import type { Move } from '../../rules/move.ts';
import { takerOf } from '../../rules/legal.ts';
import type { EarthTypes } from '../../rules/types.ts';
import { modelOf } from '../model/table.ts';
import { useAuto } from '../model/use-auto.tsx';
import { type Changes, changesBetween } from './changes.ts';
import { type Trial, tryOut } from './trial.ts';

/** What is going on: steps are tried out, or those that were tried out are being played. */
interface Doing {
  readonly kind: 'trying' | 'playing';
  readonly turn: number;
  readonly moves: readonly Move[];
  /** While steps are played: the last own step that was known of when the one before was sent; undefined before the first. */
  readonly sentAfter?: number;
}

/** Why a plan did not come to its end. */
interface TrialEnd {
  readonly why: 'illegal' | 'turn' | 'refused';
  /** What the table said, where it refused a step. */
  readonly reason?: string;
}

/** A turn that is tried out before it is played. */
export interface TrialControls {
  /** Undefined where there is nothing to try out. */
  readonly begin: (() => void) | undefined;
  /** What was tried so far; undefined while nothing is tried out. */
  readonly trial: Trial | undefined;
  /** What that changes for the seat. */
  readonly changes: Changes | undefined;
  readonly add: (move: Move) => void;
  /** Takes the last step back; undefined while there is none. */
  readonly undo: (() => void) | undefined;
  readonly play: () => void;
  readonly drop: () => void;
  /** How many steps of a plan are still to be played; undefined while none is. */
  readonly left: number | undefined;
  readonly ended: TrialEnd | undefined;
}

/** Phases before the first turn have nothing to try out. */
const canTry = ({ view, viewer, mayAct, controls, guide }: BoardProps<EarthTypes>): boolean =>
  mayAct && viewer !== 'public' && view.turn > 0 && controls === undefined && guide === undefined;

export function useTrial(props: BoardProps<EarthTypes>): TrialControls {
  const { view, viewer } = props;
  const [doing, setDoing] = useState<Doing>();
  const [ended, setEnded] = useState<{ readonly turn: number; readonly end: TrialEnd }>();
  const seat = viewer === 'public' ? 0 : viewer;
  const wanted = doing?.kind === 'trying' && doing.turn === view.turn ? doing.moves : undefined;
  const trial = useMemo(() => (wanted === undefined ? undefined : tryOut(view, seat, wanted)), [view, seat, wanted]);
  const changes = useMemo(
    () => trial && changesBetween(modelOf(view, seat, false).state, trial.state, seat),
    [view, seat, trial],
  );
  const stop = (end?: TrialEnd) => {
    setDoing(undefined);
    setEnded(end && { turn: view.turn, end });
  };
  // A trial belongs to its turn: somebody ended that turn meanwhile, or the clock did.
  if (doing?.kind === 'trying' && doing.turn !== view.turn) stop({ why: 'turn' });
  const left = usePlayback(props, doing?.kind === 'playing' ? doing : undefined, stop, (moves, sentAfter) =>
    setDoing({ kind: 'playing', turn: view.turn, moves, sentAfter }),
  );
  const change = (to: (moves: readonly Move[]) => readonly Move[]) =>
    setDoing((before) => before && { ...before, moves: to(before.moves) });
  return {
    begin: canTry(props)
      ? () => {
          setEnded(undefined);
          setDoing({ kind: 'trying', turn: view.turn, moves: [] });
        }
      : undefined,
    trial,
    changes,
    add: (move) => change((moves) => [...moves, move]),
    undo: trial === undefined || trial.moves.length === 0 ? undefined : () => change(() => trial.moves.slice(0, -1)),
    play: () => trial && trial.moves.length > 0 && setDoing({ kind: 'playing', turn: view.turn, moves: trial.moves }),
    drop: () => stop(),
    left,
    ended: ended?.turn === view.turn ? ended.end : undefined,
  };
}

/** No own step was heard of yet. */
const NO_STEP = -1;

/**
 * Plays the steps of a plan one by one, as long as the table lets the person act and the next step is legal. A table far away takes a while
 * to answer, and what others do meanwhile changes the position too: a step is sent only when the one before it has been heard of. After the
 * last step the plan is kept, with nothing left, in case the table refuses that one.
 */
function usePlayback(
  { view, viewer, heard, mayAct, isSending, refusal, play, settings }: BoardProps<EarthTypes>,
  plan: Doing | undefined,
  stop: (end: TrialEnd) => void,
  goOn: (moves: readonly Move[], sentAfter: number) => void,
): number | undefined {
  const [next, ...rest] = plan?.moves ?? [];
  const lastOwn = heard.findLast((step) => step.seat === viewer)?.id ?? NO_STEP;
  const isWaiting = plan?.sentAfter === lastOwn;
  if (isWaiting && refusal !== undefined) stop({ why: 'refused', reason: refusal });
  const isOver = plan !== undefined && plan.turn !== view.turn;
  const step = () => {
    if (next === undefined) return;
    if (isOver) return stop({ why: 'turn' });
    const { state, seat } = modelOf(view, viewer, mayAct);
    if (takerOf(state, seat, next) === undefined) return stop({ why: 'illegal' });
    goOn(rest, lastOwn);
    play(next);
  };
  const isReady = next !== undefined && (isOver || (!isWaiting && mayAct && isSending !== true));
  useAuto({ motion: settings.motion, act: isReady ? step : undefined });
  return next === undefined ? undefined : rest.length + 1;
}

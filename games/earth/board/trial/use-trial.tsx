import { useMemo, useRef, useState } from 'react';
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
}

type TrialEnd = 'illegal' | 'turn';

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
  /** Why the last plan that was played did not come to its end. */
  readonly ended: TrialEnd | undefined;
}

/** Phases before the first turn have nothing to try out. */
const canTry = ({ view, viewer, mayAct, controls, guide }: BoardProps<EarthTypes>): boolean =>
  mayAct && viewer !== 'public' && view.turn > 0 && controls === undefined && guide === undefined;

export function useTrial(props: BoardProps<EarthTypes>): TrialControls {
  const { view, viewer } = props;
  const [doing, setDoing] = useState<Doing>();
  const [ended, setEnded] = useState<{ readonly turn: number; readonly why: TrialEnd }>();
  const seat = viewer === 'public' ? 0 : viewer;
  const wanted = doing?.kind === 'trying' && doing.turn === view.turn ? doing.moves : undefined;
  const trial = useMemo(() => (wanted === undefined ? undefined : tryOut(view, seat, wanted)), [view, seat, wanted]);
  const changes = useMemo(
    () => trial && changesBetween(modelOf(view, seat, false).state, trial.state, seat),
    [view, seat, trial],
  );
  const stop = (why?: TrialEnd) => {
    setDoing(undefined);
    setEnded(why && { turn: view.turn, why });
  };
  const left = usePlayback(props, doing?.kind === 'playing' ? doing : undefined, (moves) => {
    if (moves === 'illegal' || moves === 'turn') stop(moves);
    else if (moves.length === 0) stop();
    else setDoing({ kind: 'playing', turn: view.turn, moves });
  });
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
    play: () => trial && setDoing({ kind: 'playing', turn: view.turn, moves: trial.moves }),
    drop: () => stop(),
    left,
    ended: ended?.turn === view.turn ? ended.why : undefined,
  };
}

/** Plays the steps of a plan one by one, each on a new position, as long as the table lets the person act and the next step is legal. */
function usePlayback(
  { view, viewer, mayAct, play, settings }: BoardProps<EarthTypes>,
  plan: Doing | undefined,
  goOn: (moves: readonly Move[] | TrialEnd) => void,
): number | undefined {
  /** The position that the last step was played on: a table far away takes a while to answer. */
  const playedOn = useRef<unknown>(undefined);
  const step = () => {
    const [next, ...rest] = plan?.moves ?? [];
    if (plan === undefined || next === undefined) return;
    if (plan.turn !== view.turn) return goOn('turn');
    const { state, seat } = modelOf(view, viewer, mayAct);
    if (takerOf(state, seat, next) === undefined) return goOn('illegal');
    playedOn.current = view;
    goOn(rest);
    play(next);
  };
  const isReady = plan !== undefined && playedOn.current !== view && (mayAct || plan.turn !== view.turn);
  useAuto({ motion: settings.motion, act: isReady ? step : undefined });
  return plan?.moves.length;
}

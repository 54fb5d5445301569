import type { Game, GameTypes, Refusal, Seat } from '@grove/kernel';
import { useState } from 'react';
import type { Spot } from '../../guide/lesson.ts';
import type { BoardProps } from '../contract.ts';
import type { Reason } from '../parts/say.tsx';
import { readTyped } from './typed-steps.ts';

/** Why something was refused, and beside which part of the board it is said. */
export interface Refused extends Reason {
  readonly at: Spot;
}

interface ActionsOf<T extends GameTypes> extends Pick<BoardProps<T>, 'mayAct' | 'play' | 'undo'> {
  readonly game: Game<T>;
  /** A state that agrees with the view. */
  readonly state: T['State'];
  readonly seat: Seat;
  /** What a refusal reads on the board, where names stand for seats. */
  readonly textOf: (refusal: Refusal<T['Reason']>) => string;
  /** What a refusal of a typed move reads, where nothing on the board was touched. */
  readonly typedTextOf?: (refusal: Refusal<T['Reason']>) => string;
  /** Forgets what was about to be done: something else is done now. */
  readonly forget: () => void;
  /** A refusal belongs to the question that was asked; boards without this keep it until the next click. */
  readonly question?: string;
}

/** The ways to act that all boards share: a step by a click, typed moves, taking back. What is refused says why. */
export function useActions<T extends GameTypes>(given: ActionsOf<T>) {
  const { game, state, seat, mayAct, play, undo, textOf, typedTextOf = textOf, forget, question } = given;
  const [last, setLast] = useState<{ readonly question: string | undefined; readonly refused: Refused }>();
  const clear = () => setLast(undefined);
  /** `rule` is the number behind it; what only the board asks for has none. */
  const say = (at: Spot, text: string, rule?: string) => setLast({ question, refused: { at, text, rule } });
  const sayRefusal = (at: Spot, refusal: Refusal<T['Reason']>) => say(at, textOf(refusal), refusal.rule);
  /** Plays steps that are known to be legal one after the other. */
  const playAll = (moves: readonly T['Move'][]) => {
    clear();
    forget();
    for (const move of moves) play(move);
  };
  /** Plays what one click means, or says why its first step is refused beside what was clicked. */
  const actAll = (moves: readonly T['Move'][], at: Spot) => {
    const refusal = game.why(state, seat, moves[0]);
    if (refusal !== undefined) return sayRefusal(at, refusal);
    if (mayAct) playAll(moves);
    else clear();
  };
  const act = (move: T['Move'], at: Spot) => actAll([move], at);
  /** Plays what was typed, or says why it is refused. */
  const enter = (text: string): string | undefined => {
    const { steps, refusal } = readTyped(game, state, seat, text);
    if (refusal !== undefined) return typedTextOf(refusal);
    forget();
    for (const step of steps) play(step);
    return undefined;
  };
  const takeBack = () => {
    clear();
    forget();
    undo?.();
  };
  return {
    refused: last?.question === question ? last?.refused : undefined,
    clear,
    say,
    sayRefusal,
    act,
    actAll,
    playAll,
    enter,
    /** Undefined while nothing can be taken back. */
    takeBack: undo && takeBack,
  };
}

import type { BoardClock } from '@grove/game-kit/board';
import { useEffect, useState } from 'react';
import type { LocalGame } from './local-game.ts';

const SECOND = 1000;
const TICK = 250;

/** Shows the time of turns that the rules limit, and ends those whose time is out. Behind the curtain the sand stands still. */
export function useClock(game: LocalGame, isPaused: boolean): BoardClock | undefined {
  const [, draw] = useState(0);
  const version = game.version();
  const { sand, time } = game.steps;
  const isLimited = sand !== null;
  useEffect(() => {
    if (isPaused) time.pause();
    else time.run();
    if (!isLimited || isPaused) return undefined;
    const tick = () => {
      if (game.steps.sand?.left === 0) game.timeOut();
      else draw((drawn) => drawn + 1);
    };
    const timer = setInterval(tick, TICK);
    return () => clearInterval(timer);
  }, [game, time, version, isLimited, isPaused]);
  return sand === null ? undefined : { left: sand.left / SECOND, period: sand.period / SECOND, runs: !isPaused };
}

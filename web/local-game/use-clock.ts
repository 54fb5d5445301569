import type { BoardClock } from '@grove/game-kit/board';
import { useEffect, useState } from 'react';
import type { LocalGame } from './local-game.ts';
import { runSand, type Sand } from './sand.ts';

const TICK = 250;

/** Measures the turns that the rules limit, and ends those whose time is out. Behind the curtain the sand stands still. */
export function useClock(table: LocalGame, isPaused: boolean): BoardClock | undefined {
  const [sand, setSand] = useState<Sand>();
  const version = table.version();
  const isLimited = table.turnLimit !== undefined;
  useEffect(() => {
    const run = () => setSand((before) => runSand(before, table.turnLimit, performance.now(), !isPaused));
    run();
    if (!isLimited || isPaused) return undefined;
    const timer = setInterval(run, TICK);
    return () => clearInterval(timer);
  }, [table, version, isLimited, isPaused]);
  useEffect(() => {
    if (sand?.left === 0 && sand.turn === table.turnLimit?.turn) table.timeOut();
  }, [table, sand]);
  return sand && { left: sand.left / 1000, period: sand.period / 1000, runs: !isPaused };
}

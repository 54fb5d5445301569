import type { Cover } from '@grove/game-kit';
import type { BoardClock } from '@grove/game-kit/board';
import type { TableView } from '@grove/protocol';
import { useServerTime } from './use-server-time.ts';

const SECOND = 1000;

/** The game's own timer as the board shows it; the server measures it. */
export function useBoardClock({ timer }: Cover, view: TableView, skew: number): BoardClock | undefined {
  const now = useServerTime(view, skew);
  const { clock, options } = view.settings;
  if (timer === undefined || clock.kind !== 'sand' || view.phase !== 'playing') return undefined;
  const deadline = view.seats.find((seat) => seat.deadline !== null)?.deadline;
  if (deadline === undefined || deadline === null) return undefined;
  return { left: Math.max(0, deadline - now) / SECOND, period: Number(options[timer]), runs: true };
}

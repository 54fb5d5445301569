import type { TurnLimit } from '@grove/kernel';
import { isPlaying, type Table } from '../table.ts';
import { SECOND } from './spec.ts';
import { type SandTimer, sandLeftAt } from './time.ts';

function limitOf(table: Table): TurnLimit | undefined {
  const { kit, match, data } = table;
  if (match === null || !isPlaying(table) || data.settings.clock.kind !== 'sand') return undefined;
  return kit.game.turnLimit?.(match.state);
}

/** Lets the sand run on in the same turn, and turns the timer when the next one begins. */
export function keepSand(table: Table, at: number): void {
  const limit = limitOf(table);
  const { sand } = table.data;
  if (limit === undefined) table.data.sand = null;
  else if (!isSameTurn(sand, limit)) {
    const over = limit.carriesOver && sand !== null ? remainder(sand, at) : 0;
    table.data.sand = timerFor(limit, over + limit.seconds * SECOND, at);
  }
}

/** After an undo: within the turn the sand runs on; a turn that comes back has the time that it had left. */
export function turnBackSand(table: Table, leftThen: number | null, at: number): void {
  const limit = limitOf(table);
  if (limit === undefined) table.data.sand = null;
  else if (!isSameTurn(table.data.sand, limit)) {
    table.data.sand = timerFor(limit, leftThen ?? limit.seconds * SECOND, at);
  }
}

const isSameTurn = (sand: SandTimer | null, limit: TurnLimit): boolean =>
  sand !== null && sand.seat === limit.seat && sand.turn === limit.turn;

const timerFor = ({ seat, turn, seconds }: TurnLimit, left: number, at: number): SandTimer => ({
  seat,
  turn,
  period: seconds * SECOND,
  left,
  since: at,
});

/**
 * C5.2: what the next player gets beside the full period is the sand still in the upper glass. Somebody who is quicker
 * than the remainder that he got himself passes on the rest of it, and not a second period as well.
 */
function remainder(sand: SandTimer, at: number): number {
  const left = sandLeftAt(sand, at);
  return left > sand.period ? left - sand.period : left;
}

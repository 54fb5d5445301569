import type { TurnLimit } from '@grove/kernel';
import { isPlaying, type Table } from '../table.ts';
import { nextSand, sandAfterUndo } from './sand-timer.ts';

function limitOf(table: Table): TurnLimit | undefined {
  const { game, match, data } = table;
  if (match === null || !isPlaying(table) || data.settings.clock.kind !== 'sand') return undefined;
  return game.turnLimit?.(match.state);
}

/** After a step, or when somebody comes or goes. */
export function keepSand(table: Table, at: number): void {
  table.data.sand = nextSand(table.data.sand, limitOf(table), at);
}

/** After an undo: `leftThen` is the time that was left when the step that was taken back was made. */
export function turnBackSand(table: Table, leftThen: number | null, at: number): void {
  table.data.sand = sandAfterUndo(table.data.sand, limitOf(table), leftThen, at);
}

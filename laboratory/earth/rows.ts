import { writeFileSync } from 'node:fs';
import {
  FITTED,
  INPUTS,
  INPUTS_ALONE,
  marginOf,
  MOST_MARKS,
  type policyMove,
  writeAlone,
  writeInputs,
  writeMarks,
} from '@grove/games/earth/bot';

export type State = Parameters<typeof policyMove>[0];
export type Move = ReturnType<typeof policyMove>;

/** What is known of a turn besides what networks see: the lead then and at the end, and the game's number. */
const BESIDES = 3;
const NO_MARK = -1;

/** The numbers and marks that a network sees from a seat at the beginning of its turn, one after the other. */
export function seenFrom(state: State, seat: number): Float32Array {
  const isAlone = state.players.length === 1;
  const seen = new Float32Array((isAlone ? INPUTS_ALONE : INPUTS) + MOST_MARKS).fill(NO_MARK);
  if (isAlone) writeAlone(seen, state, FITTED.solo);
  else writeInputs(seen, state, seat, FITTED.table);
  const marks = new Int32Array(MOST_MARKS);
  const set = writeMarks(marks, state, seat);
  seen.set(marks.subarray(0, set), seen.length - MOST_MARKS);
  return seen;
}

/**
 * The row of a turn, as `rows.py` reads it: what a network sees from each seat, then how far the first seat is ahead. How far it
 * will be in the end is not known yet.
 */
export function rowOf(state: State): Float32Array {
  const seen = state.players.map((_, seat) => [...seenFrom(state, seat)]);
  return Float32Array.from([...seen.flat(), marginOf(state, 0), 0, 0]);
}

/** Plays games for so long and writes all their rows into one file; how many games and rows there were. */
export function writeGames(
  seconds: number,
  out: string,
  rowsOf: (game: number) => readonly Float32Array[],
): { games: number; rows: number } {
  const end = performance.now() + seconds * 1000;
  const rows: Float32Array[] = [];
  let games = 0;
  while (performance.now() < end) rows.push(...rowsOf(games++));
  writeFileSync(out, Buffer.concat(rows.map((row) => Buffer.from(row.buffer))));
  return { games, rows: rows.length };
}

/** Adds to the rows of a game what came of it. */
export function finishRows(rows: readonly Float32Array[], end: State, game: number): void {
  for (const row of rows) row.set([marginOf(end, 0), game], row.length - BESIDES + 1);
}

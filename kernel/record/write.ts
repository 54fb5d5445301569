import { itemAt } from '../item-at.ts';
import type { GameTypes } from '../game.ts';
import type { Match } from '../match/match.ts';
import { seatNumber } from '../seat.ts';
import type { Entry, GameRecord } from './record.ts';

/** The record of a match so far, in the order in which turns were completed. */
export function recordOf<T extends GameTypes>(match: Match<T>, chance: GameRecord['chance']): GameRecord {
  return {
    game: match.game.id,
    rules: match.rules,
    players: match.players,
    options: match.options,
    chance,
    moves: entriesOf(match),
  };
}

/** Groups the steps of each seat into turns; in simultaneous phases the seats' steps may lie between each other. */
export function entriesOf<T extends GameTypes>(match: Match<T>): Entry[] {
  const { notation } = match.game;
  const open: T['Move'][][] = Array.from({ length: match.players }, () => []);
  const entries: Entry[] = [];
  for (const { seat, move } of match.steps) {
    const turn = itemAt(open, seat);
    if (!notation.closes(match.state, move)) {
      turn.push(move);
      continue;
    }
    // In some games every step is a turn of its own.
    const whole = turn.length === 0 ? [move] : turn.concat(move);
    entries.push([seatNumber(seat), notation.writeTurn(match.state, whole)]);
    if (turn.length > 0) open[seat] = [];
  }
  return entries;
}

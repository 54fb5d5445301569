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
  const { state, steps, players } = match;
  const { notation } = match.game;
  /** By seat, what its turn has so far. */
  const open: (T['Move'][] | undefined)[] = Array.from({ length: players }, () => undefined);
  const entries: Entry[] = [];
  for (const { seat, move } of steps) {
    let turn = open[seat];
    if (turn === undefined) turn = [move];
    else turn.push(move);
    const closes = notation.closes(state, move);
    if (closes) entries.push([seatNumber(seat), notation.writeTurn(state, turn)]);
    open[seat] = closes ? undefined : turn;
  }
  return entries;
}

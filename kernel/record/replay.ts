import type { MatchChance } from '../chance/chance.ts';
import { ScriptedChance } from '../chance/scripted.ts';
import { SeededChance } from '../chance/seeded.ts';
import type { Game, GameTypes } from '../game.ts';
import { Match } from '../match/match.ts';
import { BadInput } from '../refusal.ts';
import { seatIndex, seatNumber, type Seat } from '../seat.ts';
import type { Entry, GameRecord } from './record.ts';

/** Called after every step, for those who want to watch the game and not only its end. */
export type Watch<T extends GameTypes> = (match: Match<T>, seat: Seat, move: T['Move'], events: T['Event'][]) => void;

/** The match of a record before its first move. */
export function beginRecord<T extends GameTypes>(game: Game<T>, record: GameRecord): Match<T> {
  const { players, options, rules } = record;
  return BadInput.at('set-up', () => new Match(game, players, options, chanceOf(record), rules || undefined));
}

/** Plays a record again, by the rules it was played by. Throws BadInput that names the entry, its seat and what is wrong with it. */
export function replay<T extends GameTypes>(game: Game<T>, record: GameRecord, watch?: Watch<T>): Match<T> {
  const match = beginRecord(game, record);
  const { chance } = match;
  record.moves.forEach((entry, i) => playEntry(match, entry, i, watch));
  if (chance instanceof ScriptedChance) BadInput.at('chance', () => chance.assertUsedUp());
  return match;
}

/** The chance that a recorded game began with. */
export const chanceOf = ({ chance }: GameRecord): MatchChance =>
  'seed' in chance ? SeededChance.from(chance.seed) : new ScriptedChance(chance);

function playEntry<T extends GameTypes>(match: Match<T>, [number, text]: Entry, i: number, watch?: Watch<T>): void {
  const seat = seatIndex(number);
  BadInput.at(`move ${i + 1} (seat ${number}: ${text})`, () => {
    if (seat < 0 || seat >= match.players) throw new BadInput(`seats go from 1 to ${match.players}`);
    if (match.over) throw new BadInput('the game is over');
    for (const move of match.game.notation.readTurn(match.state, seat, text)) {
      const events = match.play(seat, move);
      watch?.(match, seat, move, events);
    }
  });
}

/** A sentence about who is expected to move, for error messages and prompts. */
export function waitingText<T extends GameTypes>(match: Match<T>): string {
  const seats = match.game.waitingFor(match.state).map(seatNumber);
  return seats.length === 0 ? 'the game is over' : `waiting for seat ${seats.join(', ')}`;
}

import { itemAt, Match, SeededChance, type Seat } from '@grove/kernel';
import * as fc from 'fast-check';
import { concert, type ConcertTypes, type Event } from '../rules/index.ts';

/** Looks at a match after a step. */
export type Look = (match: Match<ConcertTypes>, seat: Seat, move: number, events: readonly Event[]) => void;

/** One step in so many is a time-out. */
const TIMEOUTS = 12;
/** Turns end more often than at random, so that games have many turns, concerts and skipped seats. */
const ENDINGS = 2;

/** Plays a random game to the end, time-outs included. */
export function randomGame(
  players: number,
  seed: string,
  look: Look = () => {},
  steps = Infinity,
): Match<ConcertTypes> {
  const match = new Match(concert, players, {}, SeededChance.from(seed));
  const choice = SeededChance.from(seed, 'choices');
  while (!match.over && match.steps.length < steps) {
    const waiting = concert.waitingFor(match.state);
    const seat = itemAt(waiting, choice.pick(waiting.length));
    const move = randomMove(match, seat, choice);
    look(match, seat, move, match.play(seat, move));
  }
  return match;
}

function randomMove({ state }: Match<ConcertTypes>, seat: Seat, choice: SeededChance): number {
  const timeouts = concert.interruptions?.(state, seat) ?? [];
  const moves = concert.moves(state, seat);
  if (moves.length === 0) throw new Error(`seat ${seat} is waited for but has no moves`);
  if (timeouts.length > 0 && choice.pick(TIMEOUTS) === 0) return itemAt(timeouts, 0);
  const endings = state.stage === 'turns' && state.cardsPlayed > 0 && choice.pick(ENDINGS) === 0;
  const first = endings ? Math.max(0, moves.length - 5) : 0;
  return itemAt(moves, first + choice.pick(moves.length - first));
}

const SEED = 4;

/** Tries a property on random games for two to six players; a failure prints players and seed. */
export function onRandomGames(runs: number, property: (players: number, seed: string, moment: number) => void): void {
  const games = fc.property(fc.integer({ min: 2, max: 6 }), fc.nat(99_999), fc.nat(120), (players, seed, moment) =>
    property(players, `concert ${seed}`, moment),
  );
  fc.assert(games, { seed: SEED, numRuns: runs });
}

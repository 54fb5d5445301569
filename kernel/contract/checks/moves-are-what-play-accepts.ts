import {
  allSeats,
  canonical,
  type Game,
  type GameTypes,
  IllegalMove,
  type MatchChance,
  type Seat,
  SeededChance,
  seatsIn,
} from '../../index.ts';
import type { Check } from '../context.ts';
import { randomGame, type Position, sample } from '../random-game.ts';
import { movesSeen, variantsOf } from '../foreign-moves.ts';
import { Breach, must, mustEqual, withoutStacks } from '../breach.ts';
import { eachGame } from '../seeded-game.ts';

/** How many legal moves are played, and how many illegal ones tried, per seat and position; `why` is asked about all that are listed. */
const TRIED = 6;

/** What `moves`, `unasked` and `interruptions` list is legal, what they do not list is refused, and neither asking nor refusing changes anything. */
export const movesAreWhatPlayAccepts: Check = (game, context) => {
  const pool = movesSeen(game, context);
  eachGame(context.randomGames, (seeded) => {
    const choice = SeededChance.from(seeded.seed, 'samples');
    for (const position of randomGame(game, seeded)) {
      const { state, chance } = position;
      const before = JSON.stringify(game.save(state));
      const uses = chance.uses;
      const refused = seatsIn(allSeats(seeded.players)).map((seat) => {
        const legal = checkListed(game, position, seat, choice);
        const foreign = foreignMoves(pool, legal, choice);
        checkRefused(game, position, seat, foreign);
        return foreign;
      });
      const what = () => `asking about moves, or refusing ${canonical(refused)},`;
      must(chance.uses === uses, () => `${what()} asked chance`);
      const after = JSON.stringify(game.save(state));
      if (after !== before) mustEqual(after, before, `${what()} changed the state`);
    }
  });
};

/** Returns everything that the seat may do, by its text. */
function checkListed<T extends GameTypes>(
  game: Game<T>,
  { state, chance }: Position<T>,
  seat: Seat,
  choice: MatchChance,
): Map<string, T['Move']> {
  const listed = game.moves(state, seat);
  const legal = new Map(listed.map((move) => [canonical(move), move]));
  must(legal.size === listed.length, () => `moves of seat index ${seat} are listed more than once`);
  const waited = game.waitingFor(state).includes(seat);
  must(waited === listed.length > 0, () => `seat index ${seat}: waited for ${waited}, but ${listed.length} moves`);
  const unlisted = (what: string, moves: readonly T['Move'][] = []): void => {
    for (const move of moves) {
      must(!legal.has(canonical(move)), () => `${what} ${canonical(move)} is offered as a move`);
      legal.set(canonical(move), move);
    }
  };
  unlisted('the unasked step', game.unasked?.(state, seat));
  unlisted('the interruption', game.interruptions?.(state, seat));
  for (const [text, move] of legal) {
    const refusal = game.why(state, seat, move);
    must(
      refusal === undefined,
      () => `why refuses ${text} of seat index ${seat}, which is listed: ${canonical(refusal)}`,
    );
  }
  for (const move of sample([...legal.values()], TRIED, choice)) {
    game.play(game.copy(state), seat, move, chance.copy());
  }
  return legal;
}

function foreignMoves<Move>(pool: readonly Move[], legal: Map<string, Move>, choice: MatchChance): Move[] {
  const variants = sample([...legal.values()], TRIED, choice).flatMap((move) => variantsOf(move) as Move[]);
  const foreign = [...sample(pool, TRIED, choice), ...sample(variants, TRIED, choice)];
  return foreign.filter((move) => !legal.has(canonical(move)));
}

function checkRefused<T extends GameTypes>(
  game: Game<T>,
  { state, chance }: Position<T>,
  seat: Seat,
  moves: readonly T['Move'][],
): void {
  for (const move of moves) {
    const what = `${canonical(move)} of seat index ${seat}`;
    must(game.why(state, seat, move) !== undefined, () => `why allows ${what}, which is not listed`);
    must(throwsIllegalMove(game, state, seat, move, chance), () => `play accepts ${what}, which is not listed`);
  }
}

function throwsIllegalMove<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: Seat,
  move: T['Move'],
  chance: MatchChance,
): boolean {
  try {
    withoutStacks(() => game.play(state, seat, move, chance));
    return false;
  } catch (error) {
    if (error instanceof IllegalMove) return true;
    throw new Breach(`play met ${canonical(move)} with ${String(error)} instead of IllegalMove`, { cause: error });
  }
}

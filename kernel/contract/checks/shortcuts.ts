import { type Game, type GameTypes, randomMove, type Seat, SeededChance } from '../../index.ts';
import { mustMatch } from '../breach.ts';
import type { Check } from '../context.ts';
import { randomGame } from '../random-game.ts';
import { eachGame } from '../seeded-game.ts';

/** So many random moves are compared for each seat and position. */
const TRIED = 4;

/** What a game offers to spare the making of lists says the same as the lists. */
export const shortcutsSayTheSame: Check = (game, { randomGames }) => {
  eachGame(randomGames, (seeded) => {
    let last: { readonly stamp: number | undefined; readonly uses: number; readonly knowers: number[] } | undefined;
    for (const { state, chance } of randomGame(game, seeded)) {
      const now = { stamp: game.knowledgeStamp?.(state), uses: chance.uses, knowers: Array.from(game.knowers(state)) };
      const isUnchanged = now.stamp !== undefined && now.stamp === last?.stamp && now.uses === last.uses;
      if (isUnchanged) mustMatch(now.knowers, last?.knowers, 'knowers changed without a new knowledge stamp');
      last = now;
      for (const seat of game.waitingFor(state)) checkRandomMove(game, state, seat, seeded.seed);
    }
  });
};

/** The same question to the same chance must have the same answer, and ask for nothing more. */
function checkRandomMove<T extends GameTypes>(game: Game<T>, state: T['State'], seat: Seat, seed: string): void {
  const moves = game.moves(state, seat);
  const [one, other] = [SeededChance.from(seed, `move ${seat}`), SeededChance.from(seed, `move ${seat}`)];
  for (let i = 0; i < TRIED; i++) {
    const move = randomMove(game, state, seat, one);
    mustMatch(move, moves[other.pick(moves.length)], 'the random move is not the one that chance picks from the list');
  }
  mustMatch(one.save(), other.save(), 'the random move asks chance more often than once');
}

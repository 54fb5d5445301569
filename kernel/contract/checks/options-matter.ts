import { itemAt } from '../../item-at.ts';
import { canonical, type Game, type GameTypes } from '../../index.ts';
import type { Check } from '../context.ts';
import { digestOf } from '../digest.ts';
import { randomGame } from '../random-game.ts';
import { must } from '../breach.ts';
import { type SeededGame } from '../seeded-game.ts';

const SEEDS = 5;

/**
 * Every value of every option makes some game go another way than the default does, unless the option is for boards: then
 * no value of it does.
 */
export const optionsMatter: Check = (game, { settings }) => {
  const special = settings.filter(({ options }) => Object.keys(options).length > 0);
  const byOptions = Object.groupBy(special, ({ options }) => canonical(options));
  for (const [options, same = []] of Object.entries(byOptions)) {
    const matters = same.some((seeded) => changesTheGame(game, seeded));
    const said = options.slice(0, 200);
    if (same.every((seeded) => isForBoards(game, seeded)))
      must(!matters, `the option ${said} for boards changes the game`);
    else must(matters, `the option ${said} changes nothing in ${SEEDS} games of every player number`);
  }
};

const isForBoards = <T extends GameTypes>({ options: specs }: Game<T>, { options }: SeededGame): boolean =>
  Object.keys(options).every((name) => 'forBoards' in itemAt(specs, name));

function changesTheGame<T extends GameTypes>(game: Game<T>, seeded: SeededGame): boolean {
  return Array.from({ length: SEEDS }, (_, i) => ({ ...seeded, seed: `${seeded.seed}/${i}` })).some(
    (seeded) => course(game, seeded) !== course(game, { ...seeded, options: {} }),
  );
}

/** All that a table notices of a game, without the states and views, which may hold the options themselves. */
function course<T extends GameTypes>(game: Game<T>, seeded: SeededGame): string {
  const positions = Array.from(randomGame(game, seeded), ({ state, events }) => {
    const moves = game.waitingFor(state).map((seat) => [seat, game.moves(state, seat)]);
    return canonical([moves, events, game.result(state), game.turnLimit?.(state) ?? null]);
  });
  return digestOf(positions.join('\n'));
}

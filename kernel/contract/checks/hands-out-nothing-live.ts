import { type Game, type GameTypes, viewersOf } from '../../index.ts';
import type { Check } from '../context.ts';
import { randomGame, type Position } from '../random-game.ts';
import { mustEqual } from '../breach.ts';
import { eachGame } from '../seeded-game.ts';

/** Every so many positions everything is kept that the game hands out. */
const KEPT_EVERY = 8;

/**
 * What a game hands out stays as it was while the game goes on: a table keeps views and events to send them later, and
 * a match compares what was known before a step with what is known after it.
 */
export const handsOutNothingLive: Check = (game, { randomGames }) => {
  eachGame(randomGames, (seeded) => {
    const kept: Kept[] = [];
    let latest: Kept[] = [];
    for (const position of randomGame(game, seeded)) {
      latest.forEach(mustBeUnchanged);
      latest = position.index % KEPT_EVERY === 0 ? [...handedOut(game, position, seeded.players)].map(keep) : [];
      kept.push(...latest);
    }
    kept.forEach(mustBeUnchanged);
  });
};

/** Something that was handed out, and what it looked like then. */
interface Kept {
  readonly what: string;
  readonly value: unknown;
  readonly text: string;
}

const keep = ([what, value]: readonly [string, unknown]): Kept => ({ what, value, text: JSON.stringify(value) });

function mustBeUnchanged({ what, value, text }: Kept): void {
  mustEqual(JSON.stringify(value), text, `${what} changed when the game went on`);
}

function* handedOut<T extends GameTypes>(
  game: Game<T>,
  { state, events }: Position<T>,
  players: number,
): Generator<[string, unknown], void> {
  for (const viewer of viewersOf(players)) {
    yield [`the view of ${viewer}`, game.view(state, viewer)];
    yield [`what viewer ${viewer} heard`, events.map((event) => game.seen(event, viewer) ?? null)];
  }
  yield ['what the seats knew', game.knowers(state)];
  yield ['the saved state', game.save(state)];
  yield ['the seats waited for', game.waitingFor(state)];
  yield ['the moves', game.waitingFor(state).map((seat) => game.moves(state, seat))];
  yield ['the unasked steps', game.waitingFor(state).map((seat) => game.unasked?.(state, seat))];
  yield ['the result', game.result(state)];
}

import { type Game, type GameTypes, viewersOf } from '../../index.ts';
import type { Check } from '../context.ts';
import { journey, type Moment } from '../journey.ts';
import { eachTrial, mustEqual } from '../trial.ts';

/** Every so many moments everything is kept that the game hands out. */
const KEPT_EVERY = 8;

/**
 * What a game hands out stays as it was while the game goes on: a table keeps views and events to send them later, and
 * a match compares what was known before a step with what is known after it.
 */
export const handsOutNothingLive: Check = (game, { trials }) => {
  eachTrial(trials, (trial) => {
    const kept: Kept[] = [];
    let latest: Kept[] = [];
    for (const moment of journey(game, trial)) {
      latest.forEach(mustBeUnchanged);
      latest = moment.index % KEPT_EVERY === 0 ? [...handedOut(game, moment, trial.players)].map(keep) : [];
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
  { state, events }: Moment<T>,
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
  yield ['the result', game.result(state)];
}

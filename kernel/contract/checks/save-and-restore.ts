import {
  canonical,
  type Game,
  type GameTypes,
  type Json,
  type MatchChance,
  restoreChance,
  viewersOf,
} from '../../index.ts';
import type { Check } from '../context.ts';
import { journey } from '../journey.ts';
import { eachTrial, mustEqual, type Trial } from '../trial.ts';

/** A twin game is written to text and read back before every step, and must stay the same game to the end. */
export const savesAndRestores: Check = (game, { trials }) => {
  eachTrial(trials, (trial) => {
    let twin: { state: unknown; chance: MatchChance } | undefined;
    for (const { state, chance, next } of journey(game, trial)) {
      twin ??= { state: game.copy(state), chance: chance.copy() };
      twin = {
        state: game.restore(throughText(game.save(twin.state))),
        chance: restoreChance(throughText(twin.chance.save())),
      };
      compare(game, trial, state, twin.state);
      if (next) game.play(twin.state, next.seat, next.move, twin.chance);
    }
  });
};

const throughText = (saved: Json): Json => JSON.parse(JSON.stringify(saved)) as Json;

function compare<T extends GameTypes>(game: Game<T>, { players }: Trial, state: T['State'], twin: T['State']): void {
  mustEqual(canonical(game.save(twin)), canonical(game.save(state)), 'saved and restored, the state is another');
  const waiting = game.waitingFor(state);
  mustEqual(canonical(game.waitingFor(twin)), canonical(waiting), 'restored, the game waits for other seats');
  for (const seat of waiting) {
    mustEqual(canonical(game.moves(twin, seat)), canonical(game.moves(state, seat)), 'restored, the moves are others');
  }
  for (const viewer of viewersOf(players)) {
    mustEqual(
      canonical(game.view(twin, viewer)),
      canonical(game.view(state, viewer)),
      `restored, the view of ${viewer} is another`,
    );
  }
  mustEqual(canonical(game.result(twin)), canonical(game.result(state)), 'restored, the result is another');
}

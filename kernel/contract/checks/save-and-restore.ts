import { itemAt } from '../../item-at.ts';
import {
  type Game,
  type GameTypes,
  type Json,
  type MatchChance,
  restoreChance,
  type Viewer,
  viewersOf,
} from '../../index.ts';
import type { Check, Context } from '../context.ts';
import { randomGame } from '../random-game.ts';
import { mustMatch } from '../breach.ts';
import { eachGame } from '../seeded-game.ts';

/** A twin game is written to text and read back before every step, and must stay the same game to the end. */
export const savesAndRestores: Check = <T extends GameTypes>(game: Game<T>, { randomGames }: Context) => {
  eachGame(randomGames, (seeded) => {
    const viewers = viewersOf(seeded.players);
    let twin: { state: T['State']; chance: MatchChance } | undefined;
    for (const { index, state, chance, next } of randomGame(game, seeded)) {
      twin ??= { state: game.copy(state), chance: chance.copy() };
      twin = {
        state: game.restore(throughText(game.save(twin.state))),
        chance: restoreChance(throughText(twin.chance.save())),
      };
      // One viewer after the other: with all at every step most of the time would go into views.
      const viewer = itemAt(viewers, index % viewers.length);
      compare(game, viewer, state, twin.state);
      if (next) game.play(twin.state, next.seat, next.move, twin.chance);
    }
  });
};

const throughText = (saved: Json): Json => JSON.parse(JSON.stringify(saved)) as Json;

function compare<T extends GameTypes>(game: Game<T>, viewer: Viewer, state: T['State'], twin: T['State']): void {
  const same = (look: (state: T['State']) => unknown, what: string) =>
    mustMatch(look(twin), look(state), `saved and restored, ${what}`);
  same((state) => game.save(state), 'the state is another');
  same((state) => game.waitingFor(state), 'the game waits for other seats');
  same((state) => game.waitingFor(state).map((seat) => game.moves(state, seat)), 'the moves are others');
  same((state) => game.view(state, viewer), `the view of ${viewer} is another`);
  same((state) => game.result(state), 'the result is another');
}

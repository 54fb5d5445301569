import { gameModules } from '@grove/games/loaded';
import { itemAt, SeededChance } from '@grove/kernel';
import { expect, test } from 'vitest';
import { betweenPeople } from '../local-game/hand-over.ts';
import { LocalGame } from '../local-game/local-game.ts';
import { PERSON } from '../local-game/seating.ts';

/** Everybody chooses sides, then everybody composts (E3.14): that is before the first turn. */
const BEFORE_TURNS = '0 ';
const earth = gameModules.find(({ game }) => game.id === 'earth');

/** How often each person was handed the screen in each turn, by `turn seat`. */
function handOvers(people: number, seed: string): Map<string, number> {
  if (earth === undefined) throw new Error('Earth is not among the games');
  const game = new LocalGame(
    earth,
    Array.from({ length: people }, () => PERSON),
    seed,
  );
  const chance = SeededChance.from(seed);
  const bot = itemAt(earth.bots, 'greedy')(earth.game);
  const counts = new Map<string, number>();
  let lookedBy: number | undefined;
  for (let steps = 0; steps < 300 && game.turn !== undefined; steps++) {
    const { viewer } = game;
    const view = game.match.view(viewer);
    const between = betweenPeople(game, view, viewer, lookedBy);
    const key = `${(view as { turn: number }).turn} ${viewer}`;
    if (between === 'curtain') counts.set(key, (counts.get(key) ?? 0) + 1);
    if (between !== 'nothing') lookedBy = between === 'curtain' ? viewer : undefined;
    game.play(bot.choose(view, viewer, chance));
  }
  return counts;
}

test.each([2, 3])('%i people at one screen hand it over at most once each in a turn of Earth', (people) => {
  const counts = handOvers(people, 'hand over');
  const perTurn = [...counts].filter(([key]) => !key.startsWith(BEFORE_TURNS));
  expect(perTurn.length).toBeGreaterThan(5);
  expect(perTurn.filter(([, times]) => times > 1)).toEqual([]);
});

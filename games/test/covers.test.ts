import { expect, test } from 'vitest';
import { games } from '../index.ts';
import { gameModules } from '../loaded.ts';

test('the loaded games are those of the list, in its order', () => {
  expect(gameModules.map(({ game }) => game.id)).toEqual(games.map(({ cover }) => cover.id));
});

test.each(gameModules)('the cover of $game.id says what the game is', ({ cover, game, bots, daily }) => {
  const choices = Object.entries(game.options).filter(([, { kind }]) => kind === 'choice');
  expect(cover.id).toBe(game.id);
  expect(cover.players).toEqual(game.players);
  expect(cover.options).toEqual(Object.fromEntries(choices));
  expect(cover.bots).toEqual(Object.keys(bots));
  expect(cover.timer !== undefined).toBe(game.turnLimit !== undefined);
  if (cover.timer !== undefined) expect(Object.keys(cover.options)).toContain(cover.timer);
  for (const words of Object.values(cover.words)) {
    expect(words.daily !== undefined).toBe(daily !== undefined);
    expect(Object.keys(words.styles ?? {})).toEqual(cover.styles ?? []);
  }
});

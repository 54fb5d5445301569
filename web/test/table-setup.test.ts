import { games } from '@grove/games';
import { valuesFor } from '@grove/kernel';
import { expect, test } from 'vitest';
import { findGame } from '../boards/find.ts';
import { fitting } from '../pages/option-rows.tsx';
import { OPEN, defaultSetup, newTableFrom } from '../online/table-setup.ts';
import { botChoices, defaultBot } from '../local-game/bot-choices.ts';

const covers = games.map(({ cover }) => cover);

function coverOf(id: string) {
  const cover = findGame(id)?.cover;
  if (cover === undefined) throw new Error(`there is no game ${id}`);
  return cover;
}

test.for(covers)('a table of $id as the form first shows it has values for every number of players', (cover) => {
  for (let { min: players } = cover.players; players <= cover.players.max; players++) {
    const { seats, settings } = newTableFrom(cover, { ...defaultSetup(cover), players }, false);
    expect(seats).toEqual(['me', ...Array.from({ length: players - 1 }, () => OPEN)]);
    for (const [name, spec] of Object.entries(cover.options)) {
      expect(valuesFor(spec, players)).toContain(settings.options[name]);
    }
  }
});

test('what does not fit the number of players is as the game has it', () => {
  const cover = coverOf('earth');
  const setup = { ...defaultSetup(cover), options: { ...defaultSetup(cover).options, teams: '3v3' } };
  expect(newTableFrom(cover, { ...setup, players: 6 }, false).settings.options.teams).toBe('3v3');
  expect(newTableFrom(cover, { ...setup, players: 2 }, false).settings.options.teams).toBe('none');
});

test('options of a table that the form does not show stay as they are', () => {
  const cover = coverOf('evergreen-planet');
  expect(fitting(cover, { players: 2, people: 2 }, { material: 'own' })).toMatchObject({ material: 'own' });
});

test('with bots no seat stays open, and the game starts', () => {
  const cover = coverOf('evergreen-planet');
  const { seats, start } = newTableFrom(cover, { ...defaultSetup(cover), players: 3, others: ['random', OPEN] }, true);
  expect(seats).toEqual(['me', 'random', 'sapling']);
  expect(start).toBe(true);
});

test('people have the timer of the rules (C1.5), whoever plays with bots alone has none, and a choice stands', () => {
  const cover = coverOf('evergreen-concert');
  const setup = { ...defaultSetup(cover), players: 3, others: ['sapling', OPEN] };
  const timeOf = (part: Partial<typeof setup>, withBots = false) => {
    const { clock, options } = newTableFrom(cover, { ...setup, ...part }, withBots).settings;
    return [clock.kind, options.timer];
  };
  expect(timeOf({})).toEqual(['sand', 60]);
  expect(timeOf({ others: ['sapling', 'tree', OPEN] })).toEqual(['none', 0]);
  expect(timeOf({}, true)).toEqual(['none', 0]);
  expect(timeOf({ clock: { kind: 'sand' }, options: { timer: 90 } }, true)).toEqual(['sand', 90]);
  expect(timeOf({ clock: { kind: 'none' }, options: { timer: 0 } })).toEqual(['none', 0]);
});

test('games without a timer of their own have no limit that nobody chose', () => {
  const cover = coverOf('evergreen-planet');
  expect(newTableFrom(cover, defaultSetup(cover), false).settings.clock).toEqual({ kind: 'none' });
});

test('points are hidden from others only', () => {
  const cover = coverOf('earth');
  const setup = { ...defaultSetup(cover), options: { ...defaultSetup(cover).options, scores: 'hidden' } };
  expect(newTableFrom(cover, { ...setup, players: 2 }, false).settings.options.scores).toBe('hidden');
  expect(newTableFrom(cover, { ...setup, players: 1 }, false).settings.options.scores).toBe('open');
});

test('people choose from the levels, weakest first, before the bots that are there to compare', () => {
  for (const { bots } of covers) {
    expect(botChoices(bots)).toEqual(['seedling', 'sapling', 'tree', 'ancient', 'greedy', 'random']);
  }
  expect(botChoices(['random', 'greedy'])).toEqual(['greedy', 'random']);
  expect(defaultBot(['random', 'greedy'])).toBe('greedy');
});

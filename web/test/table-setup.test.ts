import { games } from '@grove/games';
import { valuesFor } from '@grove/kernel';
import { expect, test } from 'vitest';
import { findGame } from '../boards/find.ts';
import { fitting } from '../set-up/option-rows.tsx';
import { defaultSetup as setupOf, newTableFrom } from '../online/table-setup.ts';
import { clashesWith, OPEN, seatChoicesOf, sittersIn, sittersOf } from '../set-up/sitters.ts';
import type { Cover } from '@grove/game-kit';
import { PERSON } from '../local-game/seating.ts';
import { botChoices, defaultBot } from '../local-game/bot-choices.ts';

/** As the form for a table stands at first: friends in all other seats. */
const defaultSetup = (cover: Cover) => setupOf(cover, seatChoicesOf(cover, [], OPEN));

const covers = games.map(({ cover }) => cover);

function coverOf(id: string) {
  const cover = findGame(id)?.cover;
  if (cover === undefined) throw new Error(`there is no game ${id}`);
  return cover;
}

test.for(covers)('a table of $id as the form first shows it has values for every number of players', (cover) => {
  for (let { min: players } = cover.players; players <= cover.players.max; players++) {
    const { seats, settings } = newTableFrom(cover, { ...defaultSetup(cover), players });
    expect(seats).toEqual(['me', ...Array.from({ length: players - 1 }, () => OPEN)]);
    for (const [name, spec] of Object.entries(cover.options)) {
      expect(valuesFor(spec, players)).toContain(settings.options[name]);
    }
  }
});

test('what does not fit the number of players is as the game has it', () => {
  const cover = coverOf('earth');
  const setup = { ...defaultSetup(cover), options: { ...defaultSetup(cover).options, teams: '3v3' } };
  expect(newTableFrom(cover, { ...setup, players: 6 }).settings.options.teams).toBe('3v3');
  expect(newTableFrom(cover, { ...setup, players: 2 }).settings.options.teams).toBe('none');
});

test('options of a table that the form does not show stay as they are', () => {
  const cover = coverOf('evergreen-planet');
  expect(fitting(cover, { players: 2, people: 2 }, { material: 'own' })).toMatchObject({ material: 'own' });
});

test('the seats that an address names are filled first, also with bots that are not offered', () => {
  const cover = coverOf('earth');
  const named = sittersIn(cover, 'random,person,nobody,open');
  expect(named).toEqual(['random', PERSON, OPEN]);
  const { players, others } = seatChoicesOf(cover, named, 'tree');
  expect(players).toBe(4);
  expect(others).toEqual(['random', PERSON, OPEN, 'tree', 'tree']);
  expect(seatChoicesOf(cover, sittersIn(cover, null), 'tree').players).toBe(2);
});

test('people at this device and people elsewhere do not go together', () => {
  expect(clashesWith(PERSON, ['tree', OPEN])).toBe(true);
  expect(clashesWith(OPEN, [PERSON])).toBe(true);
  expect(clashesWith(OPEN, ['tree', OPEN])).toBe(false);
  expect(clashesWith('tree', [OPEN, PERSON])).toBe(false);
});

test('people have the timer of the rules (C1.5), whoever plays with bots alone has none, and a choice stands', () => {
  const cover = coverOf('evergreen-concert');
  const setup = { ...defaultSetup(cover), players: 3, others: ['sapling', OPEN] };
  const timeOf = (part: Partial<typeof setup>) => {
    const { clock, options } = newTableFrom(cover, { ...setup, ...part }).settings;
    return [clock.kind, options.timer];
  };
  expect(timeOf({})).toEqual(['sand', 60]);
  expect(timeOf({ others: ['sapling', 'tree', OPEN] })).toEqual(['none', 0]);
  expect(timeOf({ clock: { kind: 'sand' }, options: { timer: 90 } })).toEqual(['sand', 90]);
  expect(timeOf({ clock: { kind: 'none' }, options: { timer: 0 } })).toEqual(['none', 0]);
});

test('games without a timer of their own have no limit that nobody chose', () => {
  const cover = coverOf('evergreen-planet');
  expect(newTableFrom(cover, defaultSetup(cover)).settings.clock).toEqual({ kind: 'none' });
});

test('points are hidden from others only', () => {
  const cover = coverOf('earth');
  const setup = { ...defaultSetup(cover), options: { ...defaultSetup(cover).options, scores: 'hidden' } };
  expect(newTableFrom(cover, { ...setup, players: 2 }).settings.options.scores).toBe('hidden');
  expect(newTableFrom(cover, { ...setup, players: 1 }).settings.options.scores).toBe('open');
});

test('people choose from the levels, weakest first; bots for measuring are offered where there are no others', () => {
  for (const cover of covers) {
    expect(sittersOf(cover)).toEqual(['seedling', 'sapling', 'tree', 'ancient', PERSON, OPEN]);
  }
  expect(botChoices(['random', 'greedy'])).toEqual(['random', 'greedy']);
  expect(defaultBot(['random', 'greedy'])).toBe('greedy');
});

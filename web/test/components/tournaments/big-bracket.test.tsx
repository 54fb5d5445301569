import type { TournamentView } from '@grove/protocol';
import { favouritesWin, names, Played, settingsFor } from '@grove/tournaments/test-play';
import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { bracketPages } from '../../../online/tournaments/screen/bracket-pages.ts';
import { drawTournament } from './draw-tournament.tsx';
import { viewOf } from './views.ts';

const single = settingsFor({ kind: 'single-elimination' });
const double = settingsFor({ kind: 'double-elimination' });

const pagesOf = (view: TournamentView) =>
  bracketPages(view).map(({ part, matches, columns, rows, after }) => ({
    part,
    matches: matches.length,
    columns,
    rows,
    after,
  }));

const started = (settings: typeof single, players: number) =>
  viewOf(Played.started(settings, names(players)).advance());

describe('the pages of a bracket', () => {
  test.each([
    [8, 7, 3, 4],
    [16, 15, 4, 8],
  ])('of %i players it is shown whole', (players, matches, columns, rows) => {
    expect(pagesOf(started(single, players))).toEqual([{ part: 'all', matches, columns, rows, after: 0 }]);
  });

  test('of 32 players it is two halves in the first round, and one page from the second on', () => {
    const half = { part: 'all', matches: 15, columns: 4, rows: 8, after: 1 };
    expect(pagesOf(started(single, 32))).toEqual([half, half]);
    const running = Played.started(single, names(32)).advance();
    for (let table = 1; table <= 16; table++) running.report(table, 9, 5);
    expect(pagesOf(viewOf(running.advance()))).toEqual([{ part: 'all', matches: 15, columns: 4, rows: 8, after: 0 }]);
  });

  test('every match lies in a place of its own within the page', () => {
    for (const players of [5, 8, 13, 32]) {
      for (const settings of [single, double]) {
        for (const { matches, columns, rows } of bracketPages(started(settings, players))) {
          const places = matches.map(({ column, row }) => `${column} ${row}`);
          expect(new Set(places).size).toBe(places.length);
          expect(rows).toBeLessThanOrEqual(8);
          for (const { column, row } of matches) {
            expect(column).toBeLessThan(columns);
            expect(row).toBeLessThanOrEqual(rows - 1);
          }
        }
      }
    }
  });

  test('a double elimination has both of its parts, and the final as soon as somebody is in it', () => {
    expect(pagesOf(started(double, 8)).map(({ part }) => part)).toEqual(['main', 'lower']);
    const over = Played.started(double, names(8)).playRounds(favouritesWin);
    expect(pagesOf(viewOf(over)).map(({ part }) => part)).toEqual(['final', 'main', 'lower']);
  });
});

test('the big screen begins with the bracket, and marks what is played now', async () => {
  const view = viewOf(Played.started(single, names(4)).advance().report(1, 9, 5));
  const { screen } = await drawTournament(view, undefined, '/tournaments/t-1/screen');
  const bracket = within(await screen.findByRole('region', { name: 'Bracket' }));
  for (const text of ['Semifinals', 'Final', 'not known yet', '9', '5']) bracket.getByText(text);
  const open = screen.getByRole('region', { name: 'Bracket' }).querySelectorAll('[data-open]');
  expect(open).toHaveLength(1);
  expect(bracket.queryByRole('link')).toBeNull();
});

import { games } from '@grove/games';
import { itemAt } from '@grove/kernel';
import { favouritesWin, names, Played, seatsOf, settingsFor } from '@grove/tournaments/test-play';
import { act, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { TournamentRoutes } from '../../../online/tournaments/routes.tsx';
import { drawPage } from '../draw-page.tsx';
import { drawTournament } from './draw-tournament.tsx';
import { meIn, registered, viewOf } from './views.ts';

const swiss = { kind: 'swiss', rounds: 3 } as const;

describe('each format has its drawing', () => {
  test('an elimination its bracket, with everybody who is known and the way to the games', async () => {
    const view = viewOf(
      Played.started(settingsFor({ kind: 'single-elimination' }), names(4))
        .advance()
        .report(1, 9, 5),
    );
    const { screen } = await drawTournament(view);
    const bracket = within(screen.getByRole('region', { name: 'Bracket' }));
    for (const text of ['Semifinals', 'Final', 'not known yet']) bracket.getByText(text);
    expect(bracket.getAllByRole('link')).toHaveLength(2);
  });

  test('a round robin its cross table', async () => {
    const robin = settingsFor({ kind: 'round-robin', cycles: 1 });
    const view = viewOf(Played.started(robin, names(4)).playRounds(favouritesWin));
    const { screen } = await drawTournament(view);
    const cross = within(screen.getByRole('region', { name: 'Results against each other' }));
    expect(
      within(itemAt(cross.getAllByRole('row'), 1))
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['', '1', '1', '1']);
  });

  test('a duplicate its deals in per cent, and no way into a table that others still play', async () => {
    const duplicate = settingsFor(
      { kind: 'duplicate', deals: 2, rotate: false, compare: 'points' },
      { seats: seatsOf(1) },
    );
    const running = Played.started(duplicate, names(3));
    for (const id of names(3)) running.do({ kind: 'wait', entrant: id }, { kind: 'person', id });
    running.advance().report(1, 40);
    const hidden = await drawTournament(viewOf(running), meIn(viewOf(running), 'p01'));
    const opened = hidden.screen.getAllByRole('link', { name: /^(Watch|Look)/ });
    expect(opened.map((link) => link.getAttribute('aria-label'))).toEqual(['Look at it: Anna']);
    const over = Played.started(duplicate, names(3)).playWindow(
      ({ seats }) => seats.map((id) => 50 - Number(id.slice(1))),
      9,
    );
    const { screen, user } = await drawTournament(viewOf(over));
    const deals = within(screen.getByRole('region', { name: 'Deals' }));
    expect(
      within(itemAt(deals.getAllByRole('row'), 1))
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['100%', '100%']);
    await user.click(deals.getByRole('button', { name: 'Deal 2' }));
    const second = within(deals.getByRole('group', { name: 'Deal 2' }));
    const rows = second.getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      'Anna49100%Look at it',
      'Ben4850%Look at it',
      'Cleo470%Look at it',
    ]);
    expect(second.getByRole('link', { name: 'Look at it: Anna' }).getAttribute('href')).toMatch(
      /^\/replay\/table\/t-1-/,
    );
  });

  test('a league its divisions, with who goes up and down', async () => {
    const league = settingsFor({ kind: 'league', size: 4, promoted: 1, divisions: [] });
    const view = viewOf(Played.started(league, names(8)).playRounds(favouritesWin));
    const { screen } = await drawTournament(view);
    const first = within(screen.getByRole('table', { name: 'Division 1' }));
    const second = within(screen.getByRole('table', { name: 'Division 2' }));
    expect(first.getByText('goes down').closest('tr')?.textContent).toContain('Dan');
    expect(second.getByText('goes up').closest('tr')?.textContent).toContain('Eve');
  });
});

describe('the end', () => {
  test('is a podium for people, with bots beside it', async () => {
    const players = ['p01', 'bot:tree:1', 'p02', 'p03'];
    const view = viewOf(
      registered(swiss, players)
        .do({ kind: 'start', seed: 'lots' })
        .playRounds(({ seats }) => seats.map((id) => 50 - players.indexOf(id))),
    );
    const { screen } = await drawTournament(view);
    screen.getByText('Anna wins the tournament');
    const podium = within(screen.getByRole('list', { name: 'Podium' }));
    expect(podium.getAllByRole('listitem').map((step) => step.querySelector('strong')?.textContent)).toEqual([
      'Ben',
      'Anna',
      'Cleo',
    ]);
    expect(podium.getAllByRole('listitem').map((step) => step.querySelector('.second')?.textContent)).toEqual([
      '1 point',
      '3 points',
      '0 points',
    ]);
    screen.getByText(/take no prize/);
  });

  test('hands out files, the screen of the club room and bare standings', async () => {
    const view = viewOf(Played.started(settingsFor(swiss), names(4)).playRounds(favouritesWin));
    const { screen } = await drawTournament(view);
    const links = within(screen.getByRole('region', { name: 'More' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/tournaments/t-1/screen',
      '/tournaments/t-1/embed',
      '/api/v1/tournaments/t-1/standings.csv',
      '/api/v1/tournaments/t-1/standings.json',
      '/api/v1/tournaments/t-1/calendar.ics',
    ]);
    const bare = await drawTournament(view, undefined, '/tournaments/t-1/embed');
    expect(bare.screen.getByRole('table', { name: 'Standings' })).toBeTruthy();
    expect(bare.screen.queryByRole('banner')).toBeNull();
  });

  test('a tournament that is not there says so', async () => {
    const { screen } = await drawTournament(viewOf(registered(swiss, [])));
    expect(screen.getByText('Nobody has registered yet.')).toBeTruthy();
    const missing = drawPage(<p />, '/tournaments/t-2');
    vi.mocked(fetch).mockResolvedValue(Response.json({ error: { kind: 'not-found', message: '' } }, { status: 404 }));
    await act(async () => missing.drawAgain(<TournamentRoutes manifests={games} />));
    expect(missing.screen.getByText('There is no such tournament.')).toBeTruthy();
  });
});

test('the big screen turns over by keys, and can be held', async () => {
  const view = viewOf(Played.started(settingsFor(swiss), names(12)).advance());
  const { screen, user } = await drawTournament(view, undefined, '/tournaments/t-1/screen');
  screen.getByRole('heading', { name: 'Round 1' });
  await user.keyboard('{ArrowRight}');
  screen.getByRole('heading', { name: 'Standings' });
  await user.click(screen.getByRole('button', { name: 'Hold this page' }));
  screen.getByRole('button', { name: 'Turn the pages', pressed: true });
});

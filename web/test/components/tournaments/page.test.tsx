import { games } from '@grove/games';
import { itemAt } from '@grove/kernel';
import type { TournamentMe, TournamentView } from '@grove/protocol';
import { favouritesWin, names, Played, seatsOf, settingsFor } from '@grove/tournaments/test-play';
import { act, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { storeSession } from '../../../online/session.ts';
import { TournamentRoutes } from '../../../online/tournaments/routes.tsx';
import { drawPage } from '../draw-page.tsx';
import { meIn, registered, viewOf } from './views.ts';

const swiss = { kind: 'swiss', rounds: 3 } as const;
const DIRECTOR = ['start', 'add-bot', 'cancel', 'pause', 'pair-by-hand', 'set-result', 'end-round', 'end'] as const;

const isTo = (address: RequestInfo | URL, end: string): boolean => typeof address === 'string' && address.endsWith(end);

/** The page of a tournament with a server that knows only it. */
async function drawTournament(view: TournamentView, me?: TournamentMe, path = '/tournaments/t-1') {
  const drawn = drawPage(<p />, path);
  if (me !== undefined) storeSession({ person: { id: me.person, name: 'Me' }, token: 'secret' });
  vi.mocked(fetch).mockImplementation(async (address) =>
    Response.json(isTo(address, '/me') ? me : isTo(address, '/commands') ? { number: 9 } : view),
  );
  await act(async () => drawn.drawAgain(<TournamentRoutes manifests={games} />));
  const commands = () =>
    drawn
      .sent()
      .filter(({ address }) => address.endsWith('/commands'))
      .map(({ body }) => JSON.parse(typeof body === 'string' ? body : '') as unknown);
  return { ...drawn, commands };
}

test('of a club that is not listed, links that are opened without a person carry the key', async () => {
  const view = viewOf(registered(swiss, names(2)), { club: 'c-1' });
  const { screen } = await drawTournament(view, { ...meIn(view, 'p01'), key: 'k-1' });
  await screen.findByText(/The club is listed nowhere/);
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf('Big screen for the club room')).toBe('/tournaments/t-1/screen?key=k-1');
  expect(hrefOf('Rounds for your calendar')).toBe('/api/v1/tournaments/t-1/calendar.ics?key=k-1');
});

test('whoever comes with a key shows it with everything that is asked', async () => {
  const view = viewOf(registered(swiss, names(2)), { club: 'c-1' });
  const { screen, sent } = await drawTournament(view, undefined, '/tournaments/t-1/screen?key=k-1');
  const back = await screen.findByRole('link', { name: 'To the tournament' });
  expect(back.getAttribute('href')).toBe('/tournaments/t-1?key=k-1');
  expect(sent().every(({ address }) => address === '/api/v1/tournaments/t-1?key=k-1')).toBe(true);
});

/** The window is over, and Anna and Ben still play. */
function overdueArena(): TournamentView {
  const played = Played.started(settingsFor({ kind: 'arena' }), ['p01', 'p02']);
  for (const id of ['p01', 'p02']) played.do({ kind: 'wait', entrant: id }, { kind: 'person', id });
  return viewOf(played.advance(), { end: Date.now() - 60_000 });
}

test('a game past the end of the window waits for the director, who decides it with one tap', async () => {
  const view = overdueArena();
  const { screen, user, commands } = await drawTournament(view, meIn(view, 'p-me', ['cancel', 'set-result']));
  const panel = within(await screen.findByRole('region', { name: 'Waits for you' }));
  panel.getByText(/what is not decided by .* counts for nobody/);
  await user.click(panel.getByRole('button', { name: 'Ben wins' }));
  await user.click(panel.getByRole('button', { name: /^Shared/ }));
  const seats = view.rounds[0]?.tables[0]?.seats ?? [];
  const bens = (won: number, lost: number) => seats.map((id) => (id === 'p02' ? won : lost));
  const decided = { kind: 'set-result', table: 1, reason: 'The time was over' };
  expect(commands()).toEqual([
    { ...decided, totals: bens(1, 0), places: bens(1, 2) },
    { ...decided, totals: [1, 1], places: [1, 1] },
  ]);
});

test('whoever plays such a game is told to finish it, and everybody until when it counts', async () => {
  const view = overdueArena();
  const { screen } = await drawTournament(view, meIn(view, 'p01'));
  await screen.findByText('Time is up. Finish your game now, or a director decides it.');
  screen.getByText(/Games that are not finished by .* count for nobody/);
  expect(screen.queryByRole('region', { name: 'Waits for you' })).toBeNull();
});

describe('before the start', () => {
  test('the page says what it is, when it starts and who plays, and lets one in', async () => {
    const view = viewOf(registered(swiss, ['p01', 'p02', 'bot:tree:1']));
    const { screen, user, commands } = await drawTournament(view, meIn(view, 'p-me', ['register']));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Spring Cup');
    for (const text of ['Swiss system', 'Tables of 2', '3 players', 'Directed by Dora']) screen.getByText(text);
    const list = within(screen.getByRole('region', { name: 'Players' }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Anna 2000',
      'Ben 1999',
      'Victor bot',
    ]);
    await user.click(screen.getByRole('button', { name: 'Take part' }));
    expect(commands()).toEqual([{ kind: 'register' }]);
  });

  test('whoever is registered is asked to check in, and can withdraw after one question', async () => {
    const entry = { ...settingsFor(swiss).entry, checkIn: true };
    const view = viewOf(registered(swiss, names(3), { entry }));
    const { screen, user, commands } = await drawTournament(view, meIn(view, 'p01', ['check-in', 'withdraw']));
    screen.getByText(/Check in before the start/);
    await user.click(screen.getByRole('button', { name: 'Check in' }));
    await user.click(itemAt(screen.getAllByRole('button', { name: 'Withdraw' }), 0));
    expect(commands()).toEqual([{ kind: 'check-in' }]);
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Withdraw' }));
    expect(commands()).toEqual([{ kind: 'check-in' }, { kind: 'withdraw' }]);
  });

  test('a refusal is told in words', async () => {
    const view = viewOf(registered(swiss, names(2)));
    const { screen, user } = await drawTournament(view, meIn(view, 'p-me', ['register']));
    const refusal = { rule: 'tournament', reason: 'full', facts: {} };
    vi.mocked(fetch).mockImplementation(async (address) =>
      isTo(address, '/commands')
        ? Response.json({ error: { kind: 'refused', message: '', refusal } }, { status: 409 })
        : Response.json(view),
    );
    await user.click(screen.getByRole('button', { name: 'Take part' }));
    expect(await screen.findByText('The tournament is full')).toBeTruthy();
  });
});

describe('while it is played', () => {
  const played = Played.started(settingsFor(swiss), names(5)).advance();
  const view = viewOf(played);

  test('my table is one tap away, and the others can be watched', async () => {
    const me = meIn(view, 'p01');
    const { screen } = await drawTournament(view, me);
    const [first] = screen.getAllByRole('link', { name: /^To my table/ });
    expect(first?.getAttribute('href')).toBe(`/table/${me.table}`);
    const watch = screen.getAllByRole('link', { name: /^Watch/ });
    expect(watch.map((link) => link.getAttribute('href'))).toEqual(['/table/t-1-2?watch']);
    screen.getByText(/^Bye, counts as a win/);
  });

  test('a tap on a name explains points and tie-breaks, and lists the games', async () => {
    const after = viewOf(Played.started(settingsFor(swiss), names(4)).advance().report(1, 30, 20).report(2, 10, 10));
    const { screen, user } = await drawTournament(after);
    expect(screen.queryByText(/points of all opponents together/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Anna' }));
    screen.getByText(/points of all opponents together/);
    expect(screen.getByRole('button', { name: 'Anna' }).getAttribute('aria-expanded')).toBe('true');
    const details = within(itemAt(screen.getAllByText('Buchholz'), 0).closest('td') ?? document.body);
    expect(details.getByRole('link').getAttribute('href')).toBe('/replay/table/t-1-1');
    await user.click(screen.getByRole('button', { name: 'Anna' }));
    expect(screen.queryByText(/points of all opponents together/)).toBeNull();
  });

  test('reasons of a director stand where they are about', async () => {
    const directed = Played.started(settingsFor(swiss), names(4));
    directed.do({
      kind: 'pair-by-hand',
      tables: [
        ['p01', 'p04'],
        ['p02', 'p03'],
      ],
      byes: [],
      reason: 'Brothers',
    });
    const result = { totals: [3, 1], places: [1, 2] };
    directed.do({ kind: 'set-result', table: 1, result, reason: 'Power cut' });
    const { screen } = await drawTournament(viewOf(directed));
    screen.getByText('Paired by the director: Brothers');
    screen.getByText('Result set by the director: Power cut');
  });
});

describe('directors', () => {
  test('start, after one question', async () => {
    const view = viewOf(registered(swiss, names(4)));
    const { screen, user, commands } = await drawTournament(view, meIn(view, 'p-dora', DIRECTOR));
    await user.click(itemAt(screen.getAllByRole('button', { name: 'Start now' }), 0));
    expect(commands()).toEqual([]);
    const dialog = within(screen.getByRole('dialog', { name: /4 players/ }));
    await user.click(dialog.getByRole('button', { name: 'Start now' }));
    expect(commands()).toEqual([{ kind: 'start' }]);
  });

  test('set a result with a reason, and the higher total wins', async () => {
    const view = viewOf(Played.started(settingsFor(swiss), names(4)).advance());
    const { screen, user, commands } = await drawTournament(view, meIn(view, 'p-dora', DIRECTOR));
    await user.click(screen.getByRole('button', { name: 'Set result: Table 1' }));
    const dialog = within(screen.getByRole('dialog'));
    const seats = itemAt(itemAt(view.rounds, 0).tables, 0).seats;
    expect(seats).toHaveLength(2);
    const fields = dialog.getAllByRole('spinbutton');
    await user.type(itemAt(fields, 0), '12');
    await user.type(itemAt(fields, 1), '30');
    await user.click(dialog.getByRole('button', { name: 'Set result' }));
    expect(commands()).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Power cut');
    await user.click(dialog.getByRole('button', { name: 'Set result' }));
    expect(commands()).toEqual([
      { kind: 'set-result', table: 1, totals: [12, 30], places: [2, 1], reason: 'Power cut' },
    ]);
  });

  test('pair by hand by choosing who sits where', async () => {
    const view = viewOf(Played.started(settingsFor(swiss), names(4)));
    const { screen, user, commands } = await drawTournament(view, meIn(view, 'p-dora', DIRECTOR));
    await user.click(itemAt(screen.getAllByRole('button', { name: 'Pair by hand' }), 0));
    const dialog = within(screen.getByRole('dialog', { name: /who sits where/ }));
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Table 1, Seat 2' }), 'Dan');
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Brothers');
    await user.click(dialog.getByRole('button', { name: 'Pair by hand' }));
    const tables = [
      ['p01', 'p04'],
      ['p03', 'p02'],
    ];
    expect(commands()).toEqual([{ kind: 'pair-by-hand', tables, byes: [], reason: 'Brothers' }]);
  });

  test('are the only ones who see their tools', async () => {
    const view = viewOf(Played.started(settingsFor(swiss), names(4)).advance());
    const { screen } = await drawTournament(view, meIn(view, 'p01', ['withdraw']));
    expect(screen.queryByRole('region', { name: 'Direct the tournament' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Set result/ })).toBeNull();
  });
});

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

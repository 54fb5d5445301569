import { itemAt } from '@grove/kernel';
import { names, Played, settingsFor } from '@grove/tournaments/test-play';
import { within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { drawTournament, isTo } from './draw-tournament.tsx';
import { meIn, registered, viewOf } from './views.ts';

const swiss = { kind: 'swiss', rounds: 3 } as const;

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

  test('whoever sits out the next round reads so and is not asked again, and so does everybody else', async () => {
    const swissOf = Played.started(settingsFor(swiss), names(6)).advance();
    swissOf.do({ kind: 'announce-absence', entrant: 'p01', round: 2 }, { kind: 'person', id: 'p01' });
    swissOf.do({ kind: 'give-bye', entrant: 'p02', round: 3 });
    const excused = viewOf(swissOf);
    const { screen } = await drawTournament(excused, meIn(excused, 'p01', ['withdraw']));
    screen.getByText('You sit out round 2.');
    screen.getByText('Not playing in round 2: Anna');
    screen.getByText('Bye in round 3: Ben');
    expect(screen.queryByRole('button', { name: 'Sit out the next round' })).toBeNull();
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

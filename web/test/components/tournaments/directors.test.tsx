import { itemAt } from '@grove/kernel';
import type { TournamentView } from '@grove/protocol';
import { names, Played, settingsFor } from '@grove/tournaments/test-play';
import { within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { drawTournament } from './draw-tournament.tsx';
import { meIn, registered, viewOf } from './views.ts';

const swiss = { kind: 'swiss', rounds: 3 } as const;
const DIRECTOR = ['start', 'add-bot', 'cancel', 'pause', 'pair-by-hand', 'set-result', 'end-round', 'end'] as const;

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
  screen.getByRole('img', { name: 'The link as a QR code' });
  expect(within(screen.getByRole('region', { name: 'Players' })).getAllByRole('listitem')).toHaveLength(2);
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
  screen.getByText(/Time is up; last games until/);
  expect(screen.queryByRole('region', { name: 'Waits for you' })).toBeNull();
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

  test('give a round of days more days', async () => {
    const days = 86_400_000;
    const settings = settingsFor(swiss);
    const slow = { ...settings, times: { ...settings.times, round: 7 * days } };
    const view = viewOf(Played.started(slow, names(4)).advance());
    const { screen, user, commands } = await drawTournament(view, meIn(view, 'p-dora', [...DIRECTOR, 'extend']));
    await user.click(itemAt(screen.getAllByRole('button', { name: 'Give more time' }), 0));
    const dialog = within(screen.getByRole('dialog', { name: /more time/ }));
    await user.selectOptions(dialog.getByRole('combobox'), '3 days');
    await user.click(dialog.getByRole('button', { name: 'Give more time' }));
    const end = Math.max(view.rounds[0]?.end ?? 0, Date.now());
    const [{ until }] = commands() as [{ until: number }];
    expect(Math.round((until - end) / days)).toBe(3);
  });

  test('are the only ones who see their tools', async () => {
    const view = viewOf(Played.started(settingsFor(swiss), names(4)).advance());
    const { screen } = await drawTournament(view, meIn(view, 'p01', ['withdraw']));
    expect(screen.queryByRole('region', { name: 'Direct the tournament' })).toBeNull();
    expect(screen.queryByRole('button', { name: /Set result/ })).toBeNull();
  });
});

import { games } from '@grove/games';
import type { MyTournament, NewTournament, TournamentSummary } from '@grove/protocol';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TablesWaitingForMe } from '../../../online/lobby/my-turn.tsx';
import { storeSession } from '../../../online/session.ts';
import { TournamentRoutes } from '../../../online/tournaments/routes.tsx';
import { drawPage } from '../draw-page.tsx';

const summary: TournamentSummary = {
  tournament: 't-1',
  name: 'Spring Cup',
  club: null,
  membersOnly: false,
  game: 'earth',
  format: { kind: 'swiss', rounds: 5 },
  seats: { least: 2, most: 2 },
  phase: 'registration',
  isPaused: false,
  start: Date.now() + 3_600_000,
  end: null,
  entrants: 3,
  most: 16,
  round: 0,
  rounds: 5,
  podium: [],
  updatedAt: 0,
};
const running: TournamentSummary = { ...summary, tournament: 't-2', name: 'Winter Cup', phase: 'running', round: 2 };
const over: TournamentSummary = {
  ...summary,
  tournament: 't-3',
  name: 'Old Cup',
  phase: 'ended',
  podium: [{ rank: 1, entrant: 'p01', name: 'Anna' }],
};
const mine: MyTournament = { ...running, table: 'abc', isEntered: true, isDirector: false, overdue: 0 };

/** Draws something with a server that lists these tournaments, for somebody with an account or a guest. */
async function draw(page: Parameters<typeof drawPage>[0], path: string, login: string | null) {
  const drawn = drawPage(<p />, path);
  storeSession({ person: { id: 'p-me', name: 'Mia' }, token: 'secret', login });
  vi.mocked(fetch).mockImplementation(async (address, request) => {
    const asked = typeof address === 'string' ? address : '';
    if (request?.method === 'POST') return Response.json({ ...summary, tournament: 't-new' });
    if (asked.includes('/tournaments/t-'))
      return Response.json({ error: { kind: 'not-there', message: '' } }, { status: 404 });
    if (asked.includes('/me/tournaments')) return Response.json([mine]);
    if (asked.includes('phase=over')) return Response.json([over]);
    return Response.json(asked.endsWith('/tournaments') ? [summary, running] : []);
  });
  await act(async () => drawn.drawAgain(page));
  return drawn;
}

const list = (login: string | null) => draw(<TournamentRoutes manifests={games} />, '/tournaments', login);

test('tournaments are listed by how far they are, with my table one tap away', async () => {
  const { screen } = await list('mia');
  const open = within(await screen.findByRole('region', { name: 'Open for registration' }));
  expect(open.getByRole('link', { name: 'Spring Cup' }).getAttribute('href')).toBe('/tournaments/t-1');
  for (const text of ['Earth with Abundance', 'Swiss system', '3 of 16 players', /^Starts /]) open.getByText(text);
  const playing = within(screen.getByRole('region', { name: 'Being played' }));
  playing.getByText('Round 2 of 5');
  expect(playing.getByRole('link', { name: 'To my table' }).getAttribute('href')).toBe('/table/abc');
  within(screen.getByRole('region', { name: 'Over' })).getByText('Won by Anna');
});

test('a guest is told that holding a tournament needs an account', async () => {
  const guest = await list(null);
  await guest.screen.findByText(/you need an account/);
  expect(guest.screen.queryByRole('link', { name: 'New tournament' })).toBeNull();
  const { screen } = await list('mia');
  expect(await screen.findByRole('link', { name: 'New tournament' })).toBeTruthy();
});

test('on the first page the card of a tournament leads to my table, and stands there once', async () => {
  const { screen } = await draw(<TablesWaitingForMe manifests={games} />, '/', 'mia');
  const card = await screen.findByRole('link', { name: /Winter Cup.*Your table is ready/ });
  expect(card.getAttribute('href')).toBe('/table/abc');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

const form = () => draw(<TournamentRoutes manifests={games} />, '/tournaments/new', 'mia');

test('the form asks for what the format needs, and sends it', async () => {
  const { screen, user, sent, history } = await form();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Spring Cup');
  await user.click(screen.getByRole('radio', { name: 'Same deal for all' }));
  expect(screen.queryByRole('spinbutton', { name: 'Rounds' })).toBeNull();
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Deals' }), { target: { value: '6' } });
  await user.click(screen.getByRole('checkbox', { name: 'Players check in before the start' }));
  await user.click(screen.getByRole('button', { name: 'Make the tournament' }));
  await waitFor(() => expect(history.at(-1)).toBe('/tournaments/t-new'));
  const made = sent().find(({ body }) => body !== undefined)?.body;
  const { name, settings, club } = JSON.parse(typeof made === 'string' ? made : '{}') as NewTournament;
  expect({ name, club }).toEqual({ name: 'Spring Cup', club: null });
  expect(settings).toMatchObject({
    format: { kind: 'duplicate', deals: 6, rotate: true, compare: 'lead' },
    entry: { checkIn: true, bots: true },
    tieBreaks: ['game-points'],
  });
});

test('what nobody could play by is said at its field, and is not sent', async () => {
  const { screen, user } = await form();
  await user.click(screen.getByRole('radio', { name: 'League' }));
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Go up and down' }), { target: { value: '5' } });
  expect(screen.getByText('At most half of a division can go up')).toBeTruthy();
  const make = screen.getByRole('button', { name: 'Make the tournament' });
  expect(make).toHaveProperty('disabled', true);
  fireEvent.change(screen.getByRole('spinbutton', { name: 'Go up and down' }), { target: { value: '2' } });
  expect(make).toHaveProperty('disabled', false);
});

test('another game keeps what was written, and offers its own sizes of tables', async () => {
  const { screen, user } = await form();
  await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Cup');
  await user.click(screen.getByRole('radio', { name: 'Same deal for all' }));
  const size = () => within(screen.getByRole('combobox', { name: 'At a table' }));
  size().getByRole('option', { name: 'Everyone plays alone' });
  // The concert is not for one, and another game begins with the usual format.
  await user.selectOptions(screen.getByRole('combobox', { name: 'Game' }), 'evergreen-concert');
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Cup');
  await user.click(screen.getByRole('radio', { name: 'Same deal for all' }));
  expect(size().queryByRole('option', { name: 'Everyone plays alone' })).toBeNull();
});

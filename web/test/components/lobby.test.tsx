import { games } from '@grove/games';
import { itemAt } from '@grove/kernel';
import type { Settings, TableSummary } from '@grove/protocol';
import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ListedTables } from '../../online/lobby/listed-tables.tsx';
import { Invitation } from '../../online/table/invitation.tsx';
import { storeSession } from '../../online/session.ts';
import { drawPage } from './draw-page.tsx';

const settings: Settings = {
  options: {},
  clock: { kind: 'days', days: 2 },
  whenOut: 'bot',
  absentAfter: 3,
  whenAbsent: 'bot',
  standIn: 'sapling',
  botSeconds: 1,
  open: true,
  rated: true,
  spectators: true,
  level: 'new',
  language: 'de',
  club: null,
};
const anna = { id: 'p-anna', name: 'Anna' };
const seat = { person: null, bot: null, left: false, waited: false };
const table: TableSummary = {
  table: 't1',
  game: 'earth',
  number: 3,
  phase: 'gathering',
  open: true,
  host: anna.id,
  seats: [{ ...seat, person: anna, rating: { rating: 1512, plusMinus: 320 } }, seat],
  settings,
  updatedAt: 5,
  totals: null,
  winners: null,
};

const drawList = (tables: readonly TableSummary[]) =>
  drawPage(<ListedTables title="Open tables" empty="None" tables={tables} manifests={games} />);

test('an open table shows who sits there, how well they play, time, level, language, and a way to join', async () => {
  const { screen, user, history, sent } = drawList([table]);
  const line = within(itemAt(screen.getAllByRole('list'), 0));
  for (const text of ['Anna', '1512 ± 320', '1 seat open', '2 days a turn', 'Rated', 'Newcomers welcome', 'German'])
    expect(line.getByText(text)).toBeTruthy();
  await user.click(line.getByRole('button', { name: 'Join: Earth with Abundance, Anna' }));
  // Somebody who is not known here yet gives a name at the table itself.
  await waitFor(() => expect(history.at(-1)).toBe('/table/t1'));
  expect(sent()).toEqual([]);
});

test('whoever is known sits down in the first open seat at once', async () => {
  const { screen, user, history, sent } = drawList([table]);
  storeSession({ person: { id: 'p-me', name: 'Me' }, token: 'secret' });
  vi.mocked(fetch).mockResolvedValue(Response.json({ number: 4, repeated: false }));
  await user.click(screen.getByRole('button', { name: /^Join/ }));
  await waitFor(() => expect(history.at(-1)).toBe('/table/t1'));
  expect(sent()).toMatchObject([
    { address: '/api/v1/tables/t1/commands', body: expect.stringContaining('"command":{"kind":"sit","seat":1}') },
  ]);
});

test('a full table says so, and leads to watching; so does a game under way', () => {
  const bot = { ...seat, bot: 'sapling' };
  const full = { ...table, seats: [itemAt(table.seats, 0), bot] };
  const { screen } = drawList([full, { ...full, table: 't2', phase: 'playing' }]);
  expect(screen.getByText('Full, about to start')).toBeTruthy();
  expect(screen.queryByText('0 seats open')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  const links = screen.getAllByRole('link', { name: /^Watch/ }).map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/table/t1?watch', '/table/t2?watch']);
});

test('an invitation is shared by the device where it can, and says who may see the game', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { share }));
  const view = { table: 't1', settings: { ...settings, spectators: false } };
  const { screen, user } = drawPage(<Invitation view={view} title="Earth" />);
  expect(screen.getByText(/only players see the game/)).toBeTruthy();
  expect(screen.queryByText(/or watch/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Share link' }));
  const [sent] = share.mock.lastCall ?? [];
  expect(sent).toMatchObject({ text: 'Play Earth with me', url: expect.stringContaining('/table/t1') });
});

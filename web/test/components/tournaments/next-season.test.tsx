import { games } from '@grove/games';
import type { NewTournament, TournamentView } from '@grove/protocol';
import { favouritesWin, names, Played, settingsFor } from '@grove/tournaments/test-play';
import { act, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { storeSession } from '../../../online/session.ts';
import { TournamentRoutes } from '../../../online/tournaments/routes.tsx';
import { drawPage } from '../draw-page.tsx';
import { meIn, viewOf } from './views.ts';

const league = settingsFor({ kind: 'league', size: 4, promoted: 1, divisions: [] });
const gwen = { id: 'p-gwen', name: 'Gwen' };
const ended = (more: Partial<TournamentView> = {}): TournamentView =>
  viewOf(Played.started(league, names(8)).playRounds(favouritesWin), { name: 'League 3', club: 'c-1', ...more });

/** Pages of tournaments with a server that knows one season and the members of its club. */
async function draw(view: TournamentView, path: string, others: readonly TournamentView[] = []) {
  const drawn = drawPage(<p />, path);
  const person = { id: 'p-dora', name: 'Dora' };
  storeSession({ person, token: 'secret' });
  const me = { ...meIn(view, person.id), isDirector: true };
  const members = [
    { person, role: 'owner', joinedAt: 0 },
    { person: { id: 'p-hugo', name: 'Hugo' }, role: 'director', joinedAt: 0 },
    { person: gwen, role: 'member', joinedAt: 0 },
    { person: { id: 'p-ida', name: 'Ida' }, role: 'member', joinedAt: 0 },
  ];
  vi.mocked(fetch).mockImplementation(async (address) => {
    const end = typeof address === 'string' ? address.split('/').at(-1) : '';
    const other = others.find(({ tournament }) => tournament === end);
    return Response.json(end === 'me' ? me : end === 'members' ? members : (other ?? view));
  });
  await act(async () => drawn.drawAgain(<TournamentRoutes manifests={games} />));
  const made = () =>
    drawn
      .sent()
      .map(({ body }) => body)
      .filter((body) => typeof body === 'string')
      .map((body) => JSON.parse(body) as NewTournament);
  return { ...drawn, made };
}

const listed = (screen: Awaited<ReturnType<typeof draw>>['screen'], name: string) =>
  within(screen.getByRole('list', { name }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('an ended league leads its director to the next season, with everybody in the new division', async () => {
  const { screen, user, made } = await draw(ended(), '/tournaments/t-1');
  await user.click(await screen.findByRole('link', { name: 'Next season' }));
  await screen.findByRole('heading', { level: 1, name: 'Next season' });
  expect(listed(screen, 'Division 1')).toEqual(['Anna', 'Ben', 'Cleo', 'Evefrom division 2']);
  expect(listed(screen, 'Division 2')).toEqual(['Danfrom division 1', 'Finn', 'Gwen', 'Hugo']);
  await user.click(screen.getByRole('button', { name: 'Make the tournament' }));
  await vi.waitFor(() => expect(made()).toHaveLength(1));
  expect(made()[0]).toMatchObject({
    name: 'League 4',
    club: 'c-1',
    after: 't-1',
    game: 'evergreen-planet',
    settings: {
      format: {
        ...league.format,
        divisions: [
          ['p01', 'p02', 'p03', 'p05'],
          ['p04', 'p06', 'p07', 'p08'],
        ],
      },
      tieBreaks: league.tieBreaks,
      entry: league.entry,
      prizes: league.prizes,
    },
  });
});

test('another size of the divisions is shown at once', async () => {
  const { screen, user } = await draw(ended(), '/tournaments/new?after=t-1');
  const size = await screen.findByRole('spinbutton', { name: 'Players in a division' });
  await user.clear(size);
  await user.type(size, '8');
  expect(listed(screen, 'Division 1')).toHaveLength(8);
  expect(screen.queryByRole('list', { name: 'Division 2' })).toBeNull();
});

test('directors are named among the members of the club who do not lead it anyway', async () => {
  const { screen, user, made } = await draw(ended({ directors: [gwen] }), '/tournaments/new?after=t-1');
  const names = await screen.findByRole('combobox', { name: 'Directors' });
  expect(
    within(names)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Name somebody', 'Ida']);
  await user.selectOptions(names, 'Ida');
  expect(listed(screen, 'Directors')).toEqual(['GwenRemove', 'IdaRemove']);
  await user.click(screen.getByRole('button', { name: 'Remove: Gwen' }));
  await user.click(screen.getByRole('button', { name: 'Make the tournament' }));
  await vi.waitFor(() => expect(made()).toMatchObject([{ directors: ['p-ida'] }]));
});

test('a season names its directors and links to the one before', async () => {
  const view = ended({ directors: [gwen], after: { tournament: 't-0', name: 'League 2' } });
  const { screen } = await draw(view, '/tournaments/t-1');
  await screen.findByText('Directed by Dora and Gwen');
  expect(screen.getByRole('link', { name: 'League 2' }).getAttribute('href')).toBe('/tournaments/t-0');
});

test('a season that is followed links to the next one, and no second one can be made', async () => {
  const [last, next] = [ended({ next: 't-2' }), ended({ tournament: 't-2', phase: 'running' })];
  const page = await draw(last, '/tournaments/t-1', [next]);
  const link = await page.screen.findByRole('link', { name: 'To the next season' });
  expect(link.getAttribute('href')).toBe('/tournaments/t-2');
  expect(page.screen.queryByRole('link', { name: 'Next season' })).toBeNull();
  // By an address of before.
  const { screen } = await draw(last, '/tournaments/new?after=t-1', [next]);
  await screen.findByRole('heading', { name: 'This season has a next one already' });
  expect(screen.getByRole('link', { name: 'To the next season' }).getAttribute('href')).toBe('/tournaments/t-2');
});

test('a season that was cancelled can be made anew, by the same way', async () => {
  const cancelled = ended({
    tournament: 't-2',
    phase: 'cancelled',
    cancelReason: 'too few',
    after: { tournament: 't-1', name: 'League 3' },
  });
  const { screen, user } = await draw(ended({ next: 't-2' }), '/tournaments/t-2', [cancelled]);
  await user.click(await screen.findByRole('link', { name: 'Next season' }));
  await screen.findByRole('heading', { level: 1, name: 'Next season' });
  await screen.findByRole('button', { name: 'Make the tournament' });
});

import { games } from '@grove/games';
import type { ClubLine, ClubMember, ClubRequest, ClubSummary, ClubView } from '@grove/protocol';
import { waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { invitationLink } from '../../online/clubs/club-address.ts';
import { ClubsPage } from '../../online/clubs/list-page.tsx';
import { ClubPage } from '../../online/clubs/page.tsx';
import { NewGame } from '../../online/lobby/new-game.tsx';
import { type StoredSession, storeSession } from '../../online/session.ts';
import { drawPage } from './draw-page.tsx';

const me: StoredSession = { person: { id: 'p-me', name: 'Mia' }, token: 'secret', login: 'mia' };
const oak: ClubView = {
  id: 'oak',
  name: 'Oak Club',
  about: 'Every Friday.',
  entry: 'request',
  members: 3,
  role: null,
  requests: 0,
  createdAt: Date.UTC(2026, 2, 1, 12),
  hasAsked: false,
  invitation: null,
};
const summary = ({ id, name, about, entry, members, role, requests }: ClubView): ClubSummary => ({
  id,
  name,
  about,
  entry,
  members,
  role,
  requests,
});
const memberOf = (id: string, name: string, role: ClubMember['role']): ClubMember => ({
  person: { id, name },
  role,
  joinedAt: Date.UTC(2026, 3, 1, 12),
});

/** Answers by method and path under `/api/v1`; what is not named is done without a word. */
type Answers = Readonly<Record<string, unknown>>;

/** Draws a page for somebody at a server that answers so; `asked` are the changes that were asked of it. */
function drawAt(page: ReactElement, answers: Answers, session: StoredSession | null = me) {
  const drawn = drawPage(<p />);
  if (session !== null) storeSession(session);
  const asked: string[] = [];
  vi.mocked(fetch).mockImplementation(async (address, request) => {
    // The page sends texts only, to addresses that are texts.
    const name = `${request?.method} ${(address as string).replace('/api/v1', '')}`;
    const body = request?.body as string | undefined;
    if (request?.method !== 'GET') asked.push(body === undefined ? name : `${name} ${body}`);
    const answer = answers[name];
    if (answer instanceof Response) return answer.clone();
    return answer === undefined ? new Response(null, { status: 204 }) : Response.json(answer);
  });
  drawn.drawAgain(page);
  return { ...drawn, asked };
}

function drawClub(club: ClubView, tab?: string, more: Answers = {}) {
  const answers = {
    'GET /clubs/oak': club,
    'GET /clubs/oak/tables': [],
    'GET /clubs': [summary(club)],
    ...more,
  };
  return drawAt(<ClubPage manifests={games} club="oak" tab={tab} />, answers);
}

const tabsOn = (screen: ReturnType<typeof drawClub>['screen']): (string | null)[] =>
  within(screen.getByRole('navigation', { name: 'Parts of the club' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('the list has my clubs first, with what I am there and who asks', async () => {
  const mine = summary({ ...oak, id: 'elm', name: 'Elm Club', role: 'director', requests: 2 });
  const { screen } = drawAt(<ClubsPage />, { 'GET /clubs': [mine, summary(oak)] });
  const own = await screen.findByRole('region', { name: 'My clubs' });
  for (const text of ['Elm Club', 'Director', '2 people ask to join']) expect(within(own).getByText(text)).toBeTruthy();
  const others = within(screen.getByRole('region', { name: 'Clubs on this server' }));
  expect(others.getByRole('link').getAttribute('href')).toBe('/clubs/oak');
  expect(others.getByText('3 members')).toBeTruthy();
});

test('whoever has an account founds a club and comes to its page', async () => {
  const { screen, user, asked, history } = drawAt(<ClubsPage />, { 'GET /clubs': [], 'POST /clubs': oak });
  await user.type(await screen.findByRole('textbox', { name: 'Name of the club' }), 'Oak Club');
  await user.click(screen.getByRole('radio', { name: /Only by link/ }));
  await user.click(screen.getByRole('button', { name: 'Found a club' }));
  await waitFor(() => expect(history.at(-1)).toBe('/clubs/oak'));
  expect(asked).toEqual(['POST /clubs {"name":"Oak Club","about":"","entry":"link"}']);
});

test('a guest is told why a club takes an account', async () => {
  const { screen } = drawAt(<ClubsPage />, { 'GET /clubs': [] }, { person: me.person, token: 'secret' });
  expect(await screen.findByText(/To found a club you need an account/)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a stranger sees what is played and who plays, and asks to join', async () => {
  const { screen, user, asked } = drawClub(oak);
  await user.click(await screen.findByRole('button', { name: 'Ask to join' }));
  await waitFor(() => expect(asked).toEqual(['POST /clubs/oak/join {}']));
  expect(tabsOn(screen)).toEqual(['Tables', 'Tournaments', 'Standings', 'Members']);
});

test('a table of a tournament names it, with the way there', async () => {
  const table = {
    table: 'x',
    game: games[0]?.cover.id,
    number: 1,
    phase: 'playing',
    open: false,
    host: 't-1',
    seats: [{ person: me.person, bot: null, left: false, waited: false }],
    updatedAt: 0,
    tournament: { tournament: 't-1', name: 'Spring Cup', sealed: false },
    totals: null,
    winners: null,
  };
  const { screen } = drawClub(oak, 'tables', {
    'GET /clubs/oak/tables': [table, { ...table, table: 'y', phase: 'finished' }],
  });
  const link = await screen.findByRole('link', { name: 'Spring Cup' });
  expect(link.getAttribute('href')).toBe('/tournaments/t-1');
  expect(screen.getByRole('link', { name: /· Spring Cup/ }).getAttribute('href')).toBe('/table/y');
});

test('whoever has asked may withdraw', async () => {
  const { screen, user, asked } = drawClub({ ...oak, hasAsked: true });
  await user.click(await screen.findByRole('button', { name: 'Withdraw the request' }));
  await waitFor(() => expect(asked).toEqual(['DELETE /clubs/oak/requests/p-me']));
});

test('somebody who comes by the link and is not known yet gives a name and is a member', async () => {
  location.hash = new URL(invitationLink('oak', 's3cret')).hash;
  onTestFinished(() => {
    location.hash = '';
  });
  const { screen, user, asked } = drawAt(
    <ClubPage manifests={games} club="oak" tab={undefined} />,
    { 'GET /clubs/oak?invitation=s3cret': { ...oak, entry: 'link' }, 'POST /guests': me, 'POST /clubs/oak/join': oak },
    null,
  );
  await user.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Mia');
  await user.click(screen.getByRole('button', { name: 'Join the club' }));
  await waitFor(() =>
    expect(asked).toEqual(['POST /guests {"name":"Mia"}', 'POST /clubs/oak/join {"invitation":"s3cret"}']),
  );
});

test('a club that is not there says so', async () => {
  const missing = Response.json({ error: { kind: 'not-there', message: '' } }, { status: 404 });
  const page = <ClubPage manifests={games} club="oak" tab={undefined} />;
  const { screen } = drawAt(page, { 'GET /clubs/oak': missing });
  expect(await screen.findByText(/There is no such club/)).toBeTruthy();
});

test('parts of the club by what one is there', async () => {
  const member = drawClub({ ...oak, role: 'member' });
  await member.screen.findByRole('heading', { name: 'Oak Club' });
  expect(tabsOn(member.screen)).toEqual(['Tables', 'Tournaments', 'Standings', 'Members', 'Chat']);
  const owner = drawClub({ ...oak, role: 'owner', requests: 2 });
  await owner.screen.findByRole('heading', { name: 'Oak Club' });
  expect(tabsOn(owner.screen)).toEqual(['Tables', 'Tournaments', 'Standings', 'Members2', 'Chat', 'Manage']);
});

test('a member makes a table for the club', async () => {
  const { screen } = drawClub({ ...oak, role: 'member' });
  const field = await screen.findByRole('combobox', { name: 'Club' });
  expect((field as HTMLSelectElement).value).toBe('oak');
  expect(screen.getByRole('checkbox', { name: 'Only members can see it and join' })).toBeTruthy();
});

test('whoever is in no club is not asked for one', async () => {
  const { screen } = drawAt(<NewGame manifests={games} />, { 'GET /clubs': [summary(oak)] });
  await screen.findByRole('combobox', { name: 'Time' });
  expect(screen.queryByRole('combobox', { name: 'Club' })).toBeNull();
});

const members = [
  memberOf('p-me', 'Mia', 'owner'),
  memberOf('p-dora', 'Dora', 'director'),
  memberOf('p-bo', 'Bo', 'member'),
];

test('an owner gives roles, and is asked once before there is another owner', async () => {
  const { screen, user, asked } = drawClub({ ...oak, role: 'owner' }, 'members', { 'GET /clubs/oak/members': members });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Role of Bo' }), 'director');
  await waitFor(() => expect(asked).toEqual(['PUT /clubs/oak/members/p-bo {"role":"director"}']));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Role of Dora' }), 'owner');
  expect(asked).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Make owner' }));
  expect(screen.getByText(/Make Dora an owner/)).toBeTruthy();
  const sure = within(screen.getByRole('dialog')).getByRole('button', { name: 'Make owner' });
  await user.click(sure);
  await waitFor(() => expect(asked.at(-1)).toBe('PUT /clubs/oak/members/p-dora {"role":"owner"}'));
});

test('a director removes members only, and answers those who ask', async () => {
  const requests: ClubRequest[] = [{ person: { id: 'p-ada', name: 'Ada' }, askedAt: Date.now() }];
  const led = [
    memberOf('p-olga', 'Olga', 'owner'),
    memberOf('p-me', 'Mia', 'director'),
    memberOf('p-bo', 'Bo', 'member'),
  ];
  const { screen, user, asked } = drawClub({ ...oak, role: 'director', requests: 1 }, 'members', {
    'GET /clubs/oak/members': led,
    'GET /clubs/oak/requests': requests,
  });
  await user.click(await screen.findByRole('button', { name: /^Let in.*Ada/ }));
  await waitFor(() => expect(asked).toEqual(['PUT /clubs/oak/requests/p-ada']));
  expect(screen.queryByRole('combobox', { name: /Role/ })).toBeNull();
  const [remove, ...others] = await screen.findAllByRole('button', { name: 'Remove' });
  expect(others).toEqual([]);
  if (remove !== undefined) await user.click(remove);
  expect(screen.getByText('Remove Bo from the club?')).toBeTruthy();
});

test('members talk; the newest line stands first, and one’s own can be removed', async () => {
  const lines: ClubLine[] = [
    { number: 1, at: Date.now(), from: { id: 'p-bo', name: 'Bo' }, text: 'Who plays tonight?' },
    { number: 2, at: Date.now(), from: me.person, text: 'I do.' },
  ];
  const { screen, user, asked } = drawClub({ ...oak, role: 'member' }, 'chat', { 'GET /clubs/oak/chat': lines });
  const said = within(await screen.findByRole('list', { name: 'Chat' })).getAllByRole('listitem');
  expect(said.map(({ textContent }) => /Who plays|I do/.exec(textContent ?? '')?.[0])).toEqual(['I do', 'Who plays']);
  await user.type(screen.getByRole('textbox', { name: 'Write a message' }), 'At eight');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(asked).toEqual(['POST /clubs/oak/chat {"text":"At eight"}']));
  await user.click(screen.getByRole('button', { name: 'Remove this line' }));
  await waitFor(() => expect(asked.at(-1)).toBe('DELETE /clubs/oak/chat/2'));
});

test('an owner hands the link on, renews it and changes the club', async () => {
  const club: ClubView = { ...oak, role: 'owner', invitation: 's3cret' };
  const { screen, user, asked } = drawClub(club, 'manage', { 'PATCH /clubs/oak': club });
  const link = await screen.findByRole('textbox', { name: 'Link to join' });
  expect((link as HTMLInputElement).value).toMatch(/\/clubs\/oak#join=s3cret$/);
  const name = screen.getByRole('textbox', { name: 'Name of the club' });
  await user.clear(name);
  await user.type(name, 'Elm Club');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Saved')).toBeTruthy();
  expect(asked).toEqual(['PATCH /clubs/oak {"name":"Elm Club","about":"Every Friday.","entry":"request"}']);
});

test('why something is refused is said in words', async () => {
  const refusal = { rule: 'club', reason: 'last-owner', facts: {} };
  const { screen, user } = drawClub({ ...oak, role: 'owner' }, 'members', {
    'GET /clubs/oak/members': members,
    'DELETE /clubs/oak/members/p-me': Response.json(
      { error: { kind: 'refused', message: '', refusal } },
      { status: 409 },
    ),
  });
  await user.click(await screen.findByRole('button', { name: 'Leave the club' }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Leave the club' }));
  expect(await screen.findByText(/A club needs an owner/)).toBeTruthy();
});

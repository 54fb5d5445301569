import { patchBetween } from '@grove/kernel';
import type { ServerMessage, TournamentMe, TournamentView } from '@grove/protocol';
import { names, Played, settingsFor } from '@grove/tournaments/test-play';
import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FakeSocket } from '../fake-socket.ts';
import { drawTournament } from './draw-tournament.tsx';
import { meIn, viewOf } from './views.ts';

const swiss = { kind: 'swiss', rounds: 3 } as const;
const before: TournamentView = { ...viewOf(Played.started(settingsFor(swiss), names(4)).advance()), number: 10 };

const follow = JSON.stringify({ type: 'follow', tournament: 't-1' });

/** The page of a tournament that is followed. */
async function followed(me?: TournamentMe, path?: string) {
  const drawn = await drawTournament(before, me, path);
  const socket = await waitFor(() => FakeSocket.last());
  await act(async () => socket.open());
  const tell = (message: Omit<Extract<ServerMessage, { type: 'tournament' }>, 'type' | 'tournament'>) =>
    act(async () => socket.say({ type: 'tournament', tournament: 't-1', ...message }));
  await tell({ number: before.number });
  const push = (after: TournamentView) =>
    tell({ number: after.number, since: before.number, patch: [...patchBetween(before, after)] });
  return { ...drawn, socket, push, tell };
}

test.each([undefined, '/tournaments/t-1/screen', '/tournaments/t-1/embed'])(
  'the page %s shows what it is told without asking',
  async (path) => {
    const { screen, sent, socket, push } = await followed(undefined, path);
    expect(socket.sent).toEqual([follow]);
    const asked = sent().length;
    await push({ ...before, number: 11, name: 'Autumn Cup' });
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Autumn Cup'));
    expect(sent()).toHaveLength(asked);
  },
);

test('what it is for me is asked again only when it may have changed for me', async () => {
  const { screen, sent, push } = await followed(meIn(before, 'p01'));
  const asksForMe = () => sent().filter(({ address }) => address.endsWith('/me')).length;
  await waitFor(() => expect(asksForMe()).toBeGreaterThan(0));
  const asked = asksForMe();
  await push({ ...before, number: 11, name: 'Autumn Cup' });
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Autumn Cup'));
  expect(asksForMe()).toBe(asked);
});

test('a pause is asked about for me, since it may end what I may do', async () => {
  const { sent, push } = await followed(meIn(before, 'p01'));
  const asksForMe = () => sent().filter(({ address }) => address.endsWith('/me')).length;
  await waitFor(() => expect(asksForMe()).toBeGreaterThan(0));
  const asked = asksForMe();
  await push({ ...before, number: 11, pausedAt: 5 });
  await waitFor(() => expect(asksForMe()).toBe(asked + 1));
});

test('who has missed something asks once for all of it', async () => {
  const { sent, tell } = await followed();
  const asked = sent().length;
  await tell({ number: 14, since: 12, patch: [] });
  await waitFor(() => expect(sent()).toHaveLength(asked + 1));
});

test('a page that is left follows no longer', async () => {
  const { socket, drawAgain } = await followed();
  drawAgain(<p />);
  expect(socket.isClosed).toBe(true);
});

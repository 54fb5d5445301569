import { patchBetween } from '@grove/kernel';
import type { ServerMessage, TournamentView } from '@grove/protocol';
import { expect, test } from 'vitest';
import { TournamentFeed } from '../online/tournaments/fresh/tournament-feed.ts';
import { TestEnvironment } from './test-environment.ts';

const viewAt = (number: number): TournamentView => ({ number, name: `Cup ${number}` }) as TournamentView;

const told = (number: number, since?: number): ServerMessage => ({
  type: 'tournament',
  tournament: 't-1',
  number,
  ...(since !== undefined && { since, patch: [...patchBetween(viewAt(since), viewAt(number))] }),
});

const refusal: ServerMessage = { type: 'error', tournament: 't-1', kind: 'not-there', message: '' };

/** A page that shows the view with the number 5 and follows. */
function followed(feed: { key?: string; token?: string } = {}) {
  const environment = new TestEnvironment();
  const seen: (TournamentView | 'missed')[] = [];
  const client = new TournamentFeed({ tournament: 't-1', ...feed }, environment, {
    newer: (view) => seen.push(view),
    missed: () => seen.push('missed'),
  });
  client.show(viewAt(5));
  client.open();
  environment.socket.opened();
  const asked = environment.take();
  environment.say(told(5));
  return { environment, client, seen, asked };
}

test('it follows, with the key and as whoever may know the tournament', () => {
  expect(followed().asked).toEqual([{ type: 'follow', tournament: 't-1' }]);
  expect(followed({ key: 'k', token: 'secret' }).asked).toEqual([
    { type: 'hello', token: 'secret' },
    { type: 'follow', tournament: 't-1', key: 'k' },
  ]);
});

test('what is told makes the next view of the one that is shown', () => {
  const { environment, client, seen } = followed();
  expect(client.isNewest(viewAt(5))).toBe(true);
  environment.say(told(7, 5));
  environment.say(told(8, 7));
  expect(seen).toEqual([viewAt(7), viewAt(8)]);
  expect(client.isNewest(viewAt(7))).toBe(false);
  expect(client.isNewest(viewAt(8))).toBe(true);
  expect(environment.take()).toEqual([]);
});

test('what does not fit is asked for at once, what is known already is ignored, and what is too long waits for the next look', () => {
  const { environment, client, seen } = followed();
  environment.say(told(4, 3));
  expect(seen).toEqual([]);
  environment.say(told(8, 6));
  expect(seen).toEqual(['missed']);
  client.show(viewAt(8));
  environment.say(told(9));
  expect(seen).toEqual(['missed']);
  expect(client.isNewest(viewAt(8))).toBe(false);
});

test('after a drop it asks nobody until it follows again, and then only for what it has missed', () => {
  const { environment, client, seen } = followed();
  environment.socket.closed();
  expect(client.isNewest(viewAt(5))).toBe(false);
  environment.ring();
  environment.socket.opened();
  expect(environment.take()).toEqual([{ type: 'follow', tournament: 't-1' }]);
  environment.say(told(5));
  expect(client.isNewest(viewAt(5))).toBe(true);
  expect(seen).toEqual([]);
});

test('whoever may not follow any more looks for themselves, and may try again', () => {
  const { environment, client, seen } = followed();
  client.follow();
  expect(environment.take()).toEqual([]);
  environment.say(refusal);
  environment.say(refusal);
  expect(seen).toEqual(['missed']);
  expect(client.isNewest(viewAt(5))).toBe(false);
  client.follow();
  expect(environment.take()).toEqual([{ type: 'follow', tournament: 't-1' }]);
});

test('other tournaments and tables are none of its business', () => {
  const { environment, seen } = followed();
  environment.say({ ...told(9), tournament: 't-2' } as ServerMessage);
  environment.say({ ...refusal, tournament: 't-2' });
  environment.say({ type: 'error', kind: 'too-many', message: '' });
  expect(seen).toEqual([]);
});

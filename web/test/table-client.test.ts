import { itemAt, type JsonPatch } from '@grove/kernel';
import type { SeenEntry, ServerMessage, TableView } from '@grove/protocol';
import { describe, expect, test } from 'vitest';
import { PAUSES } from '../online/connection/reconnecting-socket.ts';
import { TableClient } from '../online/connection/table-client.ts';
import { TestEnvironment } from './test-environment.ts';

const viewAt = (number: number, seat: number | null = null) => ({ number, me: { person: null, seat } }) as TableView;
const entry = (number: number): SeenEntry => ({
  number,
  at: 1000,
  by: null,
  steps: 0,
  event: { kind: 'hidden' },
});
const update = (...numbers: number[]): ServerMessage => ({
  type: 'update',
  table: 't',
  entries: numbers.map(entry),
  view: viewAt(Math.max(...numbers)),
});

function atTable() {
  const environment = new TestEnvironment();
  const client = new TableClient('t', 'secret', environment);
  client.open();
  environment.socket.opened();
  environment.say(update(1, 2));
  return { environment, client, numbers: () => client.state().log.map(({ number }) => number) };
}

test('it says who it is and asks for everything since what it has', () => {
  const { environment, client } = atTable();
  expect(environment.take()).toEqual([
    { type: 'hello', token: 'secret' },
    { type: 'watch', table: 't', since: 0, patches: true },
    { type: 'ping' },
  ]);
  expect(client.state()).toMatchObject({ connection: 'connected', view: { number: 2 }, isLogPartial: false });
});

test('a command that was not answered is sent again after a drop, with the same id; an answered one is not', () => {
  const { environment, client } = atTable();
  client.send({ kind: 'move', step: 'take snow-lake' });
  client.send({ kind: 'undo' });
  environment.say({ type: 'done', id: 'c1', number: 3, repeated: false });
  environment.socket.closed();
  expect(client.state().connection).toBe('reconnecting');
  environment.take();
  environment.ring();
  environment.socket.opened();
  expect(environment.take()).toEqual([
    { type: 'hello', token: 'secret' },
    { type: 'watch', table: 't', since: 2, patches: true },
    { type: 'do', table: 't', id: 'c2', command: { kind: 'undo' } },
    { type: 'ping' },
  ]);
});

test('a command is answered by the entry that it made, which may come long before `done`', () => {
  const { environment, client } = atTable();
  client.send({ kind: 'undo' });
  expect(client.state().isBusy).toBe(true);
  environment.say({ type: 'update', table: 't', entries: [{ ...entry(3), message: 'c1' }], view: viewAt(3) });
  expect(client.state().isBusy).toBe(false);
  environment.say({ type: 'done', id: 'c1', number: 3, repeated: false });
  expect(client.state()).toMatchObject({ isBusy: false, refusal: undefined });
});

test('what is sent while the connection is broken is sent again once it is back', () => {
  const { environment, client } = atTable();
  environment.socket.closed();
  environment.take();
  client.send({ kind: 'chat', text: 'hello' });
  expect(environment.take()).toEqual([]);
  environment.ring();
  environment.socket.opened();
  expect(environment.take().filter(({ type }) => type === 'do')).toHaveLength(1);
});

test('the first try comes within a second, the pauses grow, and after a while the connection counts as lost', () => {
  const { environment, client } = atTable();
  const pauses: number[] = [];
  const states: string[] = [];
  for (let i = 0; i < 8; i++) {
    environment.socket.closed();
    states.push(client.state().connection);
    pauses.push(environment.ring());
  }
  expect(pauses).toEqual([...PAUSES, PAUSES[PAUSES.length - 1]]);
  expect(pauses[0]).toBeLessThan(1000);
  expect([states[0], states[4], states[5], states[7]]).toEqual(['reconnecting', 'reconnecting', 'lost', 'lost']);
  environment.socket.opened();
  expect(client.state().connection).toBe('connected');
  environment.socket.closed();
  expect(environment.ring()).toBe(PAUSES[0]);
});

test('what is known is ignored, what follows is added, and a gap loads the table anew', () => {
  const { environment, client, numbers } = atTable();
  environment.say(update(2, 3));
  environment.say(update(1, 2, 3));
  expect(numbers()).toEqual([1, 2, 3]);
  environment.take();
  environment.say(update(5));
  expect(environment.take()).toEqual([{ type: 'watch', table: 't', patches: true }]);
  expect(client.state().view?.number).toBe(3);
  environment.say({ type: 'table', table: 't', view: viewAt(5) });
  expect(client.state()).toMatchObject({ view: { number: 5 }, log: [], isLogPartial: true });
  environment.say(update(6));
  client.prependLog([entry(4), entry(5), entry(6)]);
  expect(numbers()).toEqual([4, 5, 6]);
});

describe('an update that tells what has changed', () => {
  const patched = (since: number, ...patch: object[]): ServerMessage => ({
    type: 'update',
    table: 't',
    entries: [entry(since + 1)],
    since,
    patch: [{ op: 'replace', path: '/number', value: since + 1 }, ...patch] as JsonPatch,
  });

  test('makes the next view of the one there is, and leaves the rest of it alone', () => {
    const { environment, client, numbers } = atTable();
    const before = client.state().view;
    environment.say(patched(2, { op: 'add', path: '/note', value: 'new' }));
    expect(client.state().view).toEqual({ ...viewAt(3), note: 'new' });
    expect(client.state().view?.me).toBe(before?.me);
    expect(before?.number).toBe(2);
    expect(numbers()).toEqual([1, 2, 3]);
  });

  test.each([
    ['another view', patched(3)],
    ['a view before the one there is', { ...patched(2), since: 1 }],
    ['something that is not in the view', patched(2, { op: 'replace', path: '/nowhere/at', value: 1 })],
  ])('loads the table anew if it is about %s', (_what, message) => {
    const { environment, client } = atTable();
    environment.take();
    environment.say(message);
    expect(environment.take()).toEqual([{ type: 'watch', table: 't', patches: true }]);
    expect(client.state().view).toEqual(viewAt(2));
  });

  test('is ignored if it is known', () => {
    const { environment, client } = atTable();
    environment.take();
    environment.say(patched(1));
    expect(environment.take()).toEqual([]);
    expect(client.state().view).toEqual(viewAt(2));
  });

  test('is not asked for again from a server that does not know of it, until another answers', () => {
    const { environment } = atTable();
    environment.take();
    environment.say({ type: 'error', kind: 'bad-message', message: '' });
    environment.say({ type: 'error', kind: 'bad-message', message: '' });
    expect(environment.take()).toEqual([{ type: 'watch', table: 't', since: 2 }]);
    environment.socket.closed();
    environment.ring();
    environment.socket.opened();
    expect(environment.take()).toContainEqual({ type: 'watch', table: 't', since: 2, patches: true });
  });
});

test('who sits down comes in anew, so that the others see it', () => {
  const { environment } = atTable();
  environment.take();
  environment.say({ type: 'update', table: 't', entries: [entry(3)], view: viewAt(3, 1) });
  expect(environment.take()).toEqual([{ type: 'watch', table: 't', since: 3, patches: true }]);
  environment.say({ type: 'update', table: 't', entries: [], view: viewAt(3, 1) });
  expect(environment.take()).toEqual([]);
});

test('it is busy until what was asked for is seen, not only answered', () => {
  const { environment, client } = atTable();
  expect(client.state().isBusy).toBe(false);
  client.send({ kind: 'move', step: 'done' });
  environment.say({ type: 'done', id: 'c1', number: 3, repeated: false });
  expect(client.state().isBusy).toBe(true);
  environment.say(update(3));
  expect(client.state().isBusy).toBe(false);
});

test('a refusal is shown until the next command; answers to nobody are ignored', () => {
  const { environment, client } = atTable();
  const refusal = { rule: 'table', reason: 'stale', facts: {} };
  client.send({ kind: 'move', step: 'done' });
  environment.say({ type: 'refused', id: 'other', refusal, message: '' });
  expect(client.state()).toMatchObject({ refusal: undefined, isBusy: true });
  environment.say({ type: 'refused', id: 'c1', refusal, message: '' });
  expect(client.state()).toMatchObject({ refusal, isStepRefused: true, isBusy: false });
  client.send({ kind: 'undo' });
  expect(client.state()).toMatchObject({ refusal: undefined, isStepRefused: false });
  environment.say({ type: 'refused', id: 'c2', refusal, message: '' });
  expect(client.state()).toMatchObject({ refusal, isStepRefused: false });
});

test.each(['too-many', 'away'])('%s: tries again; what cannot be saved is a refusal', (kind) => {
  const { environment, client } = atTable();
  client.send({ kind: 'undo' });
  environment.take();
  environment.say({ type: 'error', id: 'c1', kind, message: '' });
  expect(client.state().isBusy).toBe(true);
  // The first timer watches for silence, the next is for the second try.
  environment.ring();
  environment.ring();
  expect(environment.take()).toContainEqual({ type: 'do', table: 't', id: 'c1', command: { kind: 'undo' } });
  environment.say({ type: 'error', id: 'c1', kind: 'not-saved', message: '' });
  expect(client.state()).toMatchObject({ refusal: { reason: 'not-saved' }, isBusy: false });
});

test('a silent connection is pinged, and given up without an answer', () => {
  const { environment, client } = atTable();
  environment.take();
  environment.ring();
  expect(environment.take()).toEqual([{ type: 'ping' }]);
  environment.say({ type: 'pong' });
  environment.ring();
  environment.ring();
  expect(client.state().connection).toBe('reconnecting');
});

test('an old socket is not listened to any more', () => {
  const { environment, client } = atTable();
  const old = itemAt(environment.sockets, 0);
  old.closed();
  environment.ring();
  old.received(JSON.stringify(update(3)));
  old.closed();
  expect(client.state().view?.number).toBe(2);
  expect(environment.sockets).toHaveLength(2);
});

test('a table that is not there, or not for us, is a failure; with a name it is asked for again', () => {
  const { environment, client } = atTable();
  environment.say({ type: 'error', kind: 'no-spectators', message: '' });
  expect(client.state().failure).toBe('no-spectators');
  environment.take();
  client.signInAndSend('new', { kind: 'sit', seat: 1 });
  expect(environment.take().map(({ type }) => type)).toEqual(['hello', 'watch', 'do']);
  expect(client.state().failure).toBeUndefined();
});

test('a table of rules that the server does not know is a failure, whatever was asked', () => {
  const { environment, client } = atTable();
  client.send({ kind: 'undo' });
  const sent = environment.take().find(({ type }) => type === 'do');
  environment.say({
    type: 'error',
    kind: 'newer-rules',
    message: '',
    ...(sent !== undefined && 'id' in sent && { id: sent.id }),
  });
  expect(client.state().failure).toBe('newer-rules');
});

test('what has just happened tells the server’s time, what was missed does not', () => {
  const { environment, client } = atTable();
  expect(client.state().clockSkew).toBe(0);
  environment.say(update(3));
  expect(client.state().clockSkew).toBe(4000);
});

test('whoever comes in asks for the server’s time, so that clocks are right before anything happens', () => {
  const { environment, client } = atTable();
  expect(environment.take()).toContainEqual({ type: 'ping' });
  environment.say({ type: 'pong', now: 8000 });
  expect(client.state().clockSkew).toBe(-3000);
  environment.say({ type: 'pong' });
  expect(client.state().clockSkew).toBe(-3000);
});

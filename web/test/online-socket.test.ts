import type { ClientMessage, SeenEntry, ServerMessage, TableView } from '@grove/protocol';
import { expect, test } from 'vitest';
import type { Wire, WireEvents } from '../online/line.ts';
import { PAUSES } from '../online/lasting-line.ts';
import { TableSocket } from '../online/socket.ts';

/** A world in which the test says when lines open and break, what arrives, and when time passes. */
class World {
  sent: ClientMessage[] = [];
  lines: WireEvents[] = [];
  pauses: number[] = [];
  #timers: { ms: number; act: () => void }[] = [];
  #ids = 0;

  connect = (events: WireEvents): Wire => {
    this.lines.push(events);
    return { send: (text) => this.sent.push(JSON.parse(text) as ClientMessage), close: () => undefined };
  };
  later = (ms: number, act: () => void) => {
    const timer = { ms, act };
    this.#timers.push(timer);
    this.pauses.push(ms);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  };
  newId = () => `c${++this.#ids}`;
  now = () => 5000;

  get line(): WireEvents {
    return this.lines[this.lines.length - 1];
  }

  say(message: ServerMessage): void {
    this.line.received(JSON.stringify(message));
  }

  /** Lets the next timer ring. */
  ring(): number {
    const [{ ms, act }] = this.#timers.splice(0, 1);
    act();
    return ms;
  }

  /** What was sent since this was asked last. */
  take(): ClientMessage[] {
    return this.sent.splice(0);
  }
}

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
  const world = new World();
  const socket = new TableSocket('t', 'secret', world);
  socket.open();
  world.line.opened();
  world.say(update(1, 2));
  return { world, socket, numbers: () => socket.snapshot().entries.map(({ number }) => number) };
}

test('it says who it is and asks for everything since what it has', () => {
  const { world, socket } = atTable();
  expect(world.take()).toEqual([
    { type: 'hello', token: 'secret' },
    { type: 'watch', table: 't', since: 0 },
  ]);
  expect(socket.snapshot()).toMatchObject({ line: 'here', view: { number: 2 }, isPartial: false });
});

test('a command that was not answered is sent again after a drop, with the same id; an answered one is not', () => {
  const { world, socket } = atTable();
  socket.ask({ kind: 'move', step: 'take snow-lake' });
  socket.ask({ kind: 'undo' });
  world.say({ type: 'done', id: 'c1', number: 3, repeated: false });
  world.line.closed();
  expect(socket.snapshot().line).toBe('reconnecting');
  world.take();
  world.ring();
  world.line.opened();
  expect(world.take()).toEqual([
    { type: 'hello', token: 'secret' },
    { type: 'watch', table: 't', since: 2 },
    { type: 'do', table: 't', id: 'c2', command: { kind: 'undo' } },
  ]);
});

test('what is asked while the line is broken is sent once it is there again', () => {
  const { world, socket } = atTable();
  world.line.closed();
  world.take();
  socket.ask({ kind: 'chat', text: 'hello' });
  expect(world.take()).toEqual([]);
  world.ring();
  world.line.opened();
  expect(world.take().filter(({ type }) => type === 'do')).toHaveLength(1);
});

test('the first try comes within a second, the pauses grow, and after a while the line counts as lost', () => {
  const { world, socket } = atTable();
  const pauses: number[] = [];
  const states: string[] = [];
  for (let i = 0; i < 8; i++) {
    world.line.closed();
    states.push(socket.snapshot().line);
    pauses.push(world.ring());
  }
  expect(pauses).toEqual([...PAUSES, PAUSES[PAUSES.length - 1]]);
  expect(pauses[0]).toBeLessThan(1000);
  expect([states[0], states[4], states[5], states[7]]).toEqual(['reconnecting', 'reconnecting', 'lost', 'lost']);
  world.line.opened();
  expect(socket.snapshot().line).toBe('here');
  world.line.closed();
  expect(world.ring()).toBe(PAUSES[0]);
});

test('what is known is ignored, what follows is added, and a gap loads the table anew', () => {
  const { world, socket, numbers } = atTable();
  world.say(update(2, 3));
  world.say(update(1, 2, 3));
  expect(numbers()).toEqual([1, 2, 3]);
  world.take();
  world.say(update(5));
  expect(world.take()).toEqual([{ type: 'watch', table: 't' }]);
  expect(socket.snapshot().view?.number).toBe(3);
  world.say({ type: 'table', table: 't', view: viewAt(5) });
  expect(socket.snapshot()).toMatchObject({ view: { number: 5 }, entries: [], isPartial: true });
  world.say(update(6));
  socket.prepend([entry(4), entry(5), entry(6)]);
  expect(numbers()).toEqual([4, 5, 6]);
});

test('who sits down comes in anew, so that the others see it', () => {
  const { world } = atTable();
  world.take();
  world.say({ type: 'update', table: 't', entries: [entry(3)], view: viewAt(3, 1) });
  expect(world.take()).toEqual([{ type: 'watch', table: 't', since: 3 }]);
  world.say({ type: 'update', table: 't', entries: [], view: viewAt(3, 1) });
  expect(world.take()).toEqual([]);
});

test('it is busy until what was asked for is seen, not only answered', () => {
  const { world, socket } = atTable();
  expect(socket.snapshot().isBusy).toBe(false);
  socket.ask({ kind: 'move', step: 'done' });
  world.say({ type: 'done', id: 'c1', number: 3, repeated: false });
  expect(socket.snapshot().isBusy).toBe(true);
  world.say(update(3));
  expect(socket.snapshot().isBusy).toBe(false);
});

test('a refusal is shown until the next command; answers to nobody are ignored', () => {
  const { world, socket } = atTable();
  const refusal = { rule: 'table', reason: 'stale', facts: {} };
  socket.ask({ kind: 'move', step: 'done' });
  world.say({ type: 'refused', id: 'other', refusal, message: '' });
  expect(socket.snapshot()).toMatchObject({ refused: undefined, isBusy: true });
  world.say({ type: 'refused', id: 'c1', refusal, message: '' });
  expect(socket.snapshot()).toMatchObject({ refused: refusal, isBusy: false });
  socket.ask({ kind: 'undo' });
  expect(socket.snapshot().refused).toBeUndefined();
});

test.each(['too-many', 'away'])('%s: tries again; what cannot be saved is a refusal', (kind) => {
  const { world, socket } = atTable();
  socket.ask({ kind: 'undo' });
  world.take();
  world.say({ type: 'error', id: 'c1', kind, message: '' });
  expect(socket.snapshot().isBusy).toBe(true);
  // The silence of the line is the first timer, the second try the next.
  world.ring();
  world.ring();
  expect(world.take()).toContainEqual({ type: 'do', table: 't', id: 'c1', command: { kind: 'undo' } });
  world.say({ type: 'error', id: 'c1', kind: 'not-saved', message: '' });
  expect(socket.snapshot()).toMatchObject({ refused: { reason: 'not-saved' }, isBusy: false });
});

test('a line that is silent is asked for a sign, and given up without one', () => {
  const { world, socket } = atTable();
  world.take();
  world.ring();
  expect(world.take()).toEqual([{ type: 'ping' }]);
  world.say({ type: 'pong' });
  world.ring();
  world.ring();
  expect(socket.snapshot().line).toBe('reconnecting');
});

test('an old line is not listened to any more', () => {
  const { world, socket } = atTable();
  const [old] = world.lines;
  old.closed();
  world.ring();
  old.received(JSON.stringify(update(3)));
  old.closed();
  expect(socket.snapshot().view?.number).toBe(2);
  expect(world.lines).toHaveLength(2);
});

test('a table that is not there, or not for us, is a trouble; with a name it is asked for again', () => {
  const { world, socket } = atTable();
  world.say({ type: 'error', kind: 'no-spectators', message: '' });
  expect(socket.snapshot().trouble).toBe('no-spectators');
  world.take();
  socket.introduce('new', { kind: 'sit', seat: 1 });
  expect(world.take().map(({ type }) => type)).toEqual(['hello', 'watch', 'do']);
  expect(socket.snapshot().trouble).toBeUndefined();
});

test('a table of rules that the server does not know is a trouble, whatever was asked', () => {
  const { world, socket } = atTable();
  socket.ask({ kind: 'undo' });
  const sent = world.take().find(({ type }) => type === 'do');
  world.say({
    type: 'error',
    kind: 'newer-rules',
    message: '',
    ...(sent !== undefined && 'id' in sent && { id: sent.id }),
  });
  expect(socket.snapshot().trouble).toBe('newer-rules');
});

test('what has just happened tells the server’s time, what was missed does not', () => {
  const { world, socket } = atTable();
  expect(socket.snapshot().skew).toBe(0);
  world.say(update(3));
  expect(socket.snapshot().skew).toBe(4000);
});

import { SeededChance } from '@grove/kernel';
import { acorns } from '@grove/kernel/sample';
import { expect, test } from 'vitest';
import { type Answer, answering, type Ask, BotClient, type GameWithBots, type Knowledge, type Port } from '../index.ts';
import { sample } from './sample.ts';

const view = acorns.view(acorns.start(2, { winner: 'highest' }, SeededChance.from('ash')), 0);
const ask = (id: number, more: Partial<Ask> = {}): Ask => ({
  kind: 'choose',
  id,
  game: 'acorns',
  bot: 'greedy',
  view,
  seat: 0,
  seed: `question ${id}`,
  allowance: { thoughts: 20 },
  ...more,
});

const knowledge: Knowledge = { games: [sample], now: () => 0 };

/** Workers that answer when the test says so, and a clock that it moves. */
function bench() {
  const timers = new Set<() => void>();
  const ports: { asked: Ask[]; stopped: boolean; say: (answer: Answer) => void; die: (why: string) => void }[] = [];
  const client = new BotClient(
    (say, die): Port => {
      const port = { asked: [] as Ask[], stopped: false, say, die };
      ports.push(port);
      return { post: (ask) => port.asked.push(ask), stop: () => (port.stopped = true) };
    },
    (_, call) => {
      timers.add(call);
      return () => timers.delete(call);
    },
  );
  return { client, ports, timers };
}

test('the worker chooses as the bot does, and names hints with their gains', () => {
  const answer = answering(knowledge);
  const move = sample.bots.greedy().choose(view, 0, SeededChance.from('question 1'));
  expect(answer(ask(1))).toEqual({ kind: 'chosen', id: 1, move });
  const hints = answer(ask(2, { kind: 'hints' }));
  expect(hints.kind === 'hints' && hints.hints.map(({ steps }) => steps.length)).toEqual([1, 1, 1]);
});

test.each([
  [{ bot: 'genius' }, 'unknown bot "genius"'],
  [{ game: 'chess' }, 'unknown game "chess"'],
])('a question that cannot be answered is a failure, not an exception: %o', (more, message) => {
  expect(answering(knowledge)(ask(1, more))).toEqual({ kind: 'failed', id: 1, reason: 'crashed', message });
});

test('a bot that throws has crashed, and the worker lives on', () => {
  const broken = {
    choose: () => {
      throw new Error('no idea');
    },
  };
  const game: GameWithBots = { ...sample, bots: { ...sample.bots, broken: () => broken } };
  const answer = answering({ ...knowledge, games: [game] });
  expect(answer(ask(1, { bot: 'broken' }))).toMatchObject({ kind: 'failed', reason: 'crashed', message: 'no idea' });
  expect(answer(ask(2)).kind).toBe('chosen');
});

test('questions are asked one after the other', async () => {
  const { client, ports } = bench();
  const [first, second] = [client.ask(ask(1)), client.ask(ask(2))];
  expect(ports[0].asked.map(({ id }) => id)).toEqual([1]);
  ports[0].say({ kind: 'chosen', id: 1, move: 5 });
  expect(await first).toEqual({ kind: 'chosen', id: 1, move: 5 });
  expect(ports[0].asked.map(({ id }) => id)).toEqual([1, 2]);
  ports[0].say({ kind: 'chosen', id: 2, move: 6 });
  expect(await second).toMatchObject({ move: 6 });
  expect(ports).toHaveLength(1);
});

test('a worker that dies has failed, and the next question gets another', async () => {
  const { client, ports } = bench();
  const [first, second] = [client.ask(ask(1)), client.ask(ask(2))];
  ports[0].die('out of memory');
  expect(await first).toEqual({ kind: 'failed', id: 1, reason: 'crashed', message: 'out of memory' });
  ports[1].say({ kind: 'chosen', id: 2, move: 6 });
  expect(await second).toMatchObject({ move: 6 });
});

test('a late worker is stopped, and what it says afterwards is not heard', async () => {
  const { client, ports, timers } = bench();
  const first = client.ask(ask(1));
  for (const ring of timers) ring();
  expect(await first).toMatchObject({ kind: 'failed', reason: 'late' });
  expect(ports[0].stopped).toBe(true);
  const second = client.ask(ask(2));
  ports[0].say({ kind: 'chosen', id: 2, move: 1 });
  ports[1].say({ kind: 'chosen', id: 2, move: 2 });
  expect(await second).toMatchObject({ move: 2 });
});

test('a question can be called off while it waits and while it is thought about', async () => {
  const { client, ports, timers } = bench();
  const [first, second] = [client.ask(ask(1)), client.ask(ask(2))];
  client.callOff(2);
  expect(await second).toMatchObject({ kind: 'failed', id: 2, reason: 'called-off' });
  client.callOff(1);
  expect(await first).toMatchObject({ kind: 'failed', id: 1, reason: 'called-off' });
  expect([ports[0].stopped, timers.size]).toEqual([true, 0]);
});

test('closing stops the worker and calls everything off', async () => {
  const { client, ports } = bench();
  const asked = [client.ask(ask(1)), client.ask(ask(2))];
  client.close();
  expect((await Promise.all(asked)).map(({ kind }) => kind)).toEqual(['failed', 'failed']);
  expect(ports.every(({ stopped }) => stopped)).toBe(true);
});

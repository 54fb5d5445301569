import { itemAt } from '@grove/kernel';
import type { ServerMessage } from '@grove/protocol';
import { legalSteps } from '@grove/table';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { directServer, settle } from './direct.ts';
import { HttpClient, testServer } from './server.ts';

const kinds = [
  'configure',
  'sit',
  'place-bot',
  'clear-seat',
  'start',
  'move',
  'undo',
  'ask-undo',
  'answer-undo',
  'withdraw-undo',
  'vote-end',
  'leave',
  'return',
  'hand-over',
  'chat',
  'mute',
  'note',
  'rematch',
  'tick',
  '__proto__',
  'constructor',
];

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    '\u0000',
    '\u202e',
    '../../etc',
    '{"a":1}',
    'x'.repeat(9000),
    '__proto__',
    "'; drop table entries;--",
  ),
);
const oddValue = fc.oneof(
  oddText,
  fc.constantFrom(null, true, -1, 1e308, 0.5, 2 ** 53, [], {}, [[]]),
  fc.jsonValue({ maxDepth: 3 }),
);
const fields = fc.dictionary(
  fc.constantFrom(
    'seat',
    'bot',
    'step',
    'after',
    'steps',
    'yes',
    'text',
    'person',
    'on',
    'forAll',
    'settings',
    'players',
    'seed',
    'table',
  ),
  oddValue,
  { maxKeys: 4 },
);
const oddCommand = fc.oneof(
  oddValue,
  fc.tuple(fc.constantFrom(...kinds), fields).map(([kind, more]) => Object.assign({}, more, { kind })),
);
const oddMessage = (table: string): fc.Arbitrary<string> =>
  fc.oneof(
    oddText,
    oddValue.map((value) => JSON.stringify(value)),
    fc
      .record(
        {
          type: fc.oneof(fc.constantFrom('hello', 'watch', 'unwatch', 'do', 'ping'), oddValue),
          table: fc.oneof(fc.constant(table), oddValue),
          id: fc.oneof(fc.constant('id'), oddValue),
          command: oddCommand,
        },
        { requiredKeys: ['type'] },
      )
      .map((value) => JSON.stringify(value)),
    fc
      .record({ type: fc.constant('do'), table: fc.constant(table), id: fc.uuid(), command: oddCommand })
      .map((value) => JSON.stringify(value)),
    fc.record({ type: fc.constant('hello'), token: oddText }).map((value) => JSON.stringify(value)),
    fc
      .record(
        { type: fc.constant('watch'), table: fc.constant(table), since: oddValue, as: oddValue },
        { requiredKeys: ['type', 'table'] },
      )
      .map((value) => JSON.stringify(value)),
  );

describe('bad input by the thousand', () => {
  test('from somebody without a token: a clear answer every time, the table untouched, no unexpected error', async () => {
    const server = await directServer();
    const room = await server.table([await server.guest('Anna'), await server.guest('Bert')]);
    const before = JSON.stringify(await server.store.tables.entriesAfter(room.id));
    const answers: ServerMessage[] = [];
    const connection = server.connect((text) => answers.push(JSON.parse(text) as ServerMessage));
    const messages = fc.sample(oddMessage(room.id), { seed: 7, numRuns: 5000 });
    for (const message of messages) {
      connection.receive(message);
      if (answers.length % 20 === 0) await settle();
    }
    await settle();
    expect(answers.length).toBeGreaterThan(messages.length * 0.8);
    for (const answer of answers) {
      if (answer.type === 'error') expect(answer.message).toMatch(/\w/);
    }
    expect(JSON.stringify(await server.store.tables.entriesAfter(room.id))).toBe(before);
    expect(server.errors).toEqual([]);
  });

  test('from somebody with a seat: only legal commands come into the log, and the table can still be read', async () => {
    const server = await directServer();
    const anna = await server.guest('Anna');
    const room = await server.table([anna, await server.guest('Bert')]);
    const answers: ServerMessage[] = [];
    const connection = server.connect((text) => answers.push(JSON.parse(text) as ServerMessage));
    connection.receive(JSON.stringify({ type: 'hello', token: anna.token }));
    const commands = fc.sample(oddCommand, { seed: 8, numRuns: 5000 });
    for (const [i, command] of commands.entries()) {
      connection.receive(JSON.stringify({ type: 'do', table: room.id, id: `w${i}`, command }));
      if (i % 20 === 0) await settle();
    }
    await settle();
    const kinds = new Set(answers.map(({ type }) => type));
    expect(kinds).toEqual(new Set(['welcome', 'error', 'refused', 'done']));
    const log = await server.store.tables.entriesAfter(room.id);
    expect(log.map(({ number }) => number)).toEqual(log.map((_, i) => i + 1));
    // Everything that came in is Anna's, and none of it is a step that she could not make.
    expect(new Set(log.slice(4).map(({ by }) => JSON.stringify(by)))).toEqual(
      new Set([JSON.stringify({ kind: 'person', person: anna.person })]),
    );
    expect(server.errors).toEqual([]);
  });

  test('over HTTP: an error of the caller every time, never of the server', async () => {
    const app = await testServer();
    const anna = await HttpClient.guest(app, 'Anna');
    const table = await anna.table(['me', 'open']);
    const bodies = fc.sample(
      fc.tuple(fc.constantFrom('/tables', `/tables/${table}/commands`, '/guests', '/sessions'), oddValue),
      {
        seed: 9,
        numRuns: 1000,
      },
    );
    for (const [path, body] of bodies) {
      const answer = await app.inject({
        method: 'POST',
        url: `/api/v1${path}`,
        headers: { authorization: `Bearer ${anna.token}`, 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      });
      expect([path, body, Math.floor(answer.statusCode / 100)]).toEqual([path, body, 4]);
    }
    expect((await anna.view(table)).number).toBe(2);
  });

  test('too much at once: a body that is too long is refused unread', async () => {
    const app = await testServer();
    const answer = await app.inject({
      method: 'POST',
      url: '/api/v1/guests',
      headers: { 'content-type': 'application/json' },
      payload: JSON.stringify({ name: 'x'.repeat(100_000) }),
    });
    expect(answer.statusCode).toBe(413);
  });

  test('another seat’s token moves that seat only, and a stale number is refused', async () => {
    const server = await directServer();
    const [anna, bert] = [await server.guest('Anna'), await server.guest('Bert')];
    const room = await server.table([anna, bert]);
    const step = itemAt(legalSteps(room.table, anna.person.id), 0);
    const command = { kind: 'move', step } as const;
    expect(await server.tables.run(room, bert.person, 'x', command)).toMatchObject({
      refusal: { reason: 'not-in-hand' },
    });
    const stale = await server.tables.run(room, anna.person, 'y', { ...command, after: 1 });
    expect(stale).toMatchObject({ refusal: { reason: 'stale' } });
  });
});

import { itemAt, type Bot, type GameRecord, Match, recordOf, SeededChance } from '@grove/kernel';
import { acorns } from '@grove/kernel/sample';
import { expect, test } from 'vitest';
import {
  answering,
  type Ask,
  BotClient,
  type BotQuestion,
  type ChooseQuestion,
  type Knowledge,
  openFrom,
  type PlayableGame,
  type Port,
  type Said,
} from '../index.ts';
import { sample } from './sample.ts';

const view = acorns.view(acorns.start(2, { winner: 'highest' }, SeededChance.from('ash')), 0);
const choose: ChooseQuestion = {
  kind: 'choose',
  table: 'elm',
  game: 'acorns',
  bot: 'greedy',
  view,
  seat: 0,
  seed: 'question',
  allowance: { playouts: 20 },
};
const { table: _table, bot: _bot, ...position } = choose;

const knowledge = (game: PlayableGame = sample): Knowledge => ({ open: openFrom([game]), now: () => 0 });

/** All that a worker says to a question. */
async function said(answer: ReturnType<typeof answering>, question: BotQuestion): Promise<Said[]> {
  const heard: Said[] = [];
  await answer({ ...question, id: 1 }, (one) => heard.push(one));
  return heard;
}

/** Workers that answer when the test says so, and a clock that it moves. */
function bench() {
  const timers = new Set<() => void>();
  const ports: { asked: Ask[]; stopped: boolean; say: (said: Said) => void; die: (why: string) => void }[] = [];
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

test('the worker chooses as the bot does, and names hints with their gains', async () => {
  const answer = answering(knowledge());
  const move = sample.bots.greedy().choose(view, 0, SeededChance.from('question'));
  expect(await said(answer, choose)).toEqual([{ kind: 'chosen', id: 1, move }]);
  const [hints] = await said(answer, { ...position, kind: 'hints' });
  expect(hints?.kind === 'hints' && hints.hints.map(({ steps }) => steps.length)).toEqual([1, 1, 1]);
});

function playedGame(): GameRecord {
  const match = new Match(acorns, 2, {}, SeededChance.from('yew'));
  while (!match.over) {
    const seat = itemAt(acorns.waitingFor(match.state), 0);
    match.play(seat, itemAt(acorns.moves(match.state, seat), 0));
  }
  return recordOf(match, { seed: 'yew' });
}

const review = (record: GameRecord): BotQuestion => ({
  kind: 'review',
  game: 'acorns',
  record,
  seats: [0, 1],
  seed: 'review',
  allowance: { milliseconds: 1000 },
});

test('a review tells of every entry of the record, one by one, and then that it is done', async () => {
  const record = playedGame();
  const heard = await said(answering(knowledge()), review(record));
  expect(heard.at(-1)?.kind).toBe('reviewed');
  const at = heard.flatMap((one) => (one.kind === 'decision' ? [one.decision.at] : []));
  expect(at.slice(0, record.moves.length)).toEqual(record.moves.map((_, i) => i));
});

test('a review without time still says something of every decision', async () => {
  let now = 0;
  const answer = answering({ ...knowledge(), now: () => (now += 1000) });
  const record = playedGame();
  const heard = await said(answer, review(record));
  expect(heard.length).toBeGreaterThan(record.moves.length);
  for (const one of heard) if (one.kind === 'decision') expect(one.decision.expected).toBeTypeOf('number');
});

test('a review that cannot be made says why', async () => {
  const answer = answering({ ...knowledge(), open: openFrom([{ game: sample.game, bots: sample.bots }]) });
  expect(await said(answer, review(playedGame()))).toMatchObject([
    { kind: 'failed', message: 'there are no hints and reviews for acorns' },
  ]);
  const nonsense = { ...playedGame(), moves: [[1, 'nonsense']] } satisfies GameRecord;
  expect(await said(answering(knowledge()), review(nonsense))).toMatchObject([{ kind: 'failed', reason: 'crashed' }]);
});

test.each([
  [{ bot: 'genius' }, 'unknown bot "genius"'],
  [{ game: 'chess' }, 'unknown game "chess"'],
])('a question that cannot be answered is a failure, not an exception: %o', async (more, message) => {
  const heard = await said(answering(knowledge()), { ...choose, ...more });
  expect(heard).toEqual([{ kind: 'failed', id: 1, reason: 'crashed', message }]);
});

const withBot = (bot: () => Bot): PlayableGame => ({ ...sample, bots: { ...sample.bots, tried: bot } });

test('a bot that throws has crashed, and the worker lives on', async () => {
  const broken = {
    choose: () => {
      throw new Error('no idea');
    },
  };
  const answer = answering(knowledge(withBot(() => broken)));
  expect(await said(answer, { ...choose, bot: 'tried' })).toMatchObject([
    { kind: 'failed', reason: 'crashed', message: 'no idea' },
  ]);
  expect(await said(answer, choose)).toMatchObject([{ kind: 'chosen' }]);
});

/** Says how many questions it was asked before. */
const countingBot = (): Bot => {
  let asked = 0;
  return { choose: () => asked++ };
};

async function countsOf(answer: ReturnType<typeof answering>, tables: readonly string[]): Promise<unknown[]> {
  const counts: unknown[] = [];
  for (const table of tables) {
    const [chosen] = await said(answer, { ...choose, table, bot: 'tried' });
    counts.push(chosen?.kind === 'chosen' ? chosen.move : chosen);
  }
  return counts;
}

test('every table has bots of its own, so that none loses its plans to another table', async () => {
  const answer = answering(knowledge(withBot(countingBot)));
  expect(await countsOf(answer, ['ash', 'elm', 'ash', 'elm'])).toEqual([0, 0, 1, 1]);
});

test('a worker forgets the table that was quiet for longest when there are too many', async () => {
  const answer = answering({ ...knowledge(withBot(countingBot)), tables: 2 });
  expect(await countsOf(answer, ['ash', 'elm', 'ash', 'oak', 'ash', 'elm'])).toEqual([0, 0, 1, 0, 2, 0]);
});

test('questions are asked one after the other', async () => {
  const { client, ports } = bench();
  const [first, second] = [client.ask(choose), client.ask(choose)];
  expect(itemAt(ports, 0).asked.map(({ id }) => id)).toEqual([1]);
  itemAt(ports, 0).say({ kind: 'chosen', id: 1, move: 5 });
  expect(await first.answer).toEqual({ kind: 'chosen', id: 1, move: 5 });
  expect(itemAt(ports, 0).asked.map(({ id }) => id)).toEqual([1, 2]);
  itemAt(ports, 0).say({ kind: 'chosen', id: 2, move: 6 });
  expect(await second.answer).toMatchObject({ move: 6 });
  expect(ports).toHaveLength(1);
});

test('a worker that dies has failed, and the next question gets another', async () => {
  const { client, ports } = bench();
  const [first, second] = [client.ask(choose), client.ask(choose)];
  itemAt(ports, 0).die('out of memory');
  expect(await first.answer).toEqual({ kind: 'failed', id: 1, reason: 'crashed', message: 'out of memory' });
  itemAt(ports, 1).say({ kind: 'chosen', id: 2, move: 6 });
  expect(await second.answer).toMatchObject({ move: 6 });
});

test('a late worker is stopped, and what it says afterwards is not heard', async () => {
  const { client, ports, timers } = bench();
  const first = client.ask(choose);
  for (const ring of timers) ring();
  expect(await first.answer).toMatchObject({ kind: 'failed', reason: 'late' });
  expect(itemAt(ports, 0).stopped).toBe(true);
  const second = client.ask(choose);
  itemAt(ports, 0).say({ kind: 'chosen', id: 2, move: 1 });
  itemAt(ports, 1).say({ kind: 'chosen', id: 2, move: 2 });
  expect(await second.answer).toMatchObject({ move: 2 });
});

test('a question can be called off while it waits and while it is thought about', async () => {
  const { client, ports, timers } = bench();
  const [first, second] = [client.ask(choose), client.ask(choose)];
  second.callOff();
  expect(await second.answer).toMatchObject({ kind: 'failed', id: 2, reason: 'called-off' });
  first.callOff();
  expect(await first.answer).toMatchObject({ kind: 'failed', id: 1, reason: 'called-off' });
  expect([itemAt(ports, 0).stopped, timers.size]).toEqual([true, 0]);
});

test('closing stops the worker and calls everything off', async () => {
  const { client, ports } = bench();
  const asked = [client.ask(choose), client.ask(choose)];
  client.close();
  expect((await Promise.all(asked.map(({ answer }) => answer))).map(({ kind }) => kind)).toEqual(['failed', 'failed']);
  expect(ports.every(({ stopped }) => stopped)).toBe(true);
});

test('a review reports each decision, and its time begins anew with every one', async () => {
  const { client, ports, timers } = bench();
  const decisions: unknown[] = [];
  const { answer } = client.ask(review(playedGame()), ({ decision }) => decisions.push(decision.at));
  const firstTimer = itemAt([...timers], 0);
  const decision = { at: 7, seat: 0, played: [], expected: 0, cost: 0, better: [], reasons: [], isCoarse: false };
  itemAt(ports, 0).say({ kind: 'decision', id: 1, decision });
  expect([decisions, timers.size, timers.has(firstTimer)]).toEqual([[7], 1, false]);
  itemAt(ports, 0).say({ kind: 'reviewed', id: 1 });
  expect(await answer).toEqual({ kind: 'reviewed', id: 1 });
  expect(timers.size).toBe(0);
});

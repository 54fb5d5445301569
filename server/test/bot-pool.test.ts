import type { Answer, BotQuestion, ChooseQuestion } from '@grove/bots';
import { expect, test } from 'vitest';
import type { Share } from '../bots/fair-queue.ts';
import { BotPool } from '../bots/pool.ts';

/** A pool whose threads note the tables that they are asked for, and answer when the test says so. */
function observedPool(size: number) {
  let now = 0;
  const opened: { readonly tables: string[]; readonly times: number[]; readonly answerAll: () => void }[] = [];
  const pool = new BotPool(
    size,
    () => {
      const tables: string[] = [];
      const times: number[] = [];
      const open: (() => void)[] = [];
      opened.push({ tables, times, answerAll: () => open.splice(0).forEach((answer) => answer()) });
      return {
        ask: (question: BotQuestion) => {
          tables.push(question.kind === 'choose' ? question.table : question.kind);
          if ('milliseconds' in question.allowance) times.push(question.allowance.milliseconds);
          const answer = new Promise<Answer>((resolve) => open.push(() => resolve({ kind: 'chosen', id: 1, move: 0 })));
          return { answer, callOff: () => undefined };
        },
        close: () => undefined,
      };
    },
    () => now,
  );
  const [quick = fail(), ...threads] = opened;
  const ask = (
    table: string,
    from?: Partial<Share>,
    allowance: ChooseQuestion['allowance'] = { playouts: 1 },
    bot = 'ancient',
  ) => pool.ask({ ...questionOf(table), allowance, bot }, { person: table, address: '', isWaitedFor: true, ...from });
  /** Answers what every thread thinks about, so many milliseconds later. */
  const answer = async (milliseconds = 1000): Promise<void> => {
    now += milliseconds;
    for (const { answerAll } of opened) answerAll();
    await settled();
  };
  const pass = (milliseconds: number): void => void (now += milliseconds);
  return { ask, answer, pass, quick, threads, tables: () => threads.map((thread) => thread.tables) };
}

const settled = async (): Promise<void> => {
  for (let i = 0; i < 3; i++) await Promise.resolve();
};

const fail = (): never => {
  throw new Error('there is no thread');
};

const questionOf = (table: string): ChooseQuestion => ({
  kind: 'choose',
  table,
  game: 'acorns',
  bot: 'ancient',
  view: null,
  seat: 0,
  seed: 's',
  allowance: { playouts: 1 },
});

test('a table asks the thread again that knows its plans, though another has less to do', async () => {
  const { ask, answer, tables } = observedPool(2);
  ask('ash');
  ask('elm');
  await answer();
  for (const table of ['oak', 'ash', 'elm']) ask(table);
  await answer();
  expect(tables()).toEqual([
    ['ash', 'oak', 'ash'],
    ['elm', 'elm'],
  ]);
});

test('a table goes to another thread when its own is much busier, and stays there', async () => {
  const { ask, answer, tables } = observedPool(2);
  ask('ash');
  ask('elm');
  ask('ash', { person: 'other' });
  ask('ash', { person: 'third' });
  ask('ash', { person: 'fourth' });
  await answer();
  await answer();
  await answer();
  expect(tables()).toEqual([
    ['ash', 'ash', 'ash'],
    ['elm', 'ash'],
  ]);
  // The thread that it asked last knows it.
  ask('ash', { person: 'fifth' });
  expect(tables()[1]).toEqual(['elm', 'ash', 'ash']);
});

test('whoever asks much waits for those who ask little, and tables that nobody looks at for those with people', async () => {
  const { ask, answer, threads } = observedPool(1);
  for (const table of ['a1', 'a2', 'a3']) ask(table, { person: 'anna' });
  ask('unseen', { person: 'cleo', isWaitedFor: false });
  ask('b1', { person: 'bert' });
  for (let i = 0; i < 5; i++) await answer();
  expect(threads[0]?.tables).toEqual(['a1', 'b1', 'a2', 'a3', 'unseen']);
});

test('many names at one address are one share', async () => {
  const { ask, answer, threads } = observedPool(1);
  for (const name of ['x1', 'x2', 'x3', 'x4']) ask(name, { person: name, address: 'one' });
  ask('bert', { person: 'bert', address: 'other' });
  await answer();
  await answer();
  expect(threads[0]?.tables.slice(0, 2)).toEqual(['x1', 'bert']);
});

test('the more wait, the less time each has, by shares; with nobody else a bot has all the time it was given', async () => {
  const { ask, pass, threads } = observedPool(2);
  ask('ash', {}, { milliseconds: 10_000 });
  expect(threads[0]?.times).toEqual([10_000]);
  // All others go to the other thread, which may not think for as long.
  for (let i = 0; i < 20; i++) ask(`a${i}`, { person: 'anna' }, { milliseconds: 10_000 });
  ask('bert', { person: 'bert' }, { milliseconds: 10_000 });
  for (let i = 0; i < 30; i++) {
    pass(100);
    threads[1]?.answerAll();
    await settled();
  }
  const times = threads[1]?.times ?? [];
  expect(times).toHaveLength(21);
  // The first came when nothing else waited, then Bert with half of a round for himself, then Anna's with parts of the other half.
  expect(times.slice(0, 4).map(Math.round)).toEqual([2000, 1000, 105, 111]);
});

test('bots that do not search have a thread of their own', async () => {
  const { ask, quick, threads } = observedPool(1);
  ask('ash');
  ask('elm', {}, undefined, 'random');
  expect([quick.tables, threads[0]?.tables]).toEqual([['elm'], ['ash']]);
});

test('what waits can be called off, and closing answers all', async () => {
  const { ask } = observedPool(1);
  ask('ash');
  const waiting = ask('elm');
  waiting.callOff();
  expect(await waiting.answer).toMatchObject({ kind: 'failed', reason: 'called-off' });
});

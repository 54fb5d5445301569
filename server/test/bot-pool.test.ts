import type { Answer, BotQuestion, ChooseQuestion } from '@grove/bots';
import { expect, test } from 'vitest';
import { BotPool } from '../bots/pool.ts';

/** A pool whose threads note the tables that they are asked for, and answer when the test says so. */
function observedPool(size: number) {
  const threads: { readonly tables: string[]; readonly answerAll: () => void }[] = [];
  const pool = new BotPool(size, () => {
    const tables: string[] = [];
    const open: (() => void)[] = [];
    threads.push({ tables, answerAll: () => open.splice(0).forEach((answer) => answer()) });
    return {
      ask: (question: BotQuestion) => {
        tables.push(question.kind === 'choose' ? question.table : question.kind);
        const answer = new Promise<Answer>((resolve) => open.push(() => resolve({ kind: 'chosen', id: 1, move: 0 })));
        return { answer, callOff: () => undefined };
      },
      close: () => undefined,
    };
  });
  const ask = (table: string) => pool.ask(questionOf(table)).answer;
  return { ask, threads, tables: () => threads.map((thread) => thread.tables) };
}

const questionOf = (table: string): ChooseQuestion => ({
  kind: 'choose',
  table,
  game: 'acorns',
  bot: 'random',
  view: null,
  seat: 0,
  seed: 's',
  allowance: { playouts: 1 },
});

test('a table asks the thread again that knows its plans, though another has less to do', async () => {
  const { ask, threads, tables } = observedPool(2);
  const first = [ask('ash'), ask('elm')];
  for (const { answerAll } of threads) answerAll();
  await Promise.all(first);
  void ask('oak');
  void ask('ash');
  void ask('elm');
  expect(tables()).toEqual([
    ['ash', 'oak', 'ash'],
    ['elm', 'elm'],
  ]);
});

test('a table goes to another thread when its own is much busier, and stays there', async () => {
  const { ask, threads, tables } = observedPool(2);
  void ask('ash');
  void ask('elm');
  threads[1]?.answerAll();
  await Promise.resolve();
  void ask('ash');
  void ask('ash');
  expect(tables()).toEqual([
    ['ash', 'ash'],
    ['elm', 'ash'],
  ]);
  threads[0]?.answerAll();
  await Promise.resolve();
  void ask('ash');
  expect(tables()).toEqual([
    ['ash', 'ash'],
    ['elm', 'ash', 'ash'],
  ]);
});

import type { Ask, Said } from '@grove/bots';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { askHints } from '../advice/ask-hints.ts';
import { askMove, type MoveQuestion } from '../bots/ask-move.ts';
import { useSettings } from '../settings/store.ts';
import { type BotFailure, onBotFailure } from '../bots/failures.ts';
import { runFor } from '../review/review-run.ts';

/** A worker that answers when the test says so. */
class TestWorker extends EventTarget {
  readonly asked: Ask[] = [];
  readonly terminate = vi.fn<() => void>();

  constructor() {
    super();
    workers.push(this);
  }

  postMessage(ask: Ask): void {
    this.asked.push(ask);
  }

  /** Answers the last question. */
  say(said: { readonly kind: Said['kind'] } & Record<string, unknown>): void {
    const id = this.asked.at(-1)?.id;
    this.dispatchEvent(new MessageEvent('message', { data: { ...said, id } }));
  }
}

const workers: TestWorker[] = [];
const failures: BotFailure[] = [];
const crash = { kind: 'failed', reason: 'crashed', message: 'no idea' } as const;

/** The worker that was asked last. */
const busy = (): TestWorker => {
  const worker = workers.findLast(({ asked }) => asked.length > 0);
  if (worker === undefined) throw new Error('nobody was asked');
  return worker;
};

beforeEach(() => {
  vi.stubGlobal('Worker', TestWorker);
  workers.length = 0;
  failures.length = 0;
  onTestFinished(onBotFailure((failure) => failures.push(failure)));
});

const question: MoveQuestion = { table: 'oak', game: 'acorns', bot: 'sapling', seed: 'oak', seat: 1, view: {} };

/** Asks for a move in a worker that is new to this test: the page's own may be one of an earlier test. */
function askedMove(more: Partial<MoveQuestion> = {}) {
  const stale = askMove(question);
  stale.callOff();
  return askMove({ ...question, ...more });
}

test('every question has a time, the strongest bot the longest', async () => {
  const sapling = askedMove();
  const { asked } = busy();
  busy().say({ kind: 'chosen', move: 3 });
  expect(await sapling.move).toBe(3);
  const ancient = askMove({ ...question, bot: 'ancient' });
  busy().say({ kind: 'chosen', move: 4 });
  expect(await ancient.move).toBe(4);
  expect(asked.map(({ allowance }) => allowance)).toEqual([{ milliseconds: 400 }, { milliseconds: 1200 }]);
  expect(failures).toEqual([]);
});

test.each([
  ['quick', 400],
  ['deep', 4000],
] as const)('whoever wants the strongest bot to think %s gives it %i ms', async (thinking, milliseconds) => {
  useSettings.setState({ thinking });
  onTestFinished(() => void useSettings.setState({ thinking: 'normal' }));
  const { move } = askedMove({ bot: 'ancient' });
  const { asked } = busy();
  busy().say({ kind: 'chosen', move: 3 });
  expect(await move).toBe(3);
  expect(asked.map(({ allowance }) => allowance)).toEqual([{ milliseconds }]);
});

test('a bot that fails is reported and has no move', async () => {
  const { move } = askedMove();
  busy().say(crash);
  expect(await move).toBeUndefined();
  expect(failures).toEqual([{ game: 'acorns', asked: 'sapling', reason: 'crashed', message: 'no idea' }]);
});

test('a bot that is called off is stopped, and that is no failure', async () => {
  const { move, callOff } = askedMove();
  callOff();
  expect(await move).toBeUndefined();
  expect(busy().terminate).toHaveBeenCalledOnce();
  expect(failures).toEqual([]);
});

test('hints that fail are reported, and there are none', async () => {
  const { hints } = askHints({ game: 'acorns', view: {}, seat: 0 });
  expect(busy().asked).toMatchObject([{ kind: 'hints', allowance: { milliseconds: 1500 } }]);
  busy().say(crash);
  expect(await hints).toEqual([]);
  expect(failures).toMatchObject([{ asked: 'hints', reason: 'crashed' }]);
});

const record = (seed: string) => ({ game: 'acorns', rules: '1', players: 2, options: {}, chance: { seed }, moves: [] });

test('a review collects its decisions and is done', async () => {
  const run = runFor(record('ash'), 0);
  run.start();
  const decision = { at: 0, seat: 0, played: [], expected: 0, cost: 0, better: [], isCoarse: false };
  busy().say({ kind: 'decision', decision });
  expect(run.progress()).toEqual({ state: 'running', decisions: [decision] });
  busy().say({ kind: 'reviewed' });
  await vi.waitFor(() => expect(run.progress().state).toBe('done'));
  expect(busy().terminate).toHaveBeenCalled();
});

test('a review that fails is reported; one that is stopped keeps what it found', async () => {
  const failing = runFor(record('elm'), 0);
  failing.start();
  busy().say(crash);
  await vi.waitFor(() => expect(failing.progress().state).toBe('failed'));
  expect(failures).toMatchObject([{ asked: 'review', reason: 'crashed' }]);
  const stopped = runFor(record('oak'), 0);
  stopped.start();
  stopped.stop();
  await vi.waitFor(() => expect(stopped.progress().state).toBe('stopped'));
  expect(failures).toHaveLength(1);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BotAsker } from '../local-game/ask-bot.ts';
import type { BotQuestion } from '../local-game/bot-question.ts';
import type { BotAnswer } from '../local-game/worker-protocol.ts';

const QUESTION: BotQuestion = { game: 'acorns', bot: 'random', seed: 'oak', seat: 1, view: {} };

/** A worker that answers when the test says so. */
class SleepyWorker extends EventTarget {
  readonly heard: { readonly id: number }[] = [];
  readonly terminate = vi.fn<() => void>();
  postMessage = (ask: { readonly id: number }): number => this.heard.push(ask);
  answer = (data: BotAnswer): boolean => this.dispatchEvent(new MessageEvent('message', { data }));
}

function sleepers(): { readonly asker: BotAsker; readonly workers: SleepyWorker[] } {
  const workers: SleepyWorker[] = [];
  const open = () => workers[workers.push(new SleepyWorker()) - 1] as unknown as Worker;
  return { asker: new BotAsker(open), workers };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a bot’s answer belongs to its own question', async () => {
  const { asker, workers } = sleepers();
  const answers = [asker.ask(QUESTION), asker.ask(QUESTION)];
  workers[0].answer({ id: workers[0].heard[1].id, move: 'second' });
  workers[0].answer({ id: workers[0].heard[0].id, move: 'first' });
  await expect(Promise.all(answers)).resolves.toEqual(['first', 'second']);
  expect(workers).toHaveLength(1);
});

test('a worker that falls silent is given up, and the next question wakes another', async () => {
  const { asker, workers } = sleepers();
  const lost = asker.ask(QUESTION);
  vi.runAllTimers();
  await expect(lost).rejects.toThrow('the worker is silent');
  expect(workers[0].terminate).toHaveBeenCalledOnce();
  const found = asker.ask(QUESTION);
  workers[1].answer({ id: workers[1].heard[0].id, move: 'a move' });
  await expect(found).resolves.toBe('a move');
});

test('who has answered is not given up later', async () => {
  const { asker, workers } = sleepers();
  const answer = asker.ask(QUESTION);
  workers[0].answer({ id: workers[0].heard[0].id, move: 'a move' });
  await answer;
  vi.runAllTimers();
  expect(workers[0].terminate).not.toHaveBeenCalled();
});

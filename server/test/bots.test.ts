import { fileURLToPath } from 'node:url';
import { describe, expect, onTestFinished, test } from 'vitest';
import { WorkerBots } from '../bots/workers.ts';
import { boxes } from './boxes.ts';
import { Caller, eventually, testServer } from './server.ts';

const MODULE = new URL('./boxes.ts', import.meta.url).href;

function pool(limit: number): WorkerBots {
  const bots = new WorkerBots(MODULE, 2, limit);
  onTestFinished(() => bots.close());
  return bots;
}

const question = (bot: string) => {
  const [{ game }] = boxes;
  const view = game.view(game.start(2, { winner: 'highest' }, { pick: () => 0, shuffle: () => undefined }), 0);
  return { game: 'acorns', bot, view, seat: 0, seed: 's' };
};

describe('bots in threads', () => {
  test('answer with a step; one that crashes fails alone, one that never ends loses its thread', async () => {
    const bots = pool(3000);
    const answers = await Promise.allSettled([
      bots.choose(question('endless')),
      bots.choose(question('crashing')),
      bots.choose(question('random')),
      bots.choose(question('random')),
    ]);
    expect(answers[0]).toMatchObject({ status: 'rejected', reason: { message: 'no step within 3000 ms' } });
    expect(answers[1]).toMatchObject({
      status: 'rejected',
      reason: { message: 'Error: this bot always crashes' },
    });
    for (const answer of answers.slice(2)) {
      expect(answer).toMatchObject({
        status: 'fulfilled',
        value: expect.stringMatching(/^choose oak[123]$/) as string,
      });
    }
    expect(await bots.choose(question('random'))).toMatch(/^choose/);
  });

  test('a table with a crashing bot goes on: any legal step is made in its place', async () => {
    const app = await testServer();
    const anna = await Caller.arrive(app, 'Anna');
    const table = await anna.table(['crashing', 'random'], { start: true });
    await eventually(async () => (await anna.view(table)).phase).toBe('finished');
    expect((await app.inject('/metrics')).body).toMatch(/grove_errors_total [1-9]/);
  });

  test('the module of the real games is where the server looks for it', () => {
    expect(fileURLToPath(import.meta.resolve('@grove/games'))).toMatch(/games\/index\.ts$/);
  });
});

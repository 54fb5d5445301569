import { planet } from '@grove/games/evergreen-planet/rules';
import { readOptions, SeededChance } from '@grove/kernel';
import { afterAll, expect, test } from 'vitest';
import { botThread } from '../bots/thread.ts';

const thread = botThread();
afterAll(() => thread.close());

const state = planet.start(1, readOptions(planet.options) as never, SeededChance.from('thread'));
const question = (bot: string) =>
  ({
    kind: 'choose',
    table: 'elm',
    game: 'evergreen-planet',
    bot,
    view: planet.view(state, 0),
    seat: 0,
    seed: 'stream',
    allowance: { playouts: 10 },
  }) as const;

test('a bot in a thread of its own plays a legal move, and the same again', async () => {
  const first = await thread.ask(question('ancient')).answer;
  expect(first.kind === 'chosen' && planet.moves(state, 0)).toContain(first.kind === 'chosen' && first.move);
  expect(await thread.ask(question('ancient')).answer).toEqual({ ...first, id: 2 });
});

test('a question that no bot can answer fails, and the thread goes on', async () => {
  expect(await thread.ask(question('genius')).answer).toMatchObject({ kind: 'failed', reason: 'crashed' });
  expect((await thread.ask(question('greedy')).answer).kind).toBe('chosen');
});

test('a thread that cannot start has crashed', async () => {
  const lost = botThread('file:///nowhere.ts');
  expect(await lost.ask(question('greedy')).answer).toMatchObject({ kind: 'failed', reason: 'crashed' });
  lost.close();
});

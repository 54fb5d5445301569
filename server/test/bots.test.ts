import { fileURLToPath } from 'node:url';
import type { GameModule } from '@grove/game-kit';
import { type Game, SeededChance } from '@grove/kernel';
import { describe, expect, onTestFinished, test } from 'vitest';
import { BotPool, type Bots } from '../bots/pool.ts';
import { botThread } from '../bots/thread.ts';
import type { TableStore } from '../store/store.ts';
import { openBackend } from './backend.ts';
import { gameModules, testModule } from './game-modules.ts';
import { inlineBots, silentBots } from './inline-bots.ts';
import { HttpClient, eventually, noLimits, testServer } from './server.ts';

/** In every round of the sample game each seat makes one step. */
const ROUNDS = 3;

/** Milliseconds that no thread needs to start, however busy the machine is. */
const PATIENT = 60_000;
const MODULE = new URL('./game-modules.ts', import.meta.url).href;

/** @param starting how long each thread may take to start, in the order in which the pool opens them: first that of the quick levels */
function pool(...starting: number[]): BotPool {
  let opened = 0;
  const bots = new BotPool(2, () => botThread(MODULE, starting[opened++]));
  onTestFinished(() => bots.close());
  return bots;
}

/** The sample game, and a bot whose steps pass for legal ones and cannot be written down. */
const unwritableModules = gameModules.map((module): GameModule => {
  const { game } = module;
  const writeStep: Game['notation']['writeStep'] = (state, move) => {
    if (move === 'oak') throw new Error('not a card');
    return game.notation.writeStep(state, move);
  };
  const why: Game['why'] = (state, seat, move) => (move === 'oak' ? undefined : game.why(state, seat, move));
  return {
    ...module,
    game: { ...game, why, notation: { ...game.notation, writeStep } },
    bots: { ...module.bots, unwritable: () => ({ choose: () => 'oak' }) },
  };
});

const question = (bot: string) => {
  const { game } = testModule;
  const view = game.view(game.start(2, { winner: 'highest' }, SeededChance.from('bots')), 0);
  const table = { kind: 'choose', table: bot, game: 'acorns' } as const;
  return { ...table, bot, view, seat: 0, seed: 's', allowance: { milliseconds: 50 } };
};

const answersTo = (bots: BotPool, names: readonly string[]) =>
  Promise.all(names.map((name) => bots.ask(question(name)).answer));

describe('bots in threads', () => {
  test('answer with a move; one that crashes fails alone, one that never ends loses its thread', async () => {
    // The first question goes to the first thread that searches. Only this one is waited for so shortly: a busy machine keeps it from
    // nothing but an answer that never comes.
    const bots = pool(PATIENT, 500, PATIENT);
    const answers = await answersTo(bots, ['endless', 'crashing', 'random', 'random']);
    expect(answers).toMatchObject([
      { kind: 'failed', reason: 'late' },
      { kind: 'failed', reason: 'crashed', message: 'this bot always crashes' },
      { kind: 'chosen' },
      { kind: 'chosen' },
    ]);
    expect(await answersTo(bots, ['random', 'random'])).toMatchObject([{ kind: 'chosen' }, { kind: 'chosen' }]);
  });

  test('one that is called off makes room for the next', async () => {
    const bots = pool();
    const endless = [bots.ask(question('endless')), bots.ask(question('endless'))];
    const next = bots.ask(question('random'));
    for (const asked of endless) asked.callOff();
    expect(await Promise.all(endless.map(({ answer }) => answer))).toMatchObject([
      { reason: 'called-off' },
      { reason: 'called-off' },
    ]);
    expect(await next.answer).toMatchObject({ kind: 'chosen' });
  });
});

describe('a table with bots', () => {
  test('goes on when a bot crashes: any legal step is made in its place', async () => {
    const app = await testServer();
    const anna = await HttpClient.guest(app, 'Anna');
    const table = await anna.table(['crashing', 'random'], { start: true });
    await eventually(async () => (await anna.view(table)).phase).toBe('finished');
    expect((await app.inject('/metrics')).body).toMatch(/grove_errors_total [1-9]/);
  });

  test.each([
    ['illegal', gameModules],
    ['unwritable', unwritableModules],
  ])('goes on when a bot answers with an %s step, asks it once for each and reports it', async (bot, known) => {
    const bots = inlineBots(known);
    let asked = 0;
    const ask: Bots['ask'] = (question) => {
      if (question.kind === 'choose' && question.bot === bot) asked++;
      return bots.ask(question);
    };
    const app = await testServer({ gameModules: known, bots: { ...bots, ask } });
    const anna = await HttpClient.guest(app, 'Anna');
    const table = await anna.table([bot, 'random'], { start: true });
    await eventually(async () => (await anna.view(table)).phase).toBe('finished');
    expect(asked).toBe(ROUNDS);
    expect((await app.inject('/metrics')).body).toContain(`grove_errors_total ${ROUNDS}\n`);
  });

  test('goes on when a bot never ends', async () => {
    const app = await testServer({ bots: pool(PATIENT, 500, 500) });
    const anna = await HttpClient.guest(app, 'Anna');
    const table = await anna.table(['me', 'endless'], { start: true, settings: { botSeconds: 0.1 } });
    await eventually(async () => (await anna.view(table)).playing?.steps).toBeGreaterThanOrEqual(1);
  });

  test('calls a bot off when its person returns', async () => {
    const bots = silentBots();
    const app = await testServer({ bots });
    const anna = await HttpClient.guest(app, 'Anna');
    const table = await anna.table(['me', 'random'], { start: true });
    await anna.do(table, { kind: 'hand-over', seat: 0, bot: 'greedy' });
    await eventually(async () => bots.asked).toContain('greedy');
    await anna.do(table, { kind: 'return' });
    expect(bots.calledOff).toEqual(['greedy']);
  });

  test('the host says how long they think, within reason', async () => {
    const app = await testServer();
    const anna = await HttpClient.guest(app, 'Anna');
    const table = await anna.table(['me', 'random'], { settings: { botSeconds: 0.5 } });
    expect((await anna.view(table)).settings.botSeconds).toBe(0.5);
    const { status } = await anna.do(table, { kind: 'configure', settings: { botSeconds: 3600 } });
    expect(status).toBe(409);
  });

  test('the module of the real games is where the server looks for it', () => {
    expect(fileURLToPath(import.meta.resolve('@grove/games'))).toMatch(/games\/index\.ts$/);
  });
});

describe('hints', () => {
  test('are steps that can be played, for somebody among bots whose turn it is', async () => {
    const app = await testServer();
    const anna = await HttpClient.guest(app, 'Anna');
    const table = await anna.table(['me', 'random'], { start: true, settings: { botSeconds: 0.1 } });
    const { status, body } = await anna.call<{ hints: { steps: string[]; gain: number }[] }>(
      'GET',
      `/tables/${table}/hints`,
    );
    expect(status).toBe(200);
    expect(body.hints.length).toBeGreaterThan(0);
    const moves = await anna.moves(table);
    for (const { steps } of body.hints) expect(moves).toContain(steps[0]);
  });

  test.each([
    ['not-among-bots', ['me', 'open'], {}],
    ['rated', ['me', 'random'], { rated: true }],
  ] as const)('are refused: %s', async (reason, seats, settings) => {
    const app = await testServer({ bots: silentBots() });
    const anna = await HttpClient.guest(app, 'Anna');
    const bert = await HttpClient.guest(app, 'Bert');
    const table = await anna.table(seats, { settings });
    if (seats[1] === 'open') await bert.do(table, { kind: 'sit', seat: 1 });
    await anna.do(table, { kind: 'start' });
    const { status, body } = await anna.call('GET', `/tables/${table}/hints`);
    expect([status, body]).toMatchObject([409, { error: { refusal: { reason } } }]);
  });
});

test('nobody has more games with bots under way than the limit; one that ends makes room', async () => {
  const app = await testServer({ limits: { ...noLimits, botTables: 2 }, bots: silentBots() });
  const [anna, bert] = [await HttpClient.guest(app, 'Anna'), await HttpClient.guest(app, 'Bert')];
  const first = await anna.table(['me', 'random'], { start: true });
  const second = await anna.table(['me', 'random']);
  expect((await anna.do(second, { kind: 'start' })).status).toBe(200);
  const setup = { game: 'acorns', players: 2, seats: ['me', 'random'], start: true };
  expect(await anna.call('POST', '/tables', setup)).toMatchObject({
    status: 409,
    body: { error: { refusal: { reason: 'too-many-bot-tables', facts: { most: 2 } } } },
  });
  const third = await anna.table(['me', 'random']);
  expect((await anna.do(third, { kind: 'start' })).body).toMatchObject({
    error: { refusal: { reason: 'too-many-bot-tables' } },
  });
  expect((await bert.call('POST', '/tables', setup)).status).toBe(200);
  await anna.do(first, { kind: 'vote-end', yes: true });
  expect((await anna.do(third, { kind: 'start' })).status).toBe(200);
});

test('bots go on by themselves when the store can save again', async () => {
  const { store, bus } = await openBackend();
  let isFull = false;
  const append: TableStore['append'] = async (...entries) => {
    if (isFull) throw Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR' });
    return store.tables.append(...entries);
  };
  // Methods of the store itself, since they use private fields.
  const tables = new Proxy(store.tables, {
    get: (target, name: keyof TableStore) => (name === 'append' ? append : target[name].bind(target)),
  });
  const app = await testServer({ store: { ...store, tables }, bus });
  const anna = await HttpClient.guest(app, 'Anna');
  const table = await anna.table(['me', 'random'], { start: true });
  const [step] = await anna.moves(table);
  await eventually(async () => (await anna.view(table)).seats[1]?.waited).toBe(false);
  isFull = true;
  expect((await anna.do(table, { kind: 'move', step })).status).toBe(503);
  isFull = false;
  expect((await anna.do(table, { kind: 'move', step })).status).toBe(200);
  isFull = true;
  await eventually(async () => (await app.inject('/metrics')).body).toMatch(/grove_errors_total [1-9]/);
  isFull = false;
  await eventually(async () => (await anna.view(table)).seats[0]?.waited).toBe(true);
});

import { sampleModule } from '@grove/game-kit/sample/module';
import { planet } from '@grove/games/evergreen-planet/rules';
import { gameModule } from '@grove/games/loaded';
import { itemAt, type Seat } from '@grove/kernel';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { MoveQuestion } from '../bots/ask-move.ts';
import { onBotFailure } from '../bots/failures.ts';
import { BotDriver } from '../local-game/bot-driver.ts';
import { LocalGame } from '../local-game/local-game.ts';
import { PERSON } from '../local-game/seating.ts';

const ME = 0;

/** Bots that answer when the test says so. */
function drive(game: LocalGame, reply?: (seat: Seat) => unknown) {
  const asked = new Map<Seat, { question: MoveQuestion; answer: (move: unknown) => void }>();
  const calledOff: Seat[] = [];
  const driver = new BotDriver(game, {
    ask: (question, seat) => {
      const { promise, resolve } = Promise.withResolvers<unknown>();
      asked.set(seat, { question, answer: resolve });
      return { move: promise, callOff: () => calledOff.push(seat) };
    },
    reply,
    pause: () => Promise.resolve(),
  });
  onTestFinished(() => driver.close());
  const answer = async (seat: Seat, move = game.bots.anyMove(seat)) => {
    await vi.waitFor(() => expect([...asked.keys()]).toContain(seat));
    const question = asked.get(seat);
    asked.delete(seat);
    question?.answer(move);
    await Promise.resolve();
    await Promise.resolve();
  };
  return { asked, calledOff, answer, driver };
}

const acorns = () => new LocalGame(sampleModule, [PERSON, 'random', 'greedy'], 'oak');

test('bots think while a person acts, each on what its own seat sees', async () => {
  const game = acorns();
  const { asked } = drive(game);
  await vi.waitFor(() => expect([...asked.keys()]).toEqual([1, 2]));
  expect(game.isMyTurn).toBe(true);
  for (const [seat, { question }] of asked) expect(question).toMatchObject({ seat, view: game.match.view(seat) });
});

test('what reveals nothing is played at once, and the person can still take steps back', async () => {
  const game = new LocalGame(gameModule(planet.id), [PERSON, 'seedling'], 'oak');
  const { answer } = drive(game);
  while (game.bots.waiting.length === 0 || !game.isMyTurn) {
    if (game.isMyTurn) game.play(itemAt(game.moves, 0));
    else await answer(1);
  }
  game.play(itemAt(game.moves, 0));
  expect(game.canUndo()).toBe(true);
  const before = game.match.steps.length;
  await answer(1);
  expect(game.match.steps).toHaveLength(before + 1);
  expect(game.canUndo()).toBe(true);
});

test('what reveals something waits until the person is done', async () => {
  const game = acorns();
  const { answer } = drive(game);
  await answer(1);
  vi.spyOn(game.match, 'isQuiet').mockReturnValue(false);
  await answer(2);
  expect(game.match.steps.map(({ seat }) => seat)).toEqual([1]);
  game.play(itemAt(game.moves, 0));
  expect(game.match.steps.slice(0, 3).map(({ seat }) => seat)).toEqual([1, ME, 2]);
});

test('a bot whose step is not possible any more is asked again; one that the game has left behind is called off', async () => {
  const game = acorns();
  const { answer, asked, calledOff, driver } = drive(game);
  await answer(1);
  await answer(2, { kind: 'choose', acorns: 99 });
  await vi.waitFor(() => expect([...asked.keys()]).toContain(2));
  expect(game.match.steps).toHaveLength(1);
  driver.close();
  expect(calledOff).toContain(2);
});

test('a step that waited for the person and is not possible any more is thought about again, and no failure', async () => {
  const game = acorns();
  const failed = vi.fn<() => void>();
  onTestFinished(onBotFailure(failed));
  const { answer, asked } = drive(game);
  await answer(1);
  vi.spyOn(game.match, 'isQuiet').mockReturnValue(false);
  await answer(2);
  const { game: rules } = game.match;
  const why = rules.why.bind(rules);
  const refusal = why(game.match.state, 2, { kind: 'choose', acorns: 99 });
  vi.spyOn(rules, 'why').mockImplementation((state, seat, move) => (seat === 2 ? refusal : why(state, seat, move)));
  onTestFinished(() => void vi.restoreAllMocks());
  game.play(itemAt(game.moves, 0));
  await vi.waitFor(() => expect([...asked.keys()]).toContain(2));
  expect(game.match.steps.map(({ seat }) => seat)).toEqual([1, ME]);
  expect(failed).not.toHaveBeenCalled();
});

test('with a script the opponents wait for the person', async () => {
  const game = acorns();
  const { asked } = drive(game, (seat) => game.bots.anyMove(seat));
  await Promise.resolve();
  expect([asked.size, game.match.steps.length]).toEqual([0, 0]);
  game.play(itemAt(game.moves, 0));
  await vi.waitFor(() => expect(game.match.steps.length).toBeGreaterThan(2));
  expect(asked.size).toBe(0);
});

import { sampleModule } from '@grove/game-kit/sample/module';
import { type AcornsTypes, acorns } from '@grove/kernel/sample';
import { itemAt, SeededChance } from '@grove/kernel';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type BotFailure, onBotFailure } from '../bots/failures.ts';
import { groupChoices } from '../text/choices.ts';
import { LocalGame } from '../local-game/local-game.ts';
import { PERSON } from '../local-game/seating.ts';
import { textSize } from '../text/text-size.ts';
import { resumeGame, saveGame, type SavedGame } from '../local-game/saved-game.ts';

type View = AcornsTypes['View'];

const ME = 0;
/** Lets the bot whose turn it is make one step, if it is a bot's turn. */
function playBot(game: LocalGame): void {
  const { turn } = game;
  if (turn === undefined || game.isPerson(turn)) return;
  const { bot, view, seat, seed } = game.bots.questionFor(turn);
  const move = itemAt(sampleModule.bots, bot)(acorns).choose(view as View, seat, SeededChance.from(seed));
  game.answer(seat, move);
}

const table = () => new LocalGame(sampleModule, [PERSON, 'random', 'greedy'], 'oak');

test('I am asked first, then the bots play one step at a time', () => {
  const game = table();
  expect(game.turn).toBe(ME);
  expect(game.moves).toHaveLength(3);
  game.play(game.moves[0]);
  expect(game.turn).toBe(1);
  playBot(game);
  expect(game.turn).toBe(2);
  playBot(game);
  expect(game.turn).toBe(ME);
  expect(game.moves).toHaveLength(2);
});

test('what I hear of the others is only what my seat may know', () => {
  const game = table();
  game.play(game.moves[0]);
  playBot(game);
  expect(itemAt(game.heardBy(ME), 0).seen).toMatchObject([{ kind: 'chosen', seat: 0 }]);
  expect(itemAt(game.heardBy(ME), 1).seen).toEqual([{ kind: 'chose-secretly', seat: 1 }]);
});

test('taking back removes my step and its line, and the table tells its listeners', () => {
  const game = table();
  const listener = vi.fn<() => void>();
  const before = game.match.view(ME);
  game.subscribe(listener);
  game.play(game.moves[0]);
  playBot(game);
  expect(game.canUndo()).toBe(true);
  game.undo();
  expect(game.match.view(ME)).toMatchObject({ hand: (before as { hand: number[] }).hand });
  expect(game.heardBy(ME).map(({ seat }) => seat)).toEqual([1]);
  expect(listener).toHaveBeenCalledTimes(3);
});

test('nobody waits for a bot that answers with something illegal, and that is reported', () => {
  const failures: BotFailure[] = [];
  onTestFinished(onBotFailure((failure) => failures.push(failure)));
  const game = table();
  game.play(game.moves[0]);
  game.answer(1, { kind: 'choose', acorns: 99 });
  expect(game.turn).toBe(2);
  expect(failures).toMatchObject([{ game: 'acorns', asked: 'random', reason: 'illegal' }]);
});

test('a bot does not move when it is my turn or the game is over', () => {
  const game = table();
  playBot(game);
  expect(game.heardBy(ME)).toEqual([]);
  while (game.turn !== undefined) {
    if (game.turn === ME) game.play(game.moves[0]);
    else playBot(game);
  }
  const { version } = game;
  const atEnd = version();
  playBot(game);
  expect(version()).toBe(atEnd);
});

test('steps are grouped by their first word; single words stand together', () => {
  const steps = ['take snow-lake', '+b2', 'take wild-bud', 'done', 'lilac9>3.2', 'lilac9>1.1'].map((text) => ({
    text,
    move: text,
  }));
  const labels = groupChoices(steps).map(({ name, choices }) => [name, choices.map(({ label }) => label)]);
  expect(labels).toEqual([
    ['take', ['snow-lake', 'wild-bud']],
    ['', ['+b2', 'done']],
    ['lilac9', ['3.2', '1.1']],
  ]);
});

test('steps that the game has words for are called by them', () => {
  const said = { text: 'take snow-lake', move: 1, said: 'Take snow, lake' };
  expect(groupChoices([said])).toEqual([{ name: '', choices: [{ ...said, label: 'Take snow, lake' }] }]);
});

test('a long line of prose does not make the board small', () => {
  const { longest, most, lines } = textSize(
    ['a'.repeat(30), 'b'.repeat(30), 'c'.repeat(30), '', 'd'.repeat(90)].join('\n'),
  );
  expect({ longest, most, lines: lines.length }).toEqual({ longest: 90, most: 30, lines: 5 });
});

test('at one screen people take turns: the view is always of who is asked', () => {
  const game = new LocalGame(sampleModule, [PERSON, 'greedy', PERSON], 'oak');
  expect([game.viewer, game.people]).toEqual([0, 2]);
  game.play(game.moves[0]);
  expect([game.turn, game.viewer, game.isMyTurn]).toEqual([2, 2, true]);
  game.play(game.moves[0]);
  expect([game.turn, game.viewer, game.isMyTurn]).toEqual([1, 2, false]);
  // Both people are asked at once now; whoever sits before the screen goes first.
  playBot(game);
  expect(game.viewer).toBe(2);
  game.play(game.moves[0]);
  expect(game.viewer).toBe(0);
});

test('a step that was taken back can be done again', () => {
  const game = table();
  const [move] = game.moves;
  game.play(move);
  expect(game.canRedo()).toBe(false);
  game.undo();
  expect(game.canRedo()).toBe(true);
  game.redo();
  expect(game.match.steps).toEqual([{ seat: ME, move }]);
  expect(game.heardBy(ME)).toHaveLength(1);
});

test('a bot that could not think plays something legal, and the game goes on', () => {
  const game = table();
  game.play(game.moves[0]);
  expect(game.bots.waiting).toEqual([1, 2]);
  game.answer(1, game.bots.anyMove(1));
  expect(game.turn).toBe(2);
});

test('a game goes on where it was when the page is loaded anew, its hints counted and the notes of its board there', () => {
  const game = table();
  game.play(game.moves[0]);
  playBot(game);
  game.noteHint();
  game.notes.write({ skips: [7] });
  const again = resumeGame(sampleModule, JSON.parse(JSON.stringify(saveGame(game, 5))) as SavedGame);
  expect(again?.match.state).toEqual(game.match.state);
  expect([again?.turn, again?.hints, again?.seating, again?.id]).toEqual([game.turn, 1, game.seating, game.id]);
  expect(again?.notes.read()).toEqual({ skips: [7] });
  expect(again?.heardBy(ME)).toHaveLength(game.heardBy(ME).length);
});

test('a game that this page cannot play begins anew', () => {
  const kept = saveGame(table(), 5);
  expect(resumeGame(sampleModule, { ...kept, steps: [[ME, -7]] })).toBeUndefined();
  expect(resumeGame(sampleModule, { ...kept, options: { winner: 'nobody' } })).toBeUndefined();
});

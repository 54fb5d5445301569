import { itemAt } from '@grove/kernel';
import type { Settings } from '@grove/protocol';
import { describe, expect, test } from 'vitest';
import { checkpointOf, resumeTable } from '../index.ts';
import { acornsGame, anna, bert, cleo, reasonOf, Scene } from './scene.ts';

const rated: Partial<Settings> = { rated: true };

/** Plays on with the first legal step of whoever may move until the game is over; bots' seats too. */
function playOut(scene: Scene): void {
  for (;;) {
    const { match, game, data } = scene.table;
    if (match === null || data.phase !== 'playing') return;
    const seat = itemAt(game.waitingFor(match.state), 0);
    const step = game.notation.writeStep(match.state, game.moves(match.state, seat)[0]);
    const { person, bot } = itemAt(data.seats, seat);
    scene.step(bot === null && person !== null ? person : { kind: 'bot', seat }, step);
  }
}

describe('at a rated table', () => {
  test('nothing is taken back beyond what was revealed, also where all others are bots', () => {
    for (const people of [
      [anna, bert],
      [anna, 'random'],
    ]) {
      const scene = Scene.started(acornsGame, people, rated);
      scene.step(anna, itemAt(scene.moves(anna), 0));
      expect(reasonOf(scene.try(anna, { kind: 'ask-undo' }))).toBe('rated');
    }
    const casual = Scene.started(acornsGame, [anna, 'random']);
    casual.step(anna, itemAt(casual.moves(anna), 0));
    expect(reasonOf(casual.try(anna, { kind: 'ask-undo' }))).toBe('accepted');
  });

  test('nobody lets a bot play for them', () => {
    const scene = Scene.started(acornsGame, [anna, bert], rated);
    expect(reasonOf(scene.try(anna, { kind: 'hand-over', seat: 0, bot: 'greedy' }))).toBe('rated');
  });

  test('who ends the game alone against bots has lost it', () => {
    const scene = Scene.started(acornsGame, [anna, 'random'], rated);
    scene.do(anna, { kind: 'vote-end', yes: true });
    expect(scene.view().end).toMatchObject({ how: 'agreed', winners: [1], forfeited: [0] });
  });

  test('the last who leaves ends the game, and has lost it', () => {
    const scene = Scene.started(acornsGame, [anna, 'random'], rated);
    scene.do(anna, { kind: 'leave' });
    expect(scene.view()).toMatchObject({ phase: 'finished', end: { winners: [1], forfeited: [0] } });
    const casual = Scene.started(acornsGame, [anna, 'random']);
    casual.do(anna, { kind: 'leave' });
    expect(casual.view().phase).toBe('playing');
  });

  test('against somebody who left the other may end the game and has won', () => {
    const scene = Scene.started(acornsGame, [anna, bert], rated);
    scene.do(bert, { kind: 'leave' });
    expect(reasonOf(scene.try(anna, { kind: 'ask-undo' }))).toBe('rated');
    scene.do(anna, { kind: 'vote-end', yes: true });
    expect(scene.view().end).toMatchObject({ winners: [0], forfeited: [1] });
  });

  test('a seat that a bot played does not win, though its person comes back', () => {
    const scene = Scene.started(acornsGame, [anna, bert, cleo], rated);
    scene.do(bert, { kind: 'leave' });
    scene.do(anna, { kind: 'hand-over', seat: 1, bot: 'greedy' });
    scene.do(bert, { kind: 'return' });
    // Also after the table was loaded again.
    scene.table = resumeTable(acornsGame, checkpointOf(scene.table));
    playOut(scene);
    const { end } = scene.view();
    expect(end).toMatchObject({ how: 'played', forfeited: [1] });
    expect(end?.winners).not.toContain(1);
    expect(end?.winners.length).toBeGreaterThan(0);
  });

  test('who only left for a while has lost nothing, and all together may end it without a loss', () => {
    const scene = Scene.started(acornsGame, [anna, bert], rated);
    scene.do(bert, { kind: 'leave' });
    scene.do(bert, { kind: 'return' });
    scene.do(anna, { kind: 'vote-end', yes: true });
    scene.do(bert, { kind: 'vote-end', yes: true });
    expect(scene.view().end).not.toHaveProperty('forfeited');
  });
});

import { concert } from '@grove/games/evergreen-concert/rules';
import { itemAt } from '@grove/kernel';
import type { Person } from '@grove/protocol';
import { describe, expect, test } from 'vitest';
import { byBot, byPerson } from '../index.ts';
import { anna, bert, reasonOf, Scene } from './scene.ts';

const tableGame = { game: concert, bots: ['random', 'greedy'] };
const settings = { clock: { kind: 'sand' } as const };

/** The first legal step of whoever is waited for. */
function playOne(scene: Scene, second: Person | string): void {
  const state = scene.table.match?.state as Parameters<typeof concert.moves>[0];
  const seat = itemAt(concert.waitingFor(state), 0);
  const actors = [byPerson(anna), typeof second === 'string' ? byBot(1) : byPerson(second)];
  scene.step(itemAt(actors, seat), concert.notation.writeStep(state, itemAt(concert.moves(state, seat), 0)));
}

/** A game in which Anna's time has just run out, before or after the first step of her turn. */
function timedOut(second: Person | string, before: 'at once' | 'after a step'): Scene {
  const scene = Scene.started(tableGame, [anna, second], settings);
  for (let step = 0; step < 200 && scene.table.data.sand?.seat !== 0; step++) playOne(scene, second);
  if (before === 'after a step') playOne(scene, second);
  expect(scene.table.data.sand?.seat).toBe(0);
  expect(scene.pass(600_000)).toEqual(['interrupted']);
  return scene;
}

describe('C5.2: a time-out at a table', () => {
  test.each(['at once', 'after a step'] as const)('cannot be taken back freely (%s)', (before) => {
    const scene = timedOut(bert, before);
    const steps = scene.view(anna).playing?.steps;
    expect(scene.view(anna).playing?.canUndo).toBe(false);
    expect(reasonOf(scene.try(anna, { kind: 'undo' }))).toBe('undo-needs-consent');
    expect(scene.view(anna).playing?.steps).toBe(steps);
  });

  test('can be taken back by consent, and then does not stand', () => {
    const scene = timedOut(bert, 'after a step');
    scene.do(anna, { kind: 'ask-undo' });
    expect(scene.do(bert, { kind: 'answer-undo', yes: true }).map(({ event }) => event.kind)).toContain('rewound');
    expect(scene.table.data.timeOuts).toEqual([]);
  });

  test('cannot be taken back where there are only bots to ask; a step can', () => {
    const scene = timedOut('random', 'at once');
    expect(reasonOf(scene.try(anna, { kind: 'ask-undo' }))).toBe('undo-needs-consent');
    const earlier = Scene.started(tableGame, [anna, 'random'], settings);
    while (earlier.table.data.sand?.seat !== 0) playOne(earlier, 'random');
    playOne(earlier, 'random');
    expect(earlier.do(anna, { kind: 'ask-undo' }).map(({ event }) => event.kind)).toContain('rewound');
  });

  test('that somebody asks to take back is not taken back because everybody else leaves', () => {
    const scene = timedOut(bert, 'after a step');
    scene.do(anna, { kind: 'ask-undo' });
    expect(scene.do(bert, { kind: 'leave' }).map(({ event }) => event.kind)).toEqual(['left']);
  });
});

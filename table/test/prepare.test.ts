import { describe, expect, test } from 'vitest';
import { checkpointOf, nextAlarm, resumeTable, tableOf } from '../index.ts';
import { anna, bert, dora, pebblesGame, reasonOf, Scene } from './scene.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const clock = { kind: 'days', days: 2 } as const;

describe('prepared steps', () => {
  const prepared = (steps: readonly string[]): Scene => {
    const scene = Scene.started(pebblesGame, [anna, bert], { clock });
    scene.do(bert, { kind: 'prepare', steps });
    return scene;
  };

  test('are played as soon as the turn comes, each once, and leave the rest of the turn to the person', () => {
    const scene = prepared(['take', 'take']);
    expect(scene.pass(HOUR)).toEqual([]);
    scene.step(anna, 'done');
    expect(nextAlarm(scene.table)).toBe(scene.now);
    expect(scene.pass(0)).toEqual(['moved', 'moved']);
    expect(scene.view(bert)).toMatchObject({ prepared: [], dropped: null, playing: { view: { pebbles: [0, 2] } } });
    expect(scene.pass(HOUR)).toEqual([]);
    scene.step(bert, 'done');
    expect(scene.view(bert).seats[1]).toMatchObject({ missed: 0, substituted: false });
  });

  test('are dropped with a word as soon as one is not legal', () => {
    const scene = prepared(['take', 'throw', 'done']);
    scene.step(anna, 'done');
    expect(scene.pass(0)).toEqual(['moved', 'prepared']);
    expect(scene.view(bert)).toMatchObject({ prepared: [], dropped: 'throw', playing: { view: { pebbles: [0, 1] } } });
    scene.step(bert, 'done');
    expect(scene.view(bert).dropped).toBeNull();
    // What only the table may do is not to be prepared either.
    scene.do(bert, { kind: 'prepare', steps: ['timeout'] });
    scene.step(anna, 'done');
    expect(scene.pass(0)).toEqual(['prepared']);
  });

  test('can be changed and withdrawn until the turn has come, and give way to an undo and to leaving', () => {
    const scene = prepared(['take']);
    scene.do(bert, { kind: 'prepare', steps: ['done'] });
    expect(scene.view(bert).prepared).toEqual(['done']);
    scene.do(bert, { kind: 'prepare', steps: [] });
    scene.step(anna, 'done');
    expect(scene.pass(0)).toEqual([]);
    expect(reasonOf(scene.try(bert, { kind: 'prepare', steps: ['done'] }))).toBe('your-turn');
    expect(reasonOf(scene.try(dora, { kind: 'prepare', steps: ['done'] }))).toBe('not-seated');
    scene.do(anna, { kind: 'prepare', steps: ['take'] });
    scene.do(anna, { kind: 'leave' });
    scene.do(anna, { kind: 'return' });
    expect(scene.view(anna).prepared).toEqual([]);
    scene.step(bert, 'take');
    scene.do(anna, { kind: 'prepare', steps: ['take'] });
    scene.do(bert, { kind: 'ask-undo' });
    scene.do(anna, { kind: 'answer-undo', yes: true });
    expect(scene.view(anna).prepared).toEqual([]);
  });

  test('nobody else learns of them, not even when they are dropped or the game is over', () => {
    const scene = prepared(['take', 'secret']);
    const others = () => JSON.stringify([anna, dora].map((person) => [scene.view(person), scene.story(person)]));
    expect(others()).not.toContain('take');
    scene.step(anna, 'done');
    scene.pass(0);
    for (const person of [anna, bert]) scene.do(person, { kind: 'vote-end', yes: true });
    expect(others()).not.toContain('secret');
    expect(JSON.stringify(scene.story(bert))).toContain('secret');
  });

  test('survive in the log and in a checkpoint', () => {
    const scene = prepared(['take', 'done']);
    const checkpoint = checkpointOf(scene.table);
    for (const table of [tableOf(pebblesGame, scene.log), resumeTable(pebblesGame, checkpoint)])
      expect(table.data.prepared).toEqual([{ person: bert.id, steps: ['take', 'done'], dropped: null }]);
    const { prepared: _prepared, ...old } = checkpoint.data;
    const resumed = resumeTable(pebblesGame, { ...checkpoint, data: old as typeof checkpoint.data });
    expect(resumed.data.prepared).toEqual([]);
  });
});

describe('a nudge', () => {
  test('reminds who is waited for, once a turn and day', () => {
    const scene = Scene.started(pebblesGame, [anna, bert], { clock });
    expect(reasonOf(scene.try(anna, { kind: 'nudge', seat: 0 }))).toBe('not-yours-to-give');
    expect(reasonOf(scene.try(anna, { kind: 'nudge', seat: 1 }))).toBe('not-waited');
    expect(reasonOf(scene.try(dora, { kind: 'nudge', seat: 0 }))).toBe('not-seated');
    scene.do(bert, { kind: 'nudge', seat: 0 });
    expect(scene.view(anna).seats[0]?.nudgedAt).toBe(scene.now);
    expect(reasonOf(scene.try(bert, { kind: 'nudge', seat: 0 }))).toBe('already-nudged');
    scene.now += DAY;
    scene.do(bert, { kind: 'nudge', seat: 0 });
    scene.step(anna, 'done');
    scene.step(bert, 'done');
    expect(scene.view(anna).seats[0]?.nudgedAt).toBeNull();
    scene.do(bert, { kind: 'nudge', seat: 0 });
  });

  test('is not for tables where a clock of minutes reminds', () => {
    const scene = Scene.started(pebblesGame, [anna, bert], { clock: { kind: 'move', seconds: 60 } });
    expect(reasonOf(scene.try(bert, { kind: 'nudge', seat: 0 }))).toBe('live-clock');
  });
});

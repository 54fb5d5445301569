import { firstItems, itemAt, keepsCommitment, replay } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { tableRecord } from '../index.ts';
import { acornsGame, anna, bert, cleo, pebblesGame, reasonOf, Scene } from './scene.ts';

const people = [anna, bert, cleo];

/** All choose their first card, so that the round is revealed. */
function playRound(scene: Scene): void {
  for (const person of people) scene.step(person, itemAt(scene.moves(person), 0));
}

describe('steps', () => {
  test('a secret choice is in the log as soon as it is made', () => {
    const scene = Scene.started(acornsGame, people);
    const step = itemAt(scene.moves(anna), 0);
    scene.step(anna, ` ${step.replace(' ', '   ')} `);
    expect(scene.log.at(-1)?.event).toEqual({ kind: 'moved', seat: 0, step });
    expect(scene.view(anna).seats.map(({ waited }) => waited)).toEqual([false, true, true]);
  });

  test('refusals come from the rules where they forbid it, from the table elsewhere', () => {
    const scene = new Scene(acornsGame, people);
    expect(reasonOf(scene.try(anna, { kind: 'move', step: 'choose oak1' }))).toBe('not-started');
    scene.do(anna, { kind: 'start', seed: 's' });
    expect(scene.try(anna, { kind: 'move', step: 'choose oak99' })).toEqual({
      rule: 'A1',
      reason: 'not-in-hand',
      facts: { card: 99 },
    });
    expect(scene.try(anna, { kind: 'move', step: 'sing' })).toMatchObject({
      reason: 'unreadable-step',
      facts: { problem: '"sing" is not a choice such as "choose oak7"' },
    });
    expect(reasonOf(scene.try({ kind: 'clock' }, { kind: 'move', step: 'choose oak1' }))).toBe('people-only');
    expect(reasonOf(scene.try({ kind: 'bot', seat: 7 }, { kind: 'move', step: 'choose oak1' }))).toBe('no-such-seat');
    scene.step(anna, itemAt(scene.moves(anna), 0));
    expect(scene.try(anna, { kind: 'move', step: 'choose oak1' })).toMatchObject({ reason: 'already-chosen' });
  });

  test('a step decided before the seat saw its last change is stale', () => {
    const scene = Scene.started(acornsGame, people);
    const before = scene.table.data.number;
    const [first, second] = firstItems(scene.moves(anna), 2);
    scene.step(bert, itemAt(scene.moves(bert), 0));
    scene.do(anna, { kind: 'move', step: first, after: before });
    scene.do(anna, { kind: 'undo' });
    expect(reasonOf(scene.try(anna, { kind: 'move', step: second, after: before }))).toBe('stale');
    scene.do(anna, { kind: 'move', step: second, after: scene.table.data.number });
  });

  test('steps that only the table makes cannot be asked for', () => {
    const scene = Scene.started(pebblesGame, [anna, bert]);
    expect(reasonOf(scene.try(anna, { kind: 'move', step: 'timeout' }))).toBe('table-only-step');
    expect(reasonOf(scene.try(anna, { kind: 'tick' }))).toBe('table-only-step');
  });

  test('the last step finishes the game, publishes the seed, and the record replays to the same result', () => {
    const scene = Scene.started(acornsGame, people);
    const { commitment } = scene.view();
    expect(tableRecord(scene.table)).toBeUndefined();
    for (let round = 0; round < 3; round++) playRound(scene);
    const { phase, end, seed } = scene.view();
    expect(phase).toBe('finished');
    expect(keepsCommitment(seed ?? '', commitment ?? '')).toBe(true);
    const record = tableRecord(scene.table);
    expect(record?.moves).toHaveLength(9);
    if (record === undefined) return;
    expect(acornsGame.game.result(replay(acornsGame.game, record).state)).toMatchObject({
      totals: end?.totals,
      winners: end?.winners,
    });
    expect(reasonOf(scene.try(anna, { kind: 'move', step: 'choose oak1' }))).toBe('finished');
    expect(reasonOf(scene.try(anna, { kind: 'leave' }))).toBe('finished');
  });
});

describe('undo', () => {
  test('is free until something is revealed, also between the choices of others', () => {
    const scene = Scene.started(acornsGame, people);
    expect(reasonOf(scene.try(anna, { kind: 'undo' }))).toBe('nothing-to-undo');
    const hand = scene.moves(anna);
    scene.step(anna, itemAt(hand, 0));
    scene.step(bert, itemAt(scene.moves(bert), 0));
    expect(scene.view(anna).playing?.canUndo).toBe(true);
    scene.do(anna, { kind: 'undo' });
    expect(scene.moves(anna)).toEqual(hand);
    expect(scene.view(anna).playing?.view).toMatchObject({ hasChosen: [false, true, false] });
  });

  test('needs the consent of the other people beyond that; one refusal settles it', () => {
    const scene = Scene.started(acornsGame, people);
    const before = scene.view(anna).playing?.view;
    playRound(scene);
    expect(scene.view(anna).playing?.canUndo).toBe(false);
    expect(reasonOf(scene.try(anna, { kind: 'undo' }))).toBe('undo-needs-consent');
    expect(reasonOf(scene.try(bert, { kind: 'answer-undo', yes: true }))).toBe('no-undo-asked');
    scene.do(anna, { kind: 'ask-undo' });
    expect(reasonOf(scene.try(bert, { kind: 'ask-undo' }))).toBe('undo-pending');
    expect(reasonOf(scene.try(anna, { kind: 'answer-undo', yes: true }))).toBe('no-undo-asked');
    scene.do(bert, { kind: 'answer-undo', yes: false });
    expect(scene.view().undo).toBeNull();
    scene.do(anna, { kind: 'ask-undo' });
    scene.do(bert, { kind: 'answer-undo', yes: true });
    expect(reasonOf(scene.try(bert, { kind: 'answer-undo', yes: true }))).toBe('already-answered');
    expect(scene.view().undo).toEqual({ seat: 0, to: 0, agreed: [1] });
    scene.do(cleo, { kind: 'answer-undo', yes: true });
    expect(scene.log.at(-1)?.event).toEqual({ kind: 'rewound', to: 0 });
    expect(scene.view(anna).playing?.view).toEqual(before);
  });

  test('can reach over several own steps, and asks nobody where only bots play along', () => {
    const scene = Scene.started(acornsGame, [anna, 'random']);
    for (let round = 0; round < 2; round++) {
      scene.step(anna, itemAt(scene.moves(anna), 0));
      const hand = scene.table.match?.game.moves(scene.table.match.state, 1) as number[];
      scene.step({ kind: 'bot', seat: 1 }, `choose oak${hand[0]}`);
    }
    expect(scene.try(anna, { kind: 'ask-undo', steps: 3 })).toMatchObject({
      reason: 'nothing-to-undo',
      facts: { steps: 2 },
    });
    scene.do(anna, { kind: 'ask-undo', steps: 2 });
    expect(scene.view(anna).playing?.steps).toBe(0);
  });

  test('a request to go back ends when its seat plays on, withdraws it or leaves', () => {
    const scene = Scene.started(acornsGame, people);
    playRound(scene);
    scene.do(anna, { kind: 'ask-undo' });
    scene.step(anna, itemAt(scene.moves(anna), 0));
    expect(scene.view().undo).toBeNull();
    scene.do(bert, { kind: 'ask-undo' });
    expect(reasonOf(scene.try(cleo, { kind: 'withdraw-undo' }))).toBe('no-undo-asked');
    scene.do(bert, { kind: 'withdraw-undo' });
    expect(scene.view().undo).toBeNull();
    scene.do(bert, { kind: 'ask-undo' });
    scene.do(bert, { kind: 'leave' });
    expect(scene.view().undo).toBeNull();
  });

  test('who leaves is no longer asked', () => {
    const scene = Scene.started(acornsGame, people);
    playRound(scene);
    scene.do(anna, { kind: 'ask-undo' });
    scene.do(bert, { kind: 'answer-undo', yes: true });
    scene.do(cleo, { kind: 'leave' });
    expect(scene.log.at(-1)?.event.kind).toBe('rewound');
  });
});

import { itemAt } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { createTable, rematchSeats } from '../index.ts';
import { acornsGame, anna, bert, cleo, pebblesGame, reasonOf, Scene } from './scene.ts';

const open = { person: null, bot: null };

describe('before the start', () => {
  test('a table with bad settings or players is refused with the field that is wrong', () => {
    const refusals = [
      createTable(acornsGame, { table: 't', players: 9 }, anna, 1),
      createTable(acornsGame, { table: 't', players: 2, settings: { clock: { kind: 'sand' } } }, anna, 1),
      createTable(acornsGame, { table: 't', players: 2, settings: { clock: { kind: 'move', seconds: 1 } } }, anna, 1),
      createTable(acornsGame, { table: 't', players: 2, settings: { options: { moon: 1 } } }, anna, 1),
      createTable(acornsGame, { table: 't', players: 2, settings: { standIn: 'oracle' } }, anna, 1),
    ];
    expect(refusals.map((refusal) => ('reason' in refusal ? refusal.facts.problem : ''))).toEqual([
      'acorns is for 2 to 4 players, not 9',
      'clock: acorns has no timer of its own',
      'clock.seconds must be a whole number from 5 to 86400, not 1',
      'option moon: unknown (known options: winner)',
      'standIn must be one of random, greedy',
    ]);
  });

  test('people sit down, move over and get up; a taken seat is refused', () => {
    const scene = new Scene(acornsGame, [anna, bert]);
    scene.do(anna, { kind: 'configure', players: 3 });
    expect(reasonOf(scene.try(cleo, { kind: 'sit', seat: 1 }))).toBe('seat-taken');
    expect(reasonOf(scene.try(cleo, { kind: 'sit', seat: 3 }))).toBe('no-such-seat');
    scene.do(bert, { kind: 'sit', seat: 2 });
    expect(scene.view().seats.map(({ person }) => person?.name)).toEqual(['Anna', undefined, 'Bert']);
    scene.do(bert, { kind: 'leave' });
    expect(scene.view().seats[2]).toMatchObject(open);
  });

  test('only the host configures, places bots, clears seats and starts', () => {
    const scene = new Scene(acornsGame, [anna, bert]);
    for (const command of [
      { kind: 'configure', players: 4 },
      { kind: 'place-bot', seat: 0, bot: 'random' },
      { kind: 'clear-seat', seat: 0 },
      { kind: 'start', seed: 's' },
    ] as const) {
      expect(reasonOf(scene.try(bert, command))).toBe('host-only');
    }
  });

  test('bots take open seats by name; seats in use cannot be cut off', () => {
    const scene = new Scene(acornsGame, [anna, bert]);
    scene.do(anna, { kind: 'configure', players: 3 });
    expect(reasonOf(scene.try(anna, { kind: 'place-bot', seat: 2, bot: 'oracle' }))).toBe('unknown-bot');
    scene.do(anna, { kind: 'place-bot', seat: 2, bot: 'greedy' });
    expect(reasonOf(scene.try(anna, { kind: 'configure', players: 2 }))).toBe('seat-taken');
    scene.do(anna, { kind: 'clear-seat', seat: 2 });
    scene.do(anna, { kind: 'configure', players: 2 });
    expect(scene.view().seats).toHaveLength(2);
  });

  test('the game starts when no seat is open, with the rules version and a commitment', () => {
    const scene = new Scene(acornsGame, [anna, bert]);
    scene.do(anna, { kind: 'configure', players: 3, settings: { options: { winner: 'lowest' } } });
    expect(reasonOf(scene.try(anna, { kind: 'start', seed: 's' }))).toBe('open-seats');
    scene.do(cleo, { kind: 'sit', seat: 2 });
    scene.do(anna, { kind: 'start', seed: 's' });
    const view = scene.view(bert);
    expect(view).toMatchObject({ phase: 'playing', rules: '1.0', seed: null, me: { seat: 1 } });
    expect(view.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(view.playing?.view).toMatchObject({ options: { winner: 'lowest' } });
    expect(reasonOf(scene.try(anna, { kind: 'start', seed: 't' }))).toBe('already-started');
  });

  test('a host who gets up passes the table on', () => {
    const scene = new Scene(acornsGame, [anna, bert]);
    scene.do(anna, { kind: 'leave' });
    expect(scene.view().host).toBe(bert.id);
  });
});

describe('during the game', () => {
  test('a seat whose person left is kept; somebody else may hand it to a bot; its person returns', () => {
    const scene = Scene.started(acornsGame, [anna, bert, cleo]);
    expect(reasonOf(scene.try(bert, { kind: 'hand-over', seat: 2, bot: 'random' }))).toBe('not-yours-to-give');
    scene.do(cleo, { kind: 'leave' });
    expect(reasonOf(scene.try(cleo, { kind: 'move', step: 'choose oak1' }))).toBe('away');
    scene.do(bert, { kind: 'hand-over', seat: 2, bot: 'random' });
    expect(reasonOf(scene.try(anna, { kind: 'hand-over', seat: 2, bot: 'greedy' }))).toBe('seat-is-bot');
    expect(scene.view().seats[2]).toMatchObject({ person: cleo, bot: 'random', left: true });
    const step = itemAt(scene.moves(cleo), 0);
    expect(reasonOf(scene.try({ kind: 'bot', seat: 0 }, { kind: 'move', step }))).toBe('not-a-bot');
    scene.step({ kind: 'bot', seat: 2 }, step);
    scene.do(cleo, { kind: 'return' });
    expect(scene.view().seats[2]).toMatchObject({ person: cleo, bot: null, left: false });
    expect(reasonOf(scene.try(cleo, { kind: 'return' }))).toBe('not-away');
  });

  test('everybody may hand over the own seat, and then must return before moving', () => {
    const scene = Scene.started(acornsGame, [anna, bert]);
    scene.do(anna, { kind: 'hand-over', seat: 0, bot: 'greedy' });
    const step = itemAt(scene.moves(anna), 0);
    expect(reasonOf(scene.try(anna, { kind: 'move', step }))).toBe('bot-plays');
    scene.do(anna, { kind: 'return' });
    scene.step(anna, step);
  });

  test('the game ends when all people who are there vote for it; who leaves is not asked', () => {
    const scene = Scene.started(acornsGame, [anna, bert, cleo]);
    scene.do(anna, { kind: 'vote-end', yes: true });
    expect(reasonOf(scene.try(anna, { kind: 'vote-end', yes: true }))).toBe('already-voted');
    scene.do(bert, { kind: 'vote-end', yes: true });
    scene.do(bert, { kind: 'vote-end', yes: false });
    scene.do(bert, { kind: 'vote-end', yes: true });
    expect(scene.view()).toMatchObject({ phase: 'playing', votes: [0, 1] });
    scene.do(cleo, { kind: 'leave' });
    expect(scene.view()).toMatchObject({ phase: 'finished', end: { how: 'agreed', winners: [] }, seed: 's' });
  });
});

describe('a vote', () => {
  test('does not outlast the presence of its voter', () => {
    const scene = Scene.started(acornsGame, [anna, bert, cleo]);
    scene.do(anna, { kind: 'vote-end', yes: true });
    scene.do(anna, { kind: 'hand-over', seat: 0, bot: 'random' });
    expect(scene.view().votes).toEqual([]);
  });
});

describe('afterwards', () => {
  test('nobody plays again without wanting to: who is invited sits down, or gives the seat up', () => {
    const kept = [bert, cleo].map((person) => ({ person, bot: null, invited: true }) as const);
    const scene = new Scene(acornsGame, [anna, ...kept]);
    expect(scene.view().seats.map(({ invited = false }) => invited)).toEqual([false, true, true]);
    expect(reasonOf(scene.try(anna, { kind: 'start', seed: 's' }))).toBe('open-seats');
    expect(reasonOf(scene.try(cleo, { kind: 'sit', seat: 1 }))).toBe('seat-taken');
    scene.do(bert, { kind: 'sit', seat: 1 });
    expect(scene.do(bert, { kind: 'sit', seat: 1 })).toEqual([]);
    scene.do(cleo, { kind: 'leave' });
    scene.do(anna, { kind: 'place-bot', seat: 2, bot: 'random' });
    scene.do(anna, { kind: 'start', seed: 's' });
    expect(scene.view().seats).toMatchObject([{ person: anna }, { person: bert }, { bot: 'random' }]);
  });

  test('the first who wants a rematch names the new table; all keep their seats, stand-ins leave', () => {
    const scene = Scene.started(pebblesGame, [anna, bert, 'greedy']);
    expect(reasonOf(scene.try(anna, { kind: 'rematch', table: 't-2' }))).toBe('not-finished');
    scene.do(bert, { kind: 'hand-over', seat: 1, bot: 'random' });
    scene.do(anna, { kind: 'vote-end', yes: true });
    expect(reasonOf(scene.try(cleo, { kind: 'rematch', table: 't-2' }))).toBe('not-seated');
    scene.do(bert, { kind: 'rematch', table: 't-2' });
    const second = scene.try(anna, { kind: 'rematch', table: 't-3' });
    expect(second).toMatchObject({ reason: 'already-rematched', facts: { table: 't-2' } });
    expect(scene.view().rematch).toBe('t-2');
    expect(rematchSeats(scene.table, bert.id)).toEqual([
      { person: anna, bot: null, invited: true },
      { person: bert, bot: null },
      { person: null, bot: 'greedy' },
    ]);
  });
});

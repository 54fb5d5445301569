import { itemAt } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { byClock, checkpointOf, logFor, resumeTable, tableRecord, tableView } from '../index.ts';
import { acornsGame, anna, bert, dora, reasonOf, Scene } from './scene.ts';

function playOut(scene: Scene): void {
  while (scene.table.data.phase === 'playing') {
    for (const person of [anna, bert]) {
      const [step] = scene.moves(person);
      if (step !== undefined) scene.step(person, step);
    }
  }
}

describe('a table of a tournament', () => {
  test('knows its tournament, also from a checkpoint', () => {
    const scene = Scene.inTournament([anna, bert]);
    const link = { tournament: 't-cup', name: 'Cup', sealed: false };
    expect(scene.view(anna).tournament).toEqual(link);
    expect(resumeTable(acornsGame, checkpointOf(scene.table)).data.tournament).toEqual(link);
  });

  test('is played to its end by those who sit there: no agreed end, no way back, no bot in a seat', () => {
    const scene = Scene.inTournament([anna, bert]);
    scene.step(anna, itemAt(scene.moves(anna), 0));
    for (const command of [
      { kind: 'vote-end', yes: true },
      { kind: 'ask-undo' },
      { kind: 'hand-over', seat: 0, bot: 'greedy' },
    ] as const) {
      expect(reasonOf(scene.try(anna, command))).toBe('tournament');
    }
  });

  test('is lost by whoever leaves it, though it is not rated', () => {
    const scene = Scene.inTournament([anna, bert]);
    scene.do(bert, { kind: 'leave' });
    scene.do(anna, { kind: 'leave' });
    expect(scene.view(anna).end).toMatchObject({ how: 'agreed', forfeited: [0, 1] });
  });

  test('can be called off by the server alone, and then nobody has won or lost', () => {
    const scene = Scene.inTournament([anna, bert]);
    scene.do(bert, { kind: 'leave' });
    expect(reasonOf(scene.try(anna, { kind: 'call-off' }))).toBe('table-only-step');
    scene.do(byClock, { kind: 'call-off' });
    expect(scene.view(anna).end).toEqual({ kind: 'finished', how: 'called-off', totals: [0, 1], winners: [] });
    expect(scene.do(byClock, { kind: 'call-off' })).toEqual([]);
  });
});

describe('a table whose deal others play too', () => {
  test('is seen by its own people only, each from the own seat', () => {
    const scene = Scene.inTournament([anna, bert], { sealed: true });
    expect(scene.view(anna).playing?.viewer).toBe(0);
    for (const person of [undefined, dora.id, 't-cup']) {
      expect(tableView(scene.table, person)).toMatchObject({ reason: 'no-spectators' });
      expect(logFor(acornsGame, scene.log, person)).toMatchObject({ reason: 'no-spectators' });
    }
    expect(reasonOf(scene.try(dora, { kind: 'chat', text: 'how is it?' }))).toBe('no-spectators');
  });

  test('keeps deal and record back when its game is over, from its own people too', () => {
    const scene = Scene.inTournament([anna, bert], { sealed: true, seed: 'the-secret-seed' });
    playOut(scene);
    expect(scene.view(anna)).toMatchObject({ phase: 'finished', seed: null });
    expect(tableView(scene.table, anna.id, 1)).toMatchObject({ reason: 'not-finished' });
    expect(JSON.stringify(scene.story(anna))).not.toContain('the-secret-seed');
    expect(scene.story(anna).filter(({ event }) => 'step' in event && 'seat' in event && event.seat === 1)).toEqual([]);
    expect(tableRecord(scene.table)).toBeUndefined();
  });

  test('is like any other once the server says that nobody plays the deal any more', () => {
    const scene = Scene.inTournament([anna, bert], { sealed: true, seed: 'the-secret-seed' });
    playOut(scene);
    expect(reasonOf(scene.try(anna, { kind: 'unseal' }))).toBe('table-only-step');
    scene.do(byClock, { kind: 'unseal' });
    expect(scene.do(byClock, { kind: 'unseal' })).toEqual([]);
    expect(scene.view(dora, 1)).toMatchObject({ seed: 'the-secret-seed', tournament: { sealed: false } });
    expect(tableRecord(scene.table)).toMatchObject({ game: 'acorns' });
  });

  test('is played on when somebody stays away, since the others want their points', () => {
    const scene = new Scene(
      acornsGame,
      [anna, bert],
      { clock: { kind: 'move', seconds: 30 }, whenOut: 'simplest', absentAfter: 1, whenAbsent: 'bot' },
      { tournament: { tournament: 't-cup', name: 'Cup', sealed: true } },
    );
    scene.do(anna, { kind: 'start', seed: 's' });
    scene.step(anna, itemAt(scene.moves(anna), 0));
    scene.pass(30_000);
    scene.pass(600_000);
    expect(scene.view(anna)).toMatchObject({ phase: 'playing', seats: [{ bot: null }, { bot: 'greedy' }] });
  });
});

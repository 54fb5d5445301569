import { itemAt } from '@grove/kernel';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  apply,
  byPerson,
  checkpointOf,
  decide,
  type Entry,
  answeredAt,
  nextAlarm,
  openTable,
  resumeTable,
  tableOf,
  tableView,
} from '../index.ts';
import { everybody, run, scenario, stateText } from './scenario.ts';
import { acornsGame, anna, bert, pebblesGame, Scene } from './scene.ts';

const options = { seed: 11, numRuns: 120 };

describe('any sequence of commands, legal or not', () => {
  test('keeps what must always hold', () => {
    fc.assert(
      fc.property(scenario, (scenario) => {
        run(scenario, (scene, _by, _command, result, before) => {
          const { data, match } = scene.table;
          expect(scene.log.map(({ number }) => number)).toEqual(scene.log.map((_, i) => i + 1));
          expect(data.number).toBe(scene.log.length);
          if (!Array.isArray(result)) {
            expect(result.reason).toMatch(/^[a-z-]+$/);
            expect(stateText(scene.table)).toBe(before);
          }
          const [last, previous] = [scene.log.at(-1), scene.log.at(-2)];
          expect(last?.at).toBeGreaterThanOrEqual(previous?.at ?? 0);
          expect([0, match?.steps.length]).toContain(data.timeLeft.length);
          expect(data.phase === 'finished').toBe(data.end !== null);
          if (match?.over === true) expect(data.phase).toBe('finished');
          const people = data.seats.flatMap(({ person }) => person?.id ?? []);
          expect(new Set(people).size).toBe(people.length);
          for (const person of [...everybody, undefined]) JSON.stringify(tableView(scene.table, person?.id));
          if (data.phase === 'finished') expect(nextAlarm(scene.table)).toBeNull();
          for (const { left, since } of data.clocks) expect(since === null || (left ?? -1) >= 0).toBe(true);
        });
      }),
      options,
    );
  });

  test('gives the same table from scratch and from any checkpoint, also through JSON', () => {
    fc.assert(
      fc.property(scenario, fc.nat(), (scenario, place) => {
        const { tableGame, log, table } = run(scenario);
        const whole = stateText(table);
        const stored = JSON.parse(JSON.stringify(log)) as Entry[];
        expect(stateText(tableOf(tableGame, stored))).toBe(whole);
        const at = 1 + (place % log.length);
        const early = openTable(tableGame, itemAt(log, 0));
        for (const entry of log.slice(1, at)) apply(early, entry);
        const resumed = resumeTable(tableGame, JSON.parse(JSON.stringify(checkpointOf(early))));
        for (const entry of stored.slice(at)) apply(resumed, entry);
        expect(stateText(resumed)).toBe(whole);
      }),
      options,
    );
  });

  test('takes a command that is sent twice only once, and says where it stands', () => {
    fc.assert(
      fc.property(scenario, (scenario) => {
        let count = 0;
        const scene = run(scenario, (scene, by, command, result) => {
          if (!Array.isArray(result) || result.length === 0) return;
          const again = { by, command, id: itemAt(result, 0).message };
          expect(decide(scene.table, again, scene.now + 1)).toEqual([]);
          expect(answeredAt(scene.table, again)).toBe(result.at(-1)?.number);
          count++;
        });
        expect(count).toBeLessThanOrEqual(scene.log.length);
      }),
      options,
    );
  });

  test('remembers a command of one, whatever number of commands another gives meanwhile', () => {
    const scene = Scene.started(acornsGame, [anna, bert]);
    const first = { by: byPerson(anna), id: 'first', command: { kind: 'chat', text: 'hello' } } as const;
    const number = scene.table.data.number + 1;
    for (const entry of decide(scene.table, first, scene.now) as Entry[]) apply(scene.table, entry);
    for (let i = 0; i < 100; i++) {
      const command = { kind: 'chat', text: `word ${i}` } as const;
      const entries = decide(scene.table, { by: byPerson(bert), id: `c${i}`, command }, scene.now) as Entry[];
      for (const entry of entries) apply(scene.table, entry);
    }
    expect(answeredAt(scene.table, first)).toBe(number);
    expect(scene.table.answered.save().length).toBeLessThan(50);
  });
});

describe('a log that cannot be', () => {
  test('is refused with what is wrong', () => {
    const { log, table } = Scene.started(acornsGame, [anna, bert]);
    expect(() => tableOf(acornsGame, log.slice(1))).toThrow('a log begins with "created"');
    expect(() => apply(table, itemAt(log, 1))).toThrow(`entry 2 cannot follow entry ${log.length}`);
    expect(() => apply(table, { ...itemAt(log, 0), number: log.length + 1 })).toThrow(
      'creates the table a second time',
    );
  });

  test('a checkpoint of another game is not resumed', () => {
    const { table } = Scene.started(acornsGame, [anna, bert]);
    expect(() => resumeTable(pebblesGame, checkpointOf(table))).toThrow('a checkpoint of acorns is not one of pebbles');
  });
});

import { anna, bert, pebblesGame, Scene } from '@grove/table/scene';
import { describe, expect, test } from 'vitest';
import { holds, kindOf, type Occasion, occasionsAfter, occasionsAt } from '../notifications/occasions.ts';
import { wantsNotice } from '../notifications/preferences.ts';

const DAY = 86_400_000;

/** What is new to everybody each time that something happens. */
class Told {
  readonly scene = Scene.started(pebblesGame, [anna, bert], {
    clock: { kind: 'days', days: 1 },
    whenOut: 'simplest',
  });
  #before: readonly Occasion[] = occasionsAt(this.scene.table);

  news(): Occasion[] {
    const now = occasionsAt(this.scene.table);
    const news = occasionsAfter(this.#before, now);
    this.#before = now;
    return news;
  }

  kinds(): string[] {
    return this.news().map(({ kind, person }) => `${kind} ${person}`);
  }
}

describe('a turn that nobody makes', () => {
  test('is told when its time is out, and when it was played, each time anew', () => {
    const told = new Told();
    told.scene.pass(DAY);
    expect(told.kinds()).toEqual([`late ${anna.id}`]);
    told.scene.pass(DAY / 2);
    expect(told.kinds()).toEqual([`made ${anna.id}`, `turn ${bert.id}`]);
    told.scene.step(bert, 'done');
    expect(told.kinds()).toEqual([`turn ${anna.id}`]);
    told.scene.pass(DAY);
    told.scene.pass(DAY / 2);
    expect(told.kinds()).toContain(`made ${anna.id}`);
  });

  test('has numbers that rise, say what they are for, and hold only as long', () => {
    const told = new Told();
    const [turn] = occasionsAt(told.scene.table);
    told.scene.pass(DAY);
    const [late] = told.news();
    told.scene.pass(DAY / 2);
    const [made] = told.news();
    told.scene.step(bert, 'done');
    const [next] = told.news();
    const all = [turn, late, made, next].filter((one) => one !== undefined);
    expect(all.map((one) => kindOf(one.turn))).toEqual(['turn', 'late', 'made', 'turn']);
    expect(all.map((one) => one.turn)).toEqual(all.map((one) => one.turn).toSorted((a, b) => a - b));
    expect(all.map((one) => holds(told.scene.table, one))).toEqual([false, false, true, true]);
  });

  test('a notice that an earlier version expected still holds', () => {
    const { scene } = new Told();
    expect(holds(scene.table, { kind: kindOf(0), person: anna.id, turn: 0 })).toBe(true);
    expect(holds(scene.table, { kind: kindOf(1), person: anna.id, turn: 1 })).toBe(false);
  });
});

describe('that a game has begun', () => {
  const wants = (preferences: object, isOfTournament: boolean) => {
    const stored = { ...anna, createdAt: 0, login: null, password: null, passkeys: null, calendar: null };
    const people = { person: async () => ({ ...stored, preferences: JSON.stringify(preferences) }) };
    return wantsNotice(people, anna.id, 'start', isOfTournament);
  };

  test('is told in a tournament to whoever wants notices of turns: a round begins', async () => {
    expect(await wants({}, true)).toBe(true);
    expect(await wants({ notices: ['start'] }, true)).toBe(true);
    expect(await wants({ notices: ['end'] }, true)).toBe(false);
  });

  test('is told elsewhere only to whoever wants to know it', async () => {
    expect(await wants({}, false)).toBe(false);
    expect(await wants({ notices: ['start'] }, false)).toBe(true);
  });
});

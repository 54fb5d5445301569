import { describe, expect, test } from 'vitest';
import { BadInput, type Json, restoreChance, type Script, ScriptedChance } from '../../index.ts';

const named = (item: string): string => item;
const scripted = (script: Partial<Script>): ScriptedChance =>
  new ScriptedChance({ picks: [], shuffles: [], ...script });

describe('scripted chance', () => {
  test('gives picks counted from 1, and whole orders, top first', () => {
    const chance = scripted({ picks: [1, 3], shuffles: [['c', 'a', 'b']] });
    const items = ['a', 'b', 'c'];
    expect([chance.pick(3), chance.pick(3)]).toEqual([0, 2]);
    chance.shuffle(items, named);
    expect(items).toEqual(['c', 'a', 'b']);
    expect(chance.uses).toBe(3);
    expect(() => chance.assertUsedUp()).not.toThrow();
  });

  test('takes items with the same name for one another', () => {
    const items = [
      { name: 'a', id: 1 },
      { name: 'b', id: 2 },
      { name: 'a', id: 3 },
    ];
    scripted({ shuffles: [['a', 'a', 'b']] }).shuffle(items, ({ name }) => name);
    expect(items.map(({ id }) => id)).toEqual([1, 3, 2]);
  });

  test.each([0, 4, 1.5])('refuses the pick %d of three', (pick) => {
    const message = `pick 1 of the script must be a whole number from 1 to 3, not ${pick}`;
    expect(() => scripted({ picks: [pick] }).pick(3)).toThrow(new BadInput(message));
  });

  test('says when there are too few picks', () => {
    const chance = scripted({ picks: [1] });
    chance.pick(2);
    expect(() => chance.pick(2)).toThrow(new BadInput('the script has 1 picks; the game needs pick 2'));
  });

  test('says when there are too few shuffles', () => {
    const message = 'the script has 0 shuffles; the game needs shuffle 1';
    expect(() => scripted({}).shuffle(['a'], named)).toThrow(new BadInput(message));
  });

  test('says when a shuffle has another length, and leaves the items alone', () => {
    const items = ['a', 'b'];
    const message = 'shuffle 1 of the script has 1 items; the game shuffles 2';
    expect(() => scripted({ shuffles: [['b']] }).shuffle(items, named)).toThrow(new BadInput(message));
    expect(items).toEqual(['a', 'b']);
  });

  test('says which card is not there, and leaves the items alone', () => {
    const items = ['a', 'b'];
    const message = 'shuffle 1 of the script names b once more than it is there';
    expect(() => scripted({ shuffles: [['b', 'b']] }).shuffle(items, named)).toThrow(new BadInput(message));
    expect(items).toEqual(['a', 'b']);
  });

  test('says what was not used up', () => {
    expect(() => scripted({ picks: [1, 2] }).assertUsedUp()).toThrow(
      new BadInput('only 0 of 2 scripted picks were used'),
    );
    const message = 'only 0 of 1 scripted shuffles were used';
    expect(() => scripted({ shuffles: [['a']] }).assertUsedUp()).toThrow(new BadInput(message));
  });

  test('copies and restores go on at the same place', () => {
    const chance = scripted({ picks: [2, 1], shuffles: [['b', 'a']] });
    chance.pick(2);
    for (const again of [chance.copy(), restoreChance(JSON.parse(JSON.stringify(chance.save())) as Json)]) {
      const items = ['a', 'b'];
      again.shuffle(items, named);
      expect([again.pick(2), items, again.uses]).toEqual([0, ['b', 'a'], 3]);
    }
    expect(chance.uses).toBe(1);
  });
});

import { expect, test } from 'vitest';
import { Match, SeededChance } from '../../index.ts';
import { pile } from './pile.ts';

test('a match that goes on with another chance takes back what was played before and after', () => {
  const match = new Match(pile, 2, {}, SeededChance.from('first'));
  match.play(0, 'roll');
  match.play(0, 'lay');
  match.goOnWith(SeededChance.from('second'));
  expect(match.save().base.chance).toEqual(SeededChance.from('second').save());
  match.undo(0);
  expect(match.canUndo(0)).toBe(false);
  match.play(1, 'roll');
  const twin = SeededChance.from('second');
  twin.pick(6);
  expect(match.chance.uses).toBe(twin.uses);
  expect(match.save().base).toMatchObject({ steps: 2, chance: match.chance.save() });
});

import { LANGUAGES } from '@grove/game-kit';
import { expect, test } from 'vitest';
import { PERSON } from '../local-game/seating.ts';
import { nameOfSeat } from '../local-game/seat-names.ts';
import { words } from '../words/index.ts';

test('nothing is said in English by mistake: the languages differ in every sentence', () => {
  const same = Object.entries(words.en).filter(
    ([key, text]) =>
      typeof text === 'string' &&
      text.includes(' ') &&
      LANGUAGES.some((code) => code !== 'en' && words[code][key as 'games'] === text),
  );
  expect(same).toEqual([]);
});

test('bots of one kind are told apart, and somebody without a name is a guest', () => {
  const nameOf = nameOfSeat(words.en, ' ', { seating: [PERSON, 'random', 'greedy', 'random', 'oracle'] });
  expect([0, 1, 2, 3, 4].map(nameOf)).toEqual(['Guest', 'Random 2', 'Greedy', 'Random 4', 'Oracle']);
});

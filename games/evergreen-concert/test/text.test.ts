import { expect, test } from 'vitest';
import { drawText } from '../board/text.ts';
import { enter, matchWith, step } from './scripted.ts';

const HANDS = ['green9 blue1 blue3 brown1 lilac9 orange7', 'lilac3 blue8 blue2', 'green6 yellow4 blue4'];

test('C3.1 the text board hides the picks of others', () => {
  const match = matchWith({ dealer: 2, hands: HANDS });
  enter(match, [1, 'open green9 blue1 blue3']);
  expect(drawText(match.view(0), 0, 'en')).toMatch(/seat 1 \(you\) +green9 +blue1 +blue3 +10/);
  const others = drawText(match.view(1), 1, 'en');
  expect(others).toMatch(/seat 1 +face down +face down +face down +10/);
  expect(others).not.toMatch(/green9/);
});

test('C7 as text: piles with what lies under them, discs, hit and the worth of a concert', () => {
  const match = matchWith({ dealer: 2, hands: HANDS });
  enter(match, [1, 'open green9 blue1 blue3'], [2, 'open lilac3 blue8 blue2'], [3, 'open green6 yellow4 blue4']);
  step(match, 1, 'brown1>2.2', 'lilac9>3.3', 'orange7>1.2', 'hit+');
  const [head, turn, , hit, , , ...seats] = drawText(match.view(0), 0, 'en').split('\n');
  expect(head).toBe('Evergreen (concert), 60 s a turn');
  expect(turn).toBe('Turn 1: seat 1, 3 of 3 cards played, hit disc moved');
  expect(hit).toBe('Hit   orange > [blue] > lilac > green > yellow > brown >');
  expect(seats.slice(0, 3)).toEqual([
    '> seat 1 (you)  green9  orange7 +1  blue3      7     -         orange 5, blue 7, green 5',
    '  seat 2        lilac3  brown1 +1   blue2      10    -         brown 5',
    '  seat 3        green6  yellow4     lilac9 +1  10    -         lilac 6, yellow 5',
  ]);
  expect(seats.at(-1)).toBe('A concert is worth 24 points now.');
});

test('C2.3 the public sees no hand', () => {
  const match = matchWith({ hands: HANDS });
  expect(drawText(match.view('public'), 'public', 'en')).not.toMatch(/hand:/);
});

test('the text board speaks the language of its reader', () => {
  const match = matchWith({ dealer: 2, hands: HANDS });
  const text = drawText(match.view(0), 0, 'fr');
  expect(text).toContain('Tube   [orange] > bleu > lilas > vert > jaune > brun >');
  expect(text).toContain('place 1 (vous)');
  expect(text).toContain('Votre main\u00A0: ');
});

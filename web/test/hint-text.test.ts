import type { Term } from '@grove/bots';
import { LANGUAGES } from '@grove/game-kit';
import { expect, test } from 'vitest';
import { whyText } from '../advice/hint-text.ts';
import { words } from '../words/index.ts';

const about = { view: {}, seat: 0, steps: [], nameOf: String };
const named = { reason: ({ kind, of }: Term) => (of === undefined ? kind : `${kind} ${of}`) };
const why = (reasons: readonly Term[], isOnly = false) => whyText(words.en, named, { reasons, isOnly }, about, 'en');

test('a hint says in which terms it is ahead of the others, and in which behind', () => {
  const reasons = [
    { kind: 'light', of: 2, points: 2.14 },
    { kind: 'forest', points: -1 },
  ];
  expect(why(reasons)).toBe(words.en.hintWhy('light 2 +2.1, forest \u22121'));
  expect(whyText(words.de, named, { reasons, isOnly: false }, about, 'de')).toContain('light 2 +2,1, forest \u22121');
});

test('where nothing tells the choices apart, or only what is behind, that is said', () => {
  expect(why([])).toBe(words.en.hintEqual);
  expect(why([{ kind: 'forest', points: -1.5 }])).toBe(words.en.hintLater('forest \u22121.5'));
  expect(why([], true)).toBe(words.en.hintOnly);
});

test('a game without words for its terms gives no reason, in any language', () => {
  for (const language of LANGUAGES) {
    expect(whyText(words[language], {}, { reasons: [], isOnly: false }, about, language)).toBeUndefined();
  }
});

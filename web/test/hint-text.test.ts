import type { Term } from '@grove/bots';
import { LANGUAGES } from '@grove/game-kit';
import { expect, test } from 'vitest';
import { gainText, whyText } from '../advice/hint-text.ts';
import { words } from '../words/index.ts';

const about = { view: {}, seat: 0, steps: [], nameOf: String };
const named = { reason: ({ kind, of }: Term) => (of === undefined ? kind : `${kind} ${of}`) };
const hint = (reasons: readonly Term[], isOnly = false, gain = 1) => ({ reasons, isOnly, lead: { gain, doubt: 0.1 } });
const why = (...of: Parameters<typeof hint>) => whyText(words.en, named, hint(...of), about, 'en');

test('a hint says in which terms it is ahead of the others, and in which behind', () => {
  const reasons = [
    { kind: 'light', of: 2, points: 2.14 },
    { kind: 'forest', points: -1 },
  ];
  expect(why(reasons)).toBe(words.en.hintWhy('better: light 2; worse: forest'));
  expect(whyText(words.de, named, hint(reasons), about, 'de')).toContain('besser: light 2; schlechter: forest');
});

test('how much a term weighs is not said beside points that can be won: what weighs most comes first', () => {
  const reasons = [
    { kind: 'abilities', points: 69 },
    { kind: 'light', points: 4 },
    { kind: 'soil', points: -41 },
  ];
  for (const language of LANGUAGES) {
    const text = whyText(words[language], named, hint(reasons, false, 6), about, language) ?? '';
    expect(text).not.toMatch(/\d/);
    expect(text).toMatch(/abilities, light\b.*soil/);
  }
});

test('where nothing tells the choices apart, or only what is behind, that is said', () => {
  expect(why([], false, 0)).toBe(words.en.hintEqual);
  expect(why([])).toBe(words.en.hintEqualNow);
  const worse = [
    { kind: 'light', points: 1 },
    { kind: 'forest', points: -2 },
  ];
  expect(why(worse)).toBe(words.en.hintLater('better: light; worse: forest'));
  expect(why([{ kind: 'forest', points: -1.5 }])).toBe(words.en.hintLater('worse: forest'));
  expect(why([], true)).toBe(words.en.hintOnly);
});

test('the best hint says how far it is ahead of the second, the others how far they are behind the best', () => {
  const said = (gain: number, doubt: number, isBest: boolean) => gainText(words.en, 'en', { gain, doubt }, isBest);
  expect(said(2.14, 0.1, true)).toBe('about 2.1 points ahead of the next best choice');
  expect(said(-2.14, 0.1, false)).toBe('about 2.1 points behind the best choice');
  // No tenths where they are only luck.
  expect(said(7.8, 2, true)).toBe('about 8 points ahead of the next best choice');
  expect(said(27.4, 0.1, true)).toBe('about 27 points ahead of the next best choice');
});

test('what may be luck, or is too little to speak of, is told as about as good, in every language without points', () => {
  for (const language of LANGUAGES) {
    for (const [gain, doubt] of [
      [7.8, 4],
      [0.1, 0],
    ] as const) {
      expect(gainText(words[language], language, { gain, doubt }, true)).toBe(words[language].likeSecond);
      expect(gainText(words[language], language, { gain: -gain, doubt }, false)).toBe(words[language].likeBest);
    }
    expect(words[language].likeBest).not.toMatch(/\d/);
  }
});

test('a hint that nothing was compared with tells no points', () => {
  const ahead = [{ kind: 'light', points: 4 }];
  expect(whyText(words.en, named, { reasons: ahead, isOnly: false, lead: undefined }, about, 'en')).toBe(
    words.en.hintWhy('better: light'),
  );
  expect(words.en.hintOf('Compost a fern', undefined, 1, 1)).toBe('Hint 1 of 1. Compost a fern.');
  expect(words.en.hintOf('Compost a fern', 'no better', 1, 2)).toBe('Hint 1 of 2. Compost a fern: no better.');
});

test('where nothing tells the choices apart, a hint says what it changes', () => {
  const telling = { ...named, why: () => 'the piles add up to 6' };
  expect(whyText(words.en, telling, hint([], false, 0), about, 'en')).toBe(
    `${words.en.hintEqual} ${words.en.hintChanges('the piles add up to 6')}`,
  );
  expect(whyText(words.en, telling, hint([{ kind: 'light', points: 1 }]), about, 'en')).toBe(
    words.en.hintWhy('better: light'),
  );
});

test('a game without words for its terms gives no reason, in any language', () => {
  for (const language of LANGUAGES) {
    expect(whyText(words[language], {}, hint([]), about, language)).toBeUndefined();
  }
});

import { LANGUAGES } from '@grove/game-kit';
import { beforeAll, describe, expect, test } from 'vitest';
import { ANYTHING, searchCards } from '../board/cards/criteria.ts';
import { spokenCard } from '../board/cards/spoken.ts';
import { cardById, cards, idOf } from '../material/cards.ts';
import { words } from '../words/index.ts';
import { cardName, loadNames } from '../words/names/index.ts';
import { breakable } from '../words/names/word-breaks.ts';

const SOFT_HYPHEN = '\u00AD';
const MAPLE = cardById('E001').index;

describe('names of cards', () => {
  beforeAll(async () => {
    await Promise.all(LANGUAGES.map(loadNames));
  });

  test.each(LANGUAGES)('every card and side has a name in %s, and no two of a kind share one', (language) => {
    const names = cards.map(({ index, kind }) => `${kind} ${cardName(index, language)}`);
    expect(new Set(names).size).toBe(names.length);
    for (const { id, index } of cards) {
      const name = cardName(index, language);
      expect(name, id).toMatch(/^\p{Lu}/u);
      expect(name, id).not.toMatch(/['"]| {2}|\s$| (Terrain|Event|Ecosystem|Climate)$/);
    }
  });

  test.each(LANGUAGES.filter((language) => language !== 'en'))('%s has names of its own', (language) => {
    const own = cards.filter(({ name, latin, index }) => ![name, latin].includes(cardName(index, language)));
    expect(own.length).toBeGreaterThan(450);
  });

  test('log, refusals and what is read aloud name cards in the language', () => {
    const planted = { kind: 'event', seat: 0, card: MAPLE } as const;
    expect(words.de.event(planted, () => 'Ada')).toContain('Fächerahorn');
    expect(words.fr.event(planted, () => 'Ada')).toContain(cardName(MAPLE, 'fr'));
    expect(spokenCard(MAPLE, 'es')).toContain(cardName(MAPLE, 'es'));
  });

  test.each(LANGUAGES)('words that are too long for a card in the hand can be parted in %s', (language) => {
    const FITS = 12;
    for (const { index } of cards) {
      const name = cardName(index, language);
      expect(breakable(name).replaceAll(SOFT_HYPHEN, '')).toBe(name);
      for (const part of breakable(name).split(/[\s-]|\u00AD/)) expect(part.length, name).toBeLessThanOrEqual(FITS);
    }
  });

  test.each([
    ['Fächerahorn', 'E001'],
    ['erable du japon', 'E001'],
    ['Japanese Maple', 'E001'],
    ['acer palmatum', 'E001'],
    ['Seta del heno', 'E325'],
  ])('%s finds the card, whatever the reader reads in', (text, id) => {
    for (const language of LANGUAGES) {
      expect(searchCards({ ...ANYTHING, text }, language).map(idOf)[0], language).toBe(id);
    }
  });

  test('names of the reader’s own language come first', () => {
    const found = searchCards({ ...ANYTHING, text: 'wasser' }, 'de');
    expect(cardName(found[0] ?? 0, 'de')).toMatch(/^Wasser/);
  });
});

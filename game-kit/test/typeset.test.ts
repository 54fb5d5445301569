import { describe, expect, test } from 'vitest';
import { clausesText, labelled, typeset, typesetWords, withColon } from '../index.ts';

/** No-break spaces made visible: `_` for the full one, `'` for the narrow one. */
const shown = (text: string): string => text.replaceAll('\u00A0', '_').replaceAll('\u202F', "'");

describe('a text is set as its language is printed', () => {
  test('French signs keep to their words, and names make de short', () => {
    expect(shown(typeset('fr', 'À vous : « oui » ; vraiment ? Bien !'))).toBe("À vous_: «_oui_»'; vraiment'? Bien'!");
    expect(typeset('fr', 'L’île de Anna, plus que Émile')).toBe('L’île d’Anna, plus qu’Émile');
    expect(typeset('fr', 'L’île de Ben, le Lac de a1, le mode A')).toBe('L’île de Ben, le Lac de a1, le mode A');
  });

  test('Spanish y gives way to the sound after it', () => {
    expect(typeset('es', 'Ana y Inés, y Hilda, y hielo y Olga')).toBe('Ana e Inés, e Hilda, y hielo y Olga');
  });

  test('a German ellipsis keeps to the word before it', () => {
    expect(shown(typeset('de', 'Auf dem Weg …'))).toBe('Auf dem Weg_…');
  });

  test.each(['fr', 'de', 'es'] as const)(
    'numbers keep to their nouns in %s, letters with numbers do not',
    (language) => {
      expect(shown(typeset(language, '3 x, 20 %, c4 x, 5, x'))).toBe('3_x, 20_%, c4 x, 5, x');
    },
  );

  test.each(['fr', 'de', 'es'] as const)(
    'decimals have a comma in %s; numbers of rules, dates, addresses and thousands keep theirs',
    (language) => {
      expect(typeset(language, '0.3, 12.75.')).toBe('0,3, 12,75.');
      const others = 'E5.2, 16.11.2026, 127.0.0.1, 12.345, 3.';
      expect(typeset(language, others)).toBe(others);
    },
  );

  test('English is left as it is written', () => {
    expect(typeset('en', '3 cards : 0.5 % …')).toBe('3 cards : 0.5 % …');
  });
});

test('a label has the colon of its language, and the text after it stays as it is', () => {
  expect(shown(labelled('fr', 'Règles', 'Earth'))).toBe('Règles_: Earth');
  expect(labelled('de', 'Regeln', '0.3 : x')).toBe('Regeln: 0.3 : x');
  expect([shown(withColon('fr', 'À vous')), withColon('es', 'Te toca')]).toEqual(['À vous_:', 'Te toca:']);
});

test('whole word lists are set, in groups, in lists, and in sentences that are said later', () => {
  const words = { a: '1 x', b: { c: ['2 x', 3] }, d: (n: number) => `${n} x`, e: () => undefined, f: null };
  const { de, en } = typesetWords({ en: words, fr: words, de: words, es: words });
  expect(shown(de.a)).toBe('1_x');
  expect(de.b.c).toEqual(['2\u00A0x', 3]);
  expect(shown(de.d(4))).toBe('4_x');
  expect([de.e(), de.f, en.d(4)]).toEqual([undefined, null, '4 x']);
});

test('clauses are joined by semicolons, which stand apart from their words in French', () => {
  expect(clausesText('en', ['plant on b2', 'a lake on d3'])).toBe('plant on b2; a lake on d3');
  expect(clausesText('fr', ['planter en b2', 'Lac en d3'])).toBe('planter en b2\u202F; Lac en d3');
});

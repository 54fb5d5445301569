import { expect, test } from 'vitest';
import type { ByLanguage, Language } from '../../language.ts';
import type { Rulebook, RulebookWords } from '../rulebook.ts';
import { searchRules } from '../search.ts';

const saying = (sun: string, rain: string, title: string): RulebookWords => ({
  titles: { A1: title },
  rules: { 'A1.1': sun, 'A1.2': { text: rain, list: ['A B'] } },
  inShort: [],
});

const words: ByLanguage<RulebookWords> = {
  en: saying('The sun shines.', 'Rain falls.', 'Weather'),
  fr: saying('Le soleil brille.', 'La pluie tombe.', 'Le temps'),
  de: saying('Die Sonne scheint.', 'Regen fällt.', 'Wetter'),
  es: saying('El sol brilla.', 'Cae la lluvia.', 'El tiempo'),
};
const book: Rulebook = { sections: [{ id: 'A1', rules: ['A1.1', 'A1.2'] }], inShort: [], words };

const examples: ByLanguage<string> = { en: 'Look up.', fr: 'Regardez.', de: 'Schaut hinauf.', es: 'Mirad.' };
const example = (rule: string, language: Language) =>
  rule === 'A1.1' ? [{ text: examples[language], draw: () => undefined }] : undefined;

const found = (looked: string) => {
  const { sections, elsewhere } = searchRules({ book, example }, looked, 'en');
  return [sections.flatMap(({ rules }) => rules), elsewhere.map(({ rule, language }) => `${rule} ${language}`)];
};

test('rules are found by words of the reader’s language, by heading and by number', () => {
  expect(found('rain')).toEqual([['A1.2'], []]);
  expect(found('weather')).toEqual([['A1.1', 'A1.2'], []]);
  expect(found('A1.1')).toEqual([['A1.1'], []]);
  expect(found('snow')).toEqual([[], []]);
});

test('what the reader’s language does not find another one does, each rule once', () => {
  expect(found('regen fallt')).toEqual([[], ['A1.2 de']]);
  expect(found('wetter')).toEqual([[], ['A1.1 de', 'A1.2 de']]);
  // Found in English by `sun` already stands above; French and Spanish find nothing more.
  expect(found('so')).toEqual([[], ['A1.1 fr']]);
});

test('rules are found by the words of their examples too', () => {
  expect(found('look')).toEqual([['A1.1'], []]);
  const { elsewhere } = searchRules({ book, example }, 'hinauf', 'en');
  expect(elsewhere).toEqual([{ rule: 'A1.1', language: 'de', text: 'Schaut hinauf.' }]);
});

test('nobody plays examples for a page that is not searched', () => {
  const unplayable = () => expect.unreachable();
  expect(searchRules({ book, example: unplayable }, ' ', 'en')).toEqual({ sections: book.sections, elsewhere: [] });
});

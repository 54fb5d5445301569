import { LANGUAGES } from '../../language.ts';
import { itemAt, type Refusal } from '@grove/kernel';
import { expect, test } from 'vitest';
import { type Rulebook, type RuleText, ruleText } from '../rulebook.ts';

interface Trial {
  readonly name: string;
  readonly book: Rulebook;
  /** Every reason for which a move can be refused. */
  readonly reasons: readonly string[];
  /** A refusal for each reason, as games bring them about. */
  readonly refusals: () => ReadonlyMap<string, Refusal>;
}

/** What a rule says, line by line. */
function linesOf(rule: string | RuleText): string[] {
  const { text, list = [] } = ruleText(rule);
  return [text].concat(list);
}

const sentencesOf = (book: Rulebook, language: (typeof LANGUAGES)[number]): string[] =>
  Object.values(book.words[language].rules).flatMap(linesOf);

/** What every rulebook promises. */
export function rulebookSuite({ name, book, reasons, refusals }: Trial): void {
  const numbers = book.sections.flatMap(({ rules }) => rules);

  test(`${name}: rules are numbered once, in order, inside their section`, () => {
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const { id, rules } of book.sections) {
      expect(rules.every((rule) => rule.startsWith(`${id}.`))).toBe(true);
      const places = rules.map((rule) => Number(rule.slice(id.length + 1)));
      expect(places).toEqual(places.toSorted((a, b) => a - b));
    }
  });

  test.each(LANGUAGES)(
    `${name}: in %s every rule and heading has words, calm ones, and no more than there are`,
    (language) => {
      const { titles, rules } = book.words[language];
      expect(Object.keys(titles).toSorted()).toEqual(book.sections.map(({ id }) => id).toSorted());
      expect(Object.keys(rules).toSorted()).toEqual(numbers.toSorted());
      for (const sentence of sentencesOf(book, language)) expect(sentence).toMatch(/^[^!]+[.:]$/);
    },
  );

  test(`${name}: no rule is written in English by mistake`, () => {
    const english = new Set(sentencesOf(book, 'en'));
    for (const language of LANGUAGES.filter((code) => code !== 'en')) {
      expect(sentencesOf(book, language).filter((sentence) => english.has(sentence))).toEqual([]);
    }
  });

  test(`${name}: languages agree on the numbers in each rule`, () => {
    const figures = (language: (typeof LANGUAGES)[number], rule: string): string[] =>
      (linesOf(itemAt(book.words[language].rules, rule)).join(' ').match(/\d+/g) ?? []).toSorted();
    for (const rule of numbers) {
      for (const language of LANGUAGES) expect([rule, figures(language, rule)]).toEqual([rule, figures('en', rule)]);
    }
  });

  test(`${name}: every refusal leads to a rule in the book, or to a section`, () => {
    const found = refusals();
    expect([...found.keys()].toSorted()).toEqual(reasons.toSorted());
    const places = new Set([...numbers, ...book.sections.map(({ id }) => id)]);
    expect([...found.values()].filter(({ rule }) => !places.has(rule))).toEqual([]);
  });
}

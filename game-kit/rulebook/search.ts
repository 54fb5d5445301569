import { itemAt } from '@grove/kernel';
import { type Language, LANGUAGES } from '../language.ts';
import type { IllustratedRulebook } from './illustrated.ts';
import { matches, ruleText, type Section } from './rulebook.ts';

/** A rule that holds the words in a language that is not the reader's. */
export interface FoundElsewhere {
  readonly rule: string;
  readonly language: Language;
  /** The sentence that holds the words; where they are spread over several, the first. */
  readonly text: string;
}

export interface FoundRules {
  /** In the reader's language: sections whose heading fits, whole, and of the others the rules that fit. */
  readonly sections: readonly Section[];
  /** What only another language finds. */
  readonly elsewhere: readonly FoundElsewhere[];
}

/** What is searched: the words of the rules, and of their examples. */
export type Searched = Pick<IllustratedRulebook, 'book' | 'example'>;

/** Finds rules by words of any language, in any order; a number finds its rule. The reader's language comes first. */
export function searchRules(searched: Searched, looked: string, reader: Language): FoundRules {
  // Examples are played to be read, so a page that nobody searches leaves them alone.
  if (looked.trim() === '') return { sections: searched.book.sections, elsewhere: [] };
  const sections = sectionsIn(searched, looked, reader);
  const found = new Set(sections.flatMap(({ rules }) => rules));
  const elsewhere: FoundElsewhere[] = [];
  for (const language of LANGUAGES.filter((other) => other !== reader)) {
    for (const rule of sectionsIn(searched, looked, language).flatMap(({ rules }) => rules)) {
      if (found.has(rule)) continue;
      found.add(rule);
      const sentences = sentencesOf(searched, rule, language);
      elsewhere.push({ rule, language, text: sentences.find((text) => matches(text, looked)) ?? itemAt(sentences, 0) });
    }
  }
  return { sections, elsewhere };
}

function sectionsIn(searched: Searched, looked: string, language: Language): readonly Section[] {
  const { sections, words } = searched.book;
  const fits = (rule: string): boolean => matches([rule, ...sentencesOf(searched, rule, language)].join(' '), looked);
  const { titles } = words[language];
  return sections
    .map(({ id, rules }) => ({ id, rules: matches(itemAt(titles, id), looked) ? rules : rules.filter(fits) }))
    .filter(({ rules }) => rules.length > 0);
}

/** Everything that is said about a rule. */
function sentencesOf({ book, example }: Searched, rule: string, language: Language): readonly string[] {
  const { text, list = [] } = ruleText(itemAt(book.words[language].rules, rule));
  const stages = example?.(rule, language) ?? [];
  return [text, ...list, ...stages.map((stage) => stage.text)];
}

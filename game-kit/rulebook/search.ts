import { itemAt } from '@grove/kernel';
import { type Language, LANGUAGES } from '../language.ts';
import { matches, type Rulebook, ruleText, type Section } from './rulebook.ts';

/** A rule that holds the words in a language that is not the reader's. */
export interface FoundElsewhere {
  readonly rule: string;
  readonly language: Language;
}

export interface FoundRules {
  /** In the reader's language: sections whose heading fits, whole, and of the others the rules that fit. */
  readonly sections: readonly Section[];
  /** What only another language finds. */
  readonly elsewhere: readonly FoundElsewhere[];
}

/** Finds rules by words of any language, in any order; a number finds its rule. The reader's language comes first. */
export function searchRules(book: Rulebook, looked: string, reader: Language): FoundRules {
  const sections = sectionsIn(book, looked, reader);
  const found = new Set(sections.flatMap(({ rules }) => rules));
  const elsewhere: FoundElsewhere[] = [];
  for (const language of LANGUAGES.filter((other) => other !== reader)) {
    for (const rule of sectionsIn(book, looked, language).flatMap(({ rules }) => rules)) {
      if (found.has(rule)) continue;
      found.add(rule);
      elsewhere.push({ rule, language });
    }
  }
  return { sections, elsewhere };
}

function sectionsIn({ sections, words }: Rulebook, looked: string, language: Language): readonly Section[] {
  const { titles, rules } = words[language];
  const fits = (rule: string): boolean => {
    const { text, list = [] } = ruleText(itemAt(rules, rule));
    return matches([rule, text, ...list].join(' '), looked);
  };
  return sections
    .map((section) =>
      matches(itemAt(titles, section.id), looked) ? section : { ...section, rules: section.rules.filter(fits) },
    )
    .filter((section) => section.rules.length > 0);
}

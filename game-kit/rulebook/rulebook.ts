import type { Language } from '../language.ts';

/** A rule in words: sentences, and perhaps a list after them. */
export interface RuleText {
  readonly text: string;
  readonly list?: readonly string[];
}

/** The words of a rulebook in one language; a rule without words does not compile. */
export interface RulebookWords<Section extends string = string, Rule extends string = string> {
  readonly titles: Readonly<Record<Section, string>>;
  readonly rules: Readonly<Record<Rule, string | RuleText>>;
  /** A sentence for each step of `Rulebook.inShort`. */
  readonly inShort: readonly string[];
}

/** One step of how a game works: the rule that says it whole, and the one whose picture shows it. */
export interface ShortStep<Rule extends string = string> {
  readonly rule: Rule;
  readonly picture: Rule;
}

export interface Section<Id extends string = string, Rule extends string = string> {
  readonly id: Id;
  /** Their numbers, in order; refusals and lessons cite them. */
  readonly rules: readonly Rule[];
}

/** A game's rules for those who play it, by the numbers that code, tests and refusals cite. */
export interface Rulebook {
  readonly sections: readonly Section[];
  /** How the game works on one page, for those who do not know it. */
  readonly inShort: readonly ShortStep[];
  readonly words: Readonly<Record<Language, RulebookWords>>;
}

export const ruleText = (rule: string | RuleText): RuleText => (typeof rule === 'string' ? { text: rule } : rule);

/** Whether a text holds all words that somebody looks for, in any order and without regard to accents. */
export function matches(text: string, looked: string): boolean {
  const plain = plainly(text);
  return plainly(looked)
    .split(/\s+/)
    .every((word) => plain.includes(word));
}

const plainly = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

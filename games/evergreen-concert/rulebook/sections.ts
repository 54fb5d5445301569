import type { RulebookWords, Section, ShortStep } from '@grove/game-kit/rulebook';

const sections = [
  { id: 'C1', rules: ['C1.1', 'C1.2', 'C1.3', 'C1.4', 'C1.5'] },
  { id: 'C2', rules: ['C2.1', 'C2.2', 'C2.3'] },
  { id: 'C3', rules: ['C3.1', 'C3.2', 'C3.3', 'C3.4'] },
  { id: 'C4', rules: ['C4.1', 'C4.2', 'C4.3', 'C4.4', 'C4.5', 'C4.6'] },
  { id: 'C5', rules: ['C5.1', 'C5.2', 'C5.3', 'C5.4'] },
  { id: 'C6', rules: ['C6.1', 'C6.2', 'C6.3'] },
] as const satisfies readonly Section[];

export type ConcertSection = (typeof sections)[number]['id'];
export type ConcertRule = (typeof sections)[number]['rules'][number];
export type ConcertRulebookWords = RulebookWords<ConcertSection, ConcertRule>;

export const concertSections: readonly Section<ConcertSection, ConcertRule>[] = sections;

export const concertInShort: readonly ShortStep<ConcertRule>[] = [
  { rule: 'C4.2', picture: 'C1.2' },
  { rule: 'C4.3', picture: 'C1.3' },
  { rule: 'C4.4', picture: 'C1.4' },
  { rule: 'C4.5', picture: 'C1.1' },
];

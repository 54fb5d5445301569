import type { RulebookWords, Section, ShortStep } from '@grove/game-kit/rulebook';

const sections = [
  { id: 'P1', rules: ['P1.1', 'P1.2', 'P1.3', 'P1.4', 'P1.5'] },
  { id: 'P2', rules: ['P2.1', 'P2.2', 'P2.3'] },
  { id: 'P3', rules: ['P3.1', 'P3.2'] },
  { id: 'P4', rules: ['P4.1', 'P4.2', 'P4.3', 'P4.4', 'P4.5', 'P4.6'] },
  { id: 'P5', rules: ['P5.1', 'P5.2', 'P5.3', 'P5.4', 'P5.5', 'P5.6', 'P5.7', 'P5.8', 'P5.9'] },
  { id: 'P6', rules: ['P6.1'] },
  { id: 'P7', rules: ['P7.1', 'P7.2', 'P7.3', 'P7.4'] },
  { id: 'P8', rules: ['P8.1', 'P8.2'] },
  { id: 'P9', rules: ['P9.1', 'P9.2', 'P9.3'] },
] as const satisfies readonly Section[];

export type PlanetSection = (typeof sections)[number]['id'];
export type PlanetRule = (typeof sections)[number]['rules'][number];
export type PlanetRulebookWords = RulebookWords<PlanetSection, PlanetRule>;

export const planetSections: readonly Section<PlanetSection, PlanetRule>[] = sections;

export const planetInShort: readonly ShortStep<PlanetRule>[] = [
  { rule: 'P5.4', picture: 'P1.2' },
  { rule: 'P5.2', picture: 'P5.2' },
  { rule: 'P7.1', picture: 'P7.2' },
  { rule: 'P8.1', picture: 'P4.5' },
];

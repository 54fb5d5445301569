import type { RulebookWords, Section, ShortStep } from '@grove/game-kit/rulebook';

/** E22 and E23 are notes for those who build the game; so are numbers that are left out in between. */
const sections = [
  { id: 'E1', rules: ['E1.1', 'E1.2', 'E1.3'] },
  { id: 'E2', rules: ['E2.1', 'E2.2', 'E2.3', 'E2.4', 'E2.5', 'E2.6', 'E2.7', 'E2.8', 'E2.9', 'E2.10'] },
  {
    id: 'E3',
    rules: [
      'E3.1',
      'E3.2',
      'E3.3',
      'E3.4',
      'E3.5',
      'E3.6',
      'E3.7',
      'E3.8',
      'E3.9',
      'E3.10',
      'E3.11',
      'E3.12',
      'E3.13',
      'E3.14',
    ],
  },
  { id: 'E4', rules: ['E4.1', 'E4.2', 'E4.3', 'E4.4'] },
  { id: 'E5', rules: ['E5.1', 'E5.2', 'E5.3', 'E5.4', 'E5.5'] },
  { id: 'E6', rules: ['E6.1', 'E6.2', 'E6.3', 'E6.4', 'E6.5', 'E6.6', 'E6.7', 'E6.8', 'E6.9', 'E6.10'] },
  { id: 'E7', rules: ['E7.1', 'E7.2', 'E7.3', 'E7.4', 'E7.5', 'E7.6', 'E7.7', 'E7.8', 'E7.9'] },
  { id: 'E8', rules: ['E8.1', 'E8.2', 'E8.3', 'E8.4', 'E8.5', 'E8.6'] },
  { id: 'E9', rules: ['E9.1', 'E9.2', 'E9.3', 'E9.4', 'E9.5', 'E9.6', 'E9.7'] },
  { id: 'E10', rules: ['E10.1', 'E10.2', 'E10.3', 'E10.4', 'E10.5'] },
  { id: 'E11', rules: ['E11.1', 'E11.2', 'E11.3', 'E11.4', 'E11.5', 'E11.6', 'E11.7', 'E11.9'] },
  { id: 'E12', rules: ['E12.1', 'E12.2', 'E12.3', 'E12.4', 'E12.5', 'E12.6', 'E12.8'] },
  { id: 'E13', rules: ['E13.1', 'E13.2', 'E13.3', 'E13.4', 'E13.5', 'E13.6', 'E13.7'] },
  { id: 'E14', rules: ['E14.1', 'E14.2', 'E14.3', 'E14.4', 'E14.5'] },
  { id: 'E15', rules: ['E15.1', 'E15.2', 'E15.3'] },
  { id: 'E16', rules: ['E16.1', 'E16.2', 'E16.3', 'E16.4', 'E16.5', 'E16.6', 'E16.7', 'E16.8'] },
  {
    id: 'E17',
    rules: [
      'E17.1',
      'E17.2',
      'E17.3',
      'E17.4',
      'E17.5',
      'E17.6',
      'E17.7',
      'E17.8',
      'E17.9',
      'E17.10',
      'E17.11',
      'E17.12',
      'E17.13',
    ],
  },
  { id: 'E18', rules: ['E18.1', 'E18.2', 'E18.3', 'E18.4', 'E18.5'] },
  { id: 'E19', rules: ['E19.1', 'E19.3', 'E19.4', 'E19.6', 'E19.7', 'E19.8'] },
  { id: 'E20', rules: ['E20.1', 'E20.2', 'E20.4', 'E20.5', 'E20.6', 'E20.8', 'E20.9', 'E20.10', 'E20.11', 'E20.12'] },
  { id: 'E21', rules: ['E21.1', 'E21.2', 'E21.5', 'E21.6'] },
] as const satisfies readonly Section[];

export type EarthSection = (typeof sections)[number]['id'];
export type EarthRule = (typeof sections)[number]['rules'][number];
export type EarthRulebookWords = RulebookWords<EarthSection, EarthRule>;

/** The rules of some sections: each language has them in several files. */
export type RulesOf<Id extends EarthSection> = Pick<EarthRulebookWords['rules'], Extract<EarthRule, `${Id}.${string}`>>;

export const earthSections: readonly Section<EarthSection, EarthRule>[] = sections;

export const earthInShort: readonly ShortStep<EarthRule>[] = [
  { rule: 'E4.1', picture: 'E19.1' },
  { rule: 'E7.3', picture: 'E1.1' },
  { rule: 'E6.1', picture: 'E1.2' },
  { rule: 'E15.1', picture: 'E15.1' },
];

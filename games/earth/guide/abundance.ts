import { typesetWords } from '@grove/game-kit';
import type { Guide } from '@grove/game-kit/guide';
import { earth, type EarthTypes } from '../rules/index.ts';
import { de } from '../words/de/abundance-guide.ts';
import { en } from '../words/en/abundance-guide.ts';
import { es } from '../words/es/abundance-guide.ts';
import { fr } from '../words/fr/abundance-guide.ts';
import { abundanceLessons } from './abundance-lessons.ts';
import { situationOf } from './situation.ts';
import { totalsOf } from './totals.ts';

const repeat = (step: string, times: number): string[] => Array.from({ length: times }, () => step);

/** Turn by turn, with every question that is put to it on the way. */
const opponentsTurns = [
  // Set-up.
  ['I295A', 'C306A', 'S328A'].map((side) => `take-side ${side}`),
  ['E104', 'E102', 'E284', 'E343', 'E291', 'E305'].map((card) => `compost ${card}`),
  // The learner plants; it plants one card with six sprout spaces.
  ['plant E254 a1', 'done', 'pass'],
  // It waters, and plays Ice Age between the turns.
  ['choose blue', ...repeat('sprout a1', 6), 'done', 'event E294', ...repeat('unsprout a1', 2), 'done', 'pass'],
  // It stores the sprouts of the learner's Monsoon, plants, and moves them.
  ['accept 3', 'plant E331 b1', 'done', ...repeat('sprout a1', 2), 'sprout b1', 'done', 'pass'],
  // It grows, and its island gives the learner sprouts.
  ['choose yellow', 'grow a1', 'grow b1', 'activate island', ...repeat('grow a1', 2), 'done'],
];

/**
 * The second island: two players, standard level (E3.5), with Abundance. The seed was looked for: two cheap cards that fit a
 * common ecosystem, a free event at the bottom of the deck, and an opponent with a between-turns event that both can pay.
 */
export const abundance: Guide<EarthTypes> = {
  game: earth,
  seed: 'abundance 100936',
  options: { level: 'standard', abundance: true },
  seat: 0,
  opponents: [undefined, { bot: 'seedling', steps: opponentsTurns.flat() }],
  lessons: abundanceLessons,
  words: typesetWords({ en, fr, de, es }),
  situationOf,
  factsOf: totalsOf,
};

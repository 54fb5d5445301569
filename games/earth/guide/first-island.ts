import { typesetWords } from '@grove/game-kit';
import type { Guide } from '@grove/game-kit/guide';
import { earth, type EarthTypes } from '../rules/index.ts';
import { de } from '../words/de/guide.ts';
import { en } from '../words/en/guide.ts';
import { es } from '../words/es/guide.ts';
import { fr } from '../words/fr/guide.ts';
import { earthLessons } from './lessons.ts';
import { situationOf } from './situation.ts';
import { totalsOf } from './totals.ts';

/** Set-up with the cards that it keeps, its first planting, and red as its first colour. */
const opponentsSteps = [
  'take-side I285A',
  'take-side C298A',
  ...['E015', 'E169', 'E242', 'E221', 'E197'].map((card) => `compost ${card}`),
  'plant E258 a1',
  'done',
  'choose red',
];

/**
 * The first island: two players, beginner level (E3.5), the base game alone, so that there is less to learn at once. The
 * seed was looked for: a small hand that can be planted at once, an island that answers to green, and a climate that answers to
 * blue. The opponent waters and composts as the lessons need it; after that its bot decides.
 */
export const firstIsland: Guide<EarthTypes> = {
  game: earth,
  seed: 'first island 0',
  options: { level: 'beginner', abundance: false },
  seat: 0,
  opponents: [undefined, { bot: 'seedling', steps: opponentsSteps }],
  lessons: earthLessons,
  words: typesetWords({ en, fr, de, es }),
  situationOf,
  factsOf: totalsOf,
};

import {
  BIOMES,
  type Biome,
  CARD_COUNT,
  CARDS_PER_BIOME,
  CREVASSES,
  FIRST_FERTILITY,
  type Power,
  SIZE,
} from './facts.ts';

/** What can be wrong with a material file, and the facts of the case. */
interface ProblemFacts {
  'not-an-object': unknown;
  'no-biomes': unknown;
  'biome-without-letter': { readonly biome: Biome };
  'letter-count': { readonly count: number };
  'not-a-letter': { readonly letter: string };
  'no-crevasses': unknown;
  'crevasse-outside': { readonly space: string };
  'crevasse-count': unknown;
  'row-count': unknown;
  'row-length': { readonly row: number };
  'unknown-letter': { readonly space: string; readonly letter: string };
  'biome-without-land': { readonly biome: Biome };
  'no-tracks': unknown;
  'no-track': { readonly power: Power };
  'track-start': { readonly power: Power };
  'track-step': { readonly power: Power; readonly step: number };
  'track-falls': { readonly power: Power; readonly step: number };
  'no-cards': unknown;
  'card-count': { readonly count: number };
  'card-without-id': unknown;
  'card-twice': { readonly id: string };
  'biome-card-count': { readonly biome: Biome | 'wild'; readonly count: number };
  'few-icons': unknown;
  'card-id': { readonly id: string };
  'card-biome': { readonly id: string; readonly biome: string };
  'card-power': { readonly id: string; readonly power: string };
  'card-fertility': { readonly id: string };
  'card-drought': { readonly id: string };
  'wild-with-icons': { readonly id: string };
  'fertility-or-drought': { readonly id: string };
}

type ProblemKind = keyof ProblemFacts;
export type Problem = { readonly [Kind in ProblemKind]: { readonly kind: Kind } & ProblemFacts[Kind] }[ProblemKind];

/** A sentence for every problem, in one language. */
export type ProblemTexts = { readonly [Kind in ProblemKind]: (facts: ProblemFacts[Kind]) => string };

export function problemText(texts: ProblemTexts, problem: Problem): string {
  const say = texts[problem.kind] as (facts: Problem) => string;
  return say(problem);
}

/** In English, for the command line and programs as well as for the page. */
export const ENGLISH_PROBLEMS: ProblemTexts = {
  'not-an-object': () => 'a material file must be a JSON object',
  'no-biomes': () => '“biomes” must be an object of letters and biomes',
  'biome-without-letter': ({ biome }) => `“biomes” has no letter for ${biome}`,
  'letter-count': ({ count }) => `“biomes” must have ${BIOMES.length} letters, not ${count}`,
  'not-a-letter': ({ letter }) => `“biomes”: “${letter}” is not one letter`,
  'no-crevasses': () => '“crevasses” must be a list of spaces',
  'crevasse-outside': ({ space }) => `crevasse “${space}” is outside the planet`,
  'crevasse-count': () => `there must be ${CREVASSES} different crevasses (P1.1)`,
  'row-count': () => `“planet” must be a list of ${SIZE} rows`,
  'row-length': ({ row }) => `planet row ${row} must have ${SIZE} letters`,
  'unknown-letter': ({ space, letter }) => `planet space ${space}: no biome has the letter “${letter}”`,
  'biome-without-land': ({ biome }) => `the planet has no space of biome ${biome}`,
  'no-tracks': () => '“tracks” must be an object of powers and steps',
  'no-track': ({ power }) => `track ${power} must be a list of at least two steps`,
  'track-start': ({ power }) => `track ${power} must start at 0 (P1.3)`,
  'track-step': ({ power, step }) => `track ${power} step ${step}: not a whole number to 99`,
  'track-falls': ({ power, step }) => `track ${power} falls at step ${step}`,
  'no-cards': () => '“cards” must be a list',
  'card-count': ({ count }) => `there must be ${CARD_COUNT} cards (P1.2), not ${count}`,
  'card-without-id': () => 'every card must be an object with an “id”',
  'card-twice': ({ id }) => `card ${id} is there twice`,
  'biome-card-count': ({ biome, count }) => `there must be ${CARDS_PER_BIOME} ${biome} cards (P1.2), not ${count}`,
  'few-icons': () => `all cards together need at least ${FIRST_FERTILITY} fertility icons (P2.3)`,
  'card-id': ({ id }) => `card id “${id}” must be of lower-case words and hyphens`,
  'card-biome': ({ id, biome }) => `card ${id}: no biome “${biome}”`,
  'card-power': ({ id, power }) => `card ${id}: no power “${power}”`,
  'card-fertility': ({ id }) => `card ${id}: “fertility” must count`,
  'card-drought': ({ id }) => `card ${id}: “drought” is true or absent`,
  'wild-with-icons': ({ id }) => `card ${id}: a wild card has no icons (P1.2)`,
  'fertility-or-drought': ({ id }) => `card ${id}: either fertility or drought (P1.2)`,
};

import type { Lesson, LessonWords } from '@grove/game-kit/guide';
import { anyOf, BESIDE_FIRST, one, oneOf } from './asks.ts';
import type { EarthSituation } from './situation.ts';

const SPROUT_ANYWHERE = ['a', 'b', 'c', 'd'].flatMap((column) => [1, 2, 3, 4].map((row) => `sprout ${column}${row}`));

/** On small screens the conversions stand in the sheet of the goals. */
const USE_SEED = ['exchange use', 'goals'] as const;

/** The second game, with Abundance: four turns are led. The deal stands in `abundance.ts`. */
const lessons = [
  { name: 'island', when: { asks: 'side', of: 'island' }, about: ['card I289B'], asks: one('take-side I289B') },
  { name: 'climate', when: { asks: 'side', of: 'climate' }, about: ['card C303A'], asks: one('take-side C303A') },
  {
    name: 'ecosystem',
    when: { asks: 'side', of: 'ecosystem' },
    about: ['card S320A', 'card S320B'],
    asks: anyOf(['take-side S320A', 'take-side S320B']),
  },
  {
    name: 'compost',
    when: { turn: 0, asks: 'compost' },
    about: ['card E347', 'card E179', 'card E080'],
    asks: oneOf(['compost E347', 'compost E179', 'compost E080']),
  },

  { name: 'plant', when: { turn: 1, asks: 'color' }, about: ['color green'], asks: one('choose green') },
  { name: 'firstCard', when: { turn: 1, asks: 'plant', left: 2 }, about: ['card E085'], asks: one('plant E085 a1') },
  {
    name: 'secondCard',
    when: { turn: 1, asks: 'plant', left: 1 },
    about: ['card E142'],
    asks: oneOf(BESIDE_FIRST.map((place) => `plant E142 ${place}`)),
  },

  {
    name: 'sprouts',
    when: { turn: 2, asks: ['either', 'place'] },
    about: ['question'],
    asks: oneOf(['either first', ...SPROUT_ANYWHERE]),
  },
  { name: 'join', when: { turn: 2, asks: 'join' }, about: ['question'], asks: anyOf(['join']) },

  { name: 'seed', when: { turn: 3, asks: 'color', seeds: 2 }, about: USE_SEED, asks: one('seed') },
  {
    name: 'search',
    when: { turn: 3, phase: 'color', asks: 'seed' },
    about: ['search', 'criterion event'],
    asks: one('germinate event'),
  },
  { name: 'event', when: { turn: 3, asks: 'color' }, about: ['card E302'], asks: one('event E302') },
  { name: 'plantAgain', when: { turn: 3, asks: 'color' }, about: ['color green'], asks: one('choose green') },
  { name: 'soil', when: { turn: 3, asks: 'plant', left: 2, seeds: 1 }, about: USE_SEED, asks: anyOf(['seed']) },

  {
    name: 'store',
    when: { turn: 4, asks: ['accept', 'move'] },
    about: ['question'],
    asks: anyOf(['accept 2', ...SPROUT_ANYWHERE]),
  },
  { name: 'convert', when: { turn: 5, asks: 'color' }, about: ['exchange soil', 'goals'] },
  { name: 'goals', when: { turn: 7, asks: 'color' }, about: ['fauna', 'ecosystems', 'goals'] },
  { name: 'over', when: { phase: 'over' }, about: ['final'] },
] as const satisfies readonly Lesson<string, EarthSituation>[];

type AbundanceLesson = (typeof lessons)[number]['name'];
/** What lessons tell of the game that is played. */
type AbundanceLessonFact = 'total' | 'rival';

export type AbundanceLessonWords = Readonly<Record<AbundanceLesson, LessonWords<AbundanceLessonFact>>>;

export const abundanceLessons: readonly Lesson<AbundanceLesson, EarthSituation>[] = lessons;

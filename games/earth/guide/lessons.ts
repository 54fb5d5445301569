import type { Lesson, LessonWords } from '@grove/game-kit/guide';
import { anyOf, BESIDE_FIRST, one, oneOf } from './asks.ts';
import type { EarthSituation } from './situation.ts';

/** Where the first two cards can lie, whichever side the second was planted on. */
const FIRST_CELLS = ['a1', 'b1', 'a2', 'b2'];

const inFirstCells = (verb: string): string[] => FIRST_CELLS.map((cell) => `${verb} ${cell}`);

/** The first game at beginner level: three turns are led, then the guide only comments. The deal stands in `first-island.ts`. */
const lessons = [
  { name: 'island', when: { asks: 'side', of: 'island' }, about: ['card I288B'], asks: one('take-side I288B') },
  { name: 'climate', when: { asks: 'side', of: 'climate' }, about: ['card C302A'], asks: one('take-side C302A') },

  { name: 'plant', when: { turn: 1, asks: 'color' }, about: ['color green'], asks: one('choose green') },
  { name: 'firstCard', when: { turn: 1, asks: 'plant', left: 2 }, about: ['card E058'], asks: one('plant E058 a1') },
  {
    name: 'secondCard',
    when: { turn: 1, asks: 'plant', left: 1 },
    about: ['card E001'],
    asks: oneOf(BESIDE_FIRST.map((place) => `plant E001 ${place}`)),
  },
  { name: 'keep', when: { turn: 1, asks: 'keep' }, about: ['card E005'], asks: one('keep E005') },
  {
    name: 'activate',
    when: { turn: 1, asks: 'activate' },
    about: ['card I288B', 'plan', 'run'],
    asks: anyOf(['activate island']),
  },

  { name: 'minor', when: { turn: 2, asks: 'either' }, about: ['question'], asks: anyOf(['either first']) },
  {
    name: 'skip',
    when: { turn: 2, asks: 'activate' },
    about: ['plan', 'run'],
    asks: anyOf([...inFirstCells('activate'), 'done']),
  },

  { name: 'water', when: { turn: 3, asks: 'color' }, about: ['color blue'], asks: one('choose blue') },
  {
    name: 'growth',
    when: { turn: 3, asks: 'place', of: 'growth' },
    about: ['question'],
    asks: anyOf(inFirstCells('grow')),
  },

  { name: 'goals', when: { turn: 5, asks: 'color' }, about: ['fauna', 'goals'] },
  { name: 'over', when: { phase: 'over' }, about: ['final'] },
] as const satisfies readonly Lesson<string, EarthSituation>[];

export type EarthLesson = (typeof lessons)[number]['name'];
/** What lessons tell of the game that is played. */
type EarthLessonFact = 'total' | 'rival';

export type EarthLessonWords = Readonly<Record<EarthLesson, LessonWords<EarthLessonFact>>>;

export const earthLessons: readonly Lesson<EarthLesson, EarthSituation>[] = lessons;

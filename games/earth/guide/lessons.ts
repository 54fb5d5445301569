import type { Ask, Lesson, LessonWords } from '@grove/game-kit/guide';
import type { EarthSituation } from './situation.ts';

const one = (step: string): Ask => ({ steps: [step], others: 'explained' });
const anyOf = (steps: readonly string[]): Ask => ({ steps, others: 'allowed' });

/** All around the first card, which always lies on a1. */
const BESIDE_FIRST = ['b1', 'z1', 'a0', 'a2', 'z0', 'b0', 'z2', 'b2'];
/** Where the first two cards can lie, whichever side the second was planted on. */
const FIRST_CELLS = ['a1', 'b1', 'a2', 'b2'];

/** The first game at beginner level: three turns are led, then the guide only comments. The deal stands in `index.ts`. */
const lessons = [
  { name: 'welcome', when: { asks: 'side', of: 'island' }, about: ['card I288A', 'card I288B'] },
  { name: 'island', when: { asks: 'side', of: 'island' }, about: ['card I288B'], asks: one('take-side I288B') },
  { name: 'climate', when: { asks: 'side', of: 'climate' }, about: ['card C302A'], asks: one('take-side C302A') },

  { name: 'hand', when: { turn: 1, asks: 'color' }, about: ['hand'] },
  { name: 'colors', when: { turn: 1, asks: 'color' }, about: ['colors'] },
  { name: 'green', when: { turn: 1, asks: 'color' }, about: ['color green'], asks: one('choose green') },
  { name: 'firstCard', when: { turn: 1, asks: 'plant', left: 2 }, about: ['card E058'], asks: one('plant E058 a1') },
  {
    name: 'secondCard',
    when: { turn: 1, asks: 'plant', left: 1 },
    about: ['card E001', 'island'],
    asks: { steps: BESIDE_FIRST.map((place) => `plant E001 ${place}`), others: 'explained' },
  },
  { name: 'keep', when: { turn: 1, asks: 'keep' }, about: ['card E005'], asks: one('keep E005') },
  {
    name: 'activate',
    when: { turn: 1, asks: 'activate' },
    about: ['card I288B'],
    asks: anyOf(['activate island']),
  },

  { name: 'minor', when: { turn: 2, asks: 'either' }, about: ['question'], asks: anyOf(['either first']) },
  { name: 'red', when: { turn: 2, asks: 'activate' }, about: ['island'] },

  { name: 'blue', when: { turn: 3, asks: 'color' }, about: ['color blue'], asks: one('choose blue') },
  {
    name: 'sprouts',
    when: { turn: 3, asks: 'place', of: 'sprout' },
    about: ['island'],
    asks: anyOf(FIRST_CELLS.map((cell) => `sprout ${cell}`)),
  },
  {
    name: 'monsoon',
    when: { turn: 3, asks: 'activate' },
    about: ['card C302A'],
    asks: anyOf(['activate climate']),
  },
  {
    name: 'growth',
    when: { turn: 3, asks: 'place', of: 'growth' },
    about: ['island'],
    asks: anyOf(FIRST_CELLS.map((cell) => `grow ${cell}`)),
  },

  { name: 'onYourOwn', when: { turn: 5, asks: 'color' }, about: ['colors'] },
  { name: 'fauna', when: { turn: 5, asks: 'color' }, about: ['fauna'] },
  { name: 'engine', when: { turn: 7, asks: 'color' }, about: ['island'] },
  { name: 'ending', when: { turn: 11, asks: 'color' }, about: ['island'] },
  { name: 'overLines', when: { phase: 'over' }, about: ['final'] },
  { name: 'overTotal', when: { phase: 'over' }, about: ['question'] },
] as const satisfies readonly Lesson<string, EarthSituation>[];

export type EarthLesson = (typeof lessons)[number]['name'];
/** What lessons tell of the game that is played. */
type EarthLessonFact = 'total' | 'rival';

export type EarthLessonWords = Readonly<Record<EarthLesson, LessonWords<EarthLessonFact>>>;

export const earthLessons: readonly Lesson<EarthLesson, EarthSituation>[] = lessons;

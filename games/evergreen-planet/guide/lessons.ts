import type { Ask, Lesson, LessonWords } from '@grove/game-kit/guide';
import type { PlanetSituation } from './situation.ts';

const one = (step: string): Ask => ({ steps: [step], others: 'explained' });
const anyOf = (...steps: readonly string[]): Ask => ({ steps, others: 'allowed' });

/** Nothing is left to do but to end the turn. */
const DONE_WITH_BOTH = { left: 0, lakeGrows: 0, powerUsed: true } as const;

/**
 * The first game: spring is led, then the guide only comments. The deal behind it stands in `index.ts`. A lesson about spaces asks for
 * the action too: to tap a space begins what fits it.
 */
const lessons = [
  { name: 'welcome', when: { round: 1, stage: 'take' }, about: ['planet'] },
  {
    name: 'takeSprout',
    when: { round: 1, stage: 'take' },
    about: ['card flowers-sprout'],
    asks: one('take flowers-sprout'),
  },
  {
    name: 'plant',
    when: { round: 1, stage: ['begin', 'action'], powerUsed: false },
    about: ['space d3', 'space e3', 'space f3'],
    asks: anyOf('A', '+d3', '+e3', '+f3'),
  },
  {
    name: 'power',
    when: { round: 1, stage: ['action', 'power'] },
    about: ['space b3', 'space c3'],
    asks: anyOf('sprout', '+c3', '+b3'),
  },
  { name: 'finish', when: { round: 1, ...DONE_WITH_BOTH }, about: ['done'], asks: anyOf('done') },

  {
    name: 'takeSmall',
    when: { round: 2, stage: 'take' },
    about: ['card flowers-small'],
    asks: one('take flowers-small'),
  },
  { name: 'fertile', when: { round: 2, stage: 'begin' }, about: ['fertility flowers'] },
  {
    name: 'grow',
    when: { round: 2, stage: ['begin', 'action', 'power'] },
    about: ['space d3', 'space e3', 'space f3'],
    asks: anyOf('B', '^d3', '^f3', 'small', '^e3'),
  },
  { name: 'light', when: { round: 2, ...DONE_WITH_BOTH }, about: ['space d3', 'space e3', 'space f3'] },

  { name: 'takeBig', when: { round: 3, stage: 'take' }, about: ['card flowers-big'], asks: one('take flowers-big') },
  { name: 'drought', when: { round: 3, stage: 'begin' }, about: ['fertility swamp'] },
  {
    name: 'each',
    when: { round: 3, stage: ['begin', 'action', 'power'] },
    about: ['space f1', 'space e3', 'space d3', 'action C'],
    asks: anyOf('C', '+f1', '^e3', 'big', '^d3'),
  },

  { name: 'takeLake', when: { round: 4, stage: 'take' }, about: ['card meadow-lake'], asks: one('take meadow-lake') },
  {
    name: 'dig',
    when: { round: 4, stage: ['begin', 'power'], action: 'none' },
    about: ['space f2'],
    asks: anyOf('lake', '~f2'),
  },
  {
    name: 'water',
    when: { round: 4, stage: 'power', lakeGrows: [1, 2] },
    about: ['space f1', 'space f3'],
    asks: anyOf('^f1', '^f3'),
  },
  {
    name: 'meadow',
    when: { round: 4, stage: ['begin', 'action', 'power'] },
    about: ['space b3', 'space c3'],
    asks: anyOf('B', '^b3', '^c3'),
  },
  { name: 'forest', when: { round: 4, ...DONE_WITH_BOTH }, about: ['space c3', 'space d3', 'space e3'] },

  { name: 'lastOfSpring', when: { round: 5, stage: 'take' }, about: ['river'], asks: anyOf('take meadow-bush') },
  { name: 'scores', when: { round: [5, 6, 7], stage: ['action', 'power'], canGain: true }, about: ['scores'] },

  { name: 'springEnds', when: { round: 6, stage: 'take' }, about: ['planet'] },
  { name: 'onYourOwn', when: { round: 6, stage: 'take' }, about: ['powers'] },
  { name: 'autumn', when: { round: 10, stage: 'take' }, about: ['fertility'] },
  { name: 'over', when: { stage: 'over' }, about: ['final'] },
] as const satisfies readonly Lesson<string, PlanetSituation>[];

export type PlanetLesson = (typeof lessons)[number]['name'];

/** What lessons tell of the game that is played. */
type PlanetLessonFact =
  | 'springLight'
  | 'springForest'
  | 'light'
  | 'forest'
  | 'fertility'
  | 'total'
  | 'title'
  | 'each'
  | 'whatItScores';

export type PlanetLessonWords = Readonly<Record<PlanetLesson, LessonWords<PlanetLessonFact>>>;

export const planetLessons: readonly Lesson<PlanetLesson, PlanetSituation>[] = lessons;

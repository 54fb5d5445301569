import type { Ask, Lesson, LessonWords } from '@grove/game-kit/guide';
import type { PlanetSituation } from './situation.ts';

const one = (step: string): Ask => ({ steps: [step], others: 'explained' });
const anyOf = (...steps: readonly string[]): Ask => ({ steps, others: 'allowed' });

/** A part that is done: nothing left to place. */
const DONE_WITH_ACTION = { stage: 'action', left: 0, powerUsed: false } as const;
const DONE_WITH_BOTH = { left: 0, lakeGrows: 0, powerUsed: true } as const;

/** The first game: spring is led, then the guide only comments. The deal behind it stands in `index.ts`. */
const lessons = [
  { name: 'welcome', when: { round: 1, stage: 'take' }, about: ['planet'] },
  { name: 'river', when: { round: 1, stage: 'take' }, about: ['river'] },
  { name: 'card', when: { round: 1, stage: 'take' }, about: ['card flowers-sprout'] },
  {
    name: 'takeSprout',
    when: { round: 1, stage: 'take' },
    about: ['card flowers-sprout'],
    asks: one('take flowers-sprout'),
  },
  { name: 'leftOver', when: { round: 1, stage: 'begin', powerUsed: false }, about: ['fertility meadow'] },
  { name: 'plant', when: { round: 1, stage: 'begin', powerUsed: false }, about: ['action A'], asks: one('A') },
  {
    name: 'sprouts',
    when: { round: 1, stage: 'action', action: 'A', left: [1, 2, 3] },
    about: ['space d3', 'space e3', 'space f3'],
    asks: anyOf('+d3', '+e3', '+f3'),
  },
  {
    name: 'power',
    when: { round: 1, ...DONE_WITH_ACTION },
    about: ['use power', 'power sprout'],
    asks: one('sprout'),
  },
  {
    name: 'anywhere',
    when: { round: 1, stage: 'power', left: [1, 2] },
    about: ['space b3', 'space c3'],
    asks: anyOf('+c3', '+b3'),
  },
  { name: 'finish', when: { round: 1, ...DONE_WITH_BOTH }, about: ['done'], asks: anyOf('done') },

  { name: 'token', when: { round: 2, stage: 'take' }, about: ['card flowers-small'] },
  {
    name: 'takeSmall',
    when: { round: 2, stage: 'take' },
    about: ['card flowers-small'],
    asks: one('take flowers-small'),
  },
  { name: 'fertile', when: { round: 2, stage: 'begin', powerUsed: false }, about: ['fertility flowers'] },
  { name: 'grow', when: { round: 2, stage: 'begin', powerUsed: false }, about: ['action B'], asks: one('B') },
  {
    name: 'smallTrees',
    when: { round: 2, stage: 'action', action: 'B', left: [1, 2] },
    about: ['space d3', 'space f3'],
    asks: anyOf('^d3', '^f3'),
  },
  {
    name: 'smallPower',
    when: { round: 2, ...DONE_WITH_ACTION },
    about: ['use power', 'power small'],
    asks: one('small'),
  },
  { name: 'thirdTree', when: { round: 2, stage: 'power', left: 1 }, about: ['space e3'], asks: anyOf('^e3') },
  { name: 'light', when: { round: 2, ...DONE_WITH_BOTH }, about: ['space d3', 'space e3', 'space f3'] },
  { name: 'suns', when: { round: 2, ...DONE_WITH_BOTH }, about: ['planet'] },
  { name: 'finishSecond', when: { round: 2, ...DONE_WITH_BOTH }, about: ['done'], asks: anyOf('done') },

  {
    name: 'takeBig',
    when: { round: 3, stage: 'take' },
    about: ['card flowers-big'],
    asks: one('take flowers-big'),
  },
  { name: 'drought', when: { round: 3, stage: 'begin', powerUsed: false }, about: ['fertility swamp'] },
  { name: 'each', when: { round: 3, stage: 'begin', powerUsed: false }, about: ['action C'], asks: one('C') },
  {
    name: 'plantAndGrow',
    when: { round: 3, stage: 'action', action: 'C', left: [1, 2] },
    about: ['space f1', 'space e3'],
    asks: anyOf('+f1', '^e3'),
  },
  { name: 'bigPower', when: { round: 3, ...DONE_WITH_ACTION }, about: ['use power', 'power big'], asks: one('big') },
  { name: 'secondBig', when: { round: 3, stage: 'power', left: 1 }, about: ['space d3'], asks: anyOf('^d3') },
  { name: 'undo', when: { round: 3, ...DONE_WITH_BOTH }, about: ['done'], asks: anyOf('done') },

  { name: 'takeLake', when: { round: 4, stage: 'take' }, about: ['card meadow-lake'], asks: one('take meadow-lake') },
  {
    name: 'powerFirst',
    when: { round: 4, stage: 'begin', powerUsed: false },
    about: ['use power', 'power lake'],
    asks: one('lake'),
  },
  { name: 'dig', when: { round: 4, stage: 'power', left: 1 }, about: ['space f2'], asks: one('~f2') },
  {
    name: 'water',
    when: { round: 4, stage: 'power', lakeGrows: [1, 2] },
    about: ['space f1', 'space f3'],
    asks: anyOf('^f1', '^f3'),
  },
  {
    name: 'actionAfter',
    when: { round: 4, stage: 'power', action: 'none', lakeGrows: 0, left: 0 },
    about: ['action B'],
    asks: one('B'),
  },
  {
    name: 'meadow',
    when: { round: 4, stage: 'action', action: 'B', left: [1, 2] },
    about: ['space b3', 'space c3'],
    asks: anyOf('^b3', '^c3'),
  },
  { name: 'forest', when: { round: 4, stage: 'action', ...DONE_WITH_BOTH }, about: ['done'], asks: anyOf('done') },

  { name: 'lastOfSpring', when: { round: 5, stage: 'take' }, about: ['river'], asks: anyOf('take meadow-bush') },
  { name: 'bush', when: { round: 5, stage: 'begin', powerUsed: false }, about: ['use power', 'power bush'] },
  { name: 'scores', when: { round: 5, stage: ['action', 'power'], left: [1, 2, 3] }, about: ['scores'] },

  { name: 'springEnds', when: { round: 6, stage: 'take' }, about: ['planet'] },
  { name: 'onYourOwn', when: { round: 6, stage: 'take' }, about: ['river'] },
  { name: 'tracks', when: { round: 8, stage: 'take' }, about: ['powers'] },
  { name: 'autumn', when: { round: 10, stage: 'take' }, about: ['fertility'] },
  { name: 'winter', when: { round: 13, stage: 'take' }, about: ['fertility'] },
  { name: 'overLight', when: { stage: 'over' }, about: ['final'] },
  { name: 'overFertility', when: { stage: 'over' }, about: ['final'] },
  { name: 'overTitle', when: { stage: 'over' }, about: ['question'] },
] as const satisfies readonly Lesson<string, PlanetSituation>[];

export type PlanetLesson = (typeof lessons)[number]['name'];

/** What lessons tell of the game that is played. */
type PlanetLessonFact =
  | 'springLight'
  | 'springForest'
  | 'light'
  | 'forest'
  | 'buds'
  | 'fertility'
  | 'total'
  | 'title'
  | 'plant'
  | 'grow'
  | 'each'
  | 'finish'
  | 'whatItScores';

export type PlanetLessonWords = Readonly<Record<PlanetLesson, LessonWords<PlanetLessonFact>>>;

export const planetLessons: readonly Lesson<PlanetLesson, PlanetSituation>[] = lessons;

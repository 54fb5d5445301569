import type { Ask, Lesson, LessonWords } from '@grove/game-kit/guide';
import type { ConcertSituation } from './situation.ts';

const one = (step: string): Ask => ({ steps: [step], others: 'explained' });

const FIRST_TURN = { turn: 1, stage: 'play' } as const;

/** The first game: opening, first turn and first concert are led, then the guide only comments. The deal stands in `index.ts`. */
const lessons = [
  { name: 'pickOrange', when: { stage: 'pick', picked: 0 }, about: ['card orange2'], asks: one('orange2') },
  { name: 'pickBlue', when: { stage: 'pick', picked: 1 }, about: ['card blue4'], asks: one('blue4') },
  { name: 'pickYellow', when: { stage: 'pick', picked: 2 }, about: ['card yellow1'], asks: one('yellow1') },

  {
    name: 'ownPile',
    when: { ...FIRST_TURN, cardsPlayed: 0 },
    about: ['card brown4', 'pile 1.3', 'disc brown'],
    asks: one('brown4>1.3'),
  },
  {
    name: 'otherPile',
    when: { ...FIRST_TURN, cardsPlayed: 1 },
    about: ['card blue1', 'pile 2.1'],
    asks: one('blue1>2.1'),
  },
  {
    name: 'concert',
    when: { ...FIRST_TURN, cardsPlayed: 2 },
    about: ['disc orange', 'hit', 'concert'],
    asks: one('concert'),
  },

  { name: 'onYourOwn', when: { turn: 3, stage: 'play', cardsPlayed: 0 }, about: ['disc orange'] },
  { name: 'gala', when: { turn: 5, stage: 'play', cardsPlayed: 0 }, about: ['seat 1'] },
  { name: 'over', when: { stage: 'over' }, about: ['question'] },
] as const satisfies readonly Lesson<string, ConcertSituation>[];

export type ConcertLesson = (typeof lessons)[number]['name'];
/** What lessons tell of the game that is played. */
type ConcertLessonFact = 'concerts' | 'final' | 'total' | 'rival';

export type ConcertLessonWords = Readonly<Record<ConcertLesson, LessonWords<ConcertLessonFact>>>;

export const concertLessons: readonly Lesson<ConcertLesson, ConcertSituation>[] = lessons;

/** A first game with lessons. See docs/ADDING-A-GAME.md. */
export {
  askAt,
  type Guide,
  lessonFor,
  type LessonWords,
  mayPlay,
  type Opponent,
  type Read,
  scriptedMove,
} from './guide.ts';
export { type Ask, fits, type Lesson, type Situation, type Spot, type Trigger } from './lesson.ts';

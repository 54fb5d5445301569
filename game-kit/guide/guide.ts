import type { Language } from '../language.ts';
import type { Facts, Game, GameTypes, JsonObject, Seat } from '@grove/kernel';
import { BadInput } from '@grove/kernel';
import { type Ask, fits, type Lesson, type Situation } from './lesson.ts';
import type { Sentence } from '../sentence.ts';

/** What a lesson says. */
export interface LessonWords<Fact extends string = string> {
  readonly text: Sentence<Fact>;
  /** Why the lesson asks for just this step, for those that explain it. */
  readonly why?: Sentence<Fact>;
}

/** A first game with lessons: a fixed deal, opponents who know their first steps, and the lessons in order. */
export interface Guide<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  /** The same deal for everybody. */
  readonly seed: string;
  readonly options: JsonObject;
  /** The learner's seat. */
  readonly seat: Seat;
  /** By seat: the bot that sits there and the steps that it begins with, in notation; none for the learner. */
  readonly opponents: readonly (Opponent | undefined)[];
  readonly lessons: readonly Lesson[];
  readonly words: Readonly<Record<Language, Readonly<Record<string, LessonWords>>>>;
  situationOf(view: T['View'], seat: Seat): Situation;
  /** What sentences may tell about this very game. */
  factsOf(view: T['View'], seat: Seat, language: Language): Facts;
}

export interface Opponent {
  readonly bot: string;
  readonly steps: readonly string[];
}

/** Names of the lessons that were read and left behind. Those that wait for a step are left by the step itself. */
export type Read = ReadonlySet<string>;

/**
 * The lesson for a situation: the first that fits and has not been read. It depends on nothing but the present view and
 * what was read, so steps can be taken back, other steps played, and the game left and continued anywhere. A lesson whose
 * steps are not possible (somebody went another way) is passed over.
 */
export function lessonFor<T extends GameTypes>(
  guide: Guide<T>,
  state: T['State'],
  view: T['View'],
  read: Read,
): Lesson | undefined {
  const situation = guide.situationOf(view, guide.seat);
  return guide.lessons.find(
    ({ name, when, asks }) =>
      !read.has(name) && fits(when, situation) && (asks === undefined || askedMoves(guide, state, asks).length > 0),
  );
}

/** The lesson that asks for a step in this situation, also while others are still to be read before it. */
export const askAt = <T extends GameTypes>(
  guide: Guide<T>,
  state: T['State'],
  view: T['View'],
  read: Read,
): Lesson | undefined =>
  lessonFor({ ...guide, lessons: guide.lessons.filter(({ asks }) => asks !== undefined) }, state, view, read);

/** The moves that a lesson asks for and that are legal now, in its order. */
export function askedMoves<T extends GameTypes>({ game, seat }: Guide<T>, state: T['State'], asks: Ask): T['Move'][] {
  const moves = asks.steps.map((text) => readStep(game, state, seat, text));
  return moves.filter((move) => move !== undefined && game.why(state, seat, move) === undefined);
}

/** Whether the lesson that asks for a step lets another be played; if not, it explains why. */
export function mayPlay<T extends GameTypes>(
  guide: Guide<T>,
  state: T['State'],
  lesson: Lesson | undefined,
  move: T['Move'],
): boolean {
  if (lesson?.asks?.others !== 'explained') return true;
  const text = (step: T['Move']): string => guide.game.notation.writeStep(state, step);
  return askedMoves(guide, state, lesson.asks).some((asked) => text(asked) === text(move));
}

/** What an opponent plays next: what is written for it while that is possible; then its bot decides. */
export function scriptedMove<T extends GameTypes>(
  { game, opponents }: Guide<T>,
  state: T['State'],
  seat: Seat,
  played: number,
): T['Move'] | undefined {
  const text = opponents[seat]?.steps[played];
  const move = text === undefined ? undefined : readStep(game, state, seat, text);
  return move === undefined || game.why(state, seat, move) !== undefined ? undefined : move;
}

/** Some steps can be read only where they make sense; elsewhere they are simply not possible. */
function readStep<T extends GameTypes>(
  game: Game<T>,
  state: T['State'],
  seat: Seat,
  text: string,
): T['Move'] | undefined {
  try {
    return game.notation.readStep(state, seat, text);
  } catch (error) {
    if (error instanceof BadInput) return undefined;
    throw error;
  }
}

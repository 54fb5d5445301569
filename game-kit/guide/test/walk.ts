import { itemAt, type Bot, type GameTypes, Match, SeededChance, type Seat } from '@grove/kernel';
import { askAt, askedMoves, type Guide, lessonFor, mayPlay, scriptedMove } from '../guide.ts';
import type { Lesson } from '../lesson.ts';

/** More than any guided game takes. */
const MOST_STEPS = 5000;

/** A guided game on its way: the match, what was read, and every lesson that was shown. */
export class Walk<T extends GameTypes> {
  readonly guide: Guide<T>;
  readonly match: Match<T>;
  readonly read = new Set<string>();
  readonly shown: Lesson[] = [];
  readonly #bot: Bot<T>;
  #steps = 0;
  readonly #chance: SeededChance;

  constructor(guide: Guide<T>, bot: Bot<T>, luck = 'walk') {
    this.guide = guide;
    this.#bot = bot;
    this.#chance = SeededChance.from(luck);
    this.match = new Match(guide.game, guide.opponents.length, guide.options, SeededChance.from(guide.seed));
  }

  get lesson(): Lesson | undefined {
    const { guide, match, read } = this;
    const lesson = lessonFor(guide, match.state, match.view(guide.seat), read);
    if (lesson !== undefined && this.shown.at(-1) !== lesson) this.shown.push(lesson);
    return lesson;
  }

  /** Reads on, or plays what is asked for; where nothing is asked, the bot plays. */
  step(): void {
    if (this.#steps++ > MOST_STEPS) throw new Error(`the guide stands still at ${this.lesson?.name}`);
    const { lesson, guide, match } = this;
    if (lesson !== undefined && lesson.asks === undefined) {
      this.read.add(lesson.name);
    } else if (lesson?.asks !== undefined) {
      match.play(guide.seat, askedMoves(guide, match.state, lesson.asks)[0]);
    } else {
      this.letOthersPlay();
    }
  }

  /** A legal step of the learner's that the lesson lets pass, whatever it is. */
  stepAnyhow(choose: (count: number) => number): void {
    const { lesson, guide, match } = this;
    const { game, seat } = guide;
    if (lesson !== undefined && lesson.asks === undefined) this.read.add(lesson.name);
    const ask = askAt(guide, match.state, match.view(seat), this.read);
    const moves = game.moves(match.state, seat).filter((move) => mayPlay(guide, match.state, ask, move));
    if (moves.length === 0) return this.letOthersPlay();
    match.play(seat, moves[choose(moves.length)]);
  }

  letOthersPlay(): void {
    const { match, guide } = this;
    const seat = itemAt(
      guide.game.waitingFor(match.state).toSorted((a, b) => Number(a === guide.seat) - Number(b === guide.seat)),
      0,
    );
    match.play(seat, this.#moveOf(seat));
  }

  #moveOf(seat: Seat): T['Move'] {
    const { match, guide } = this;
    const played = match.steps.filter((step) => step.seat === seat).length;
    return scriptedMove(guide, match.state, seat, played) ?? this.#bot.choose(match.view(seat), seat, this.#chance);
  }
}

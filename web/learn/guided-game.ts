import { askAt, type Guide, type Lesson, lessonFor, mayPlay, scriptedMove } from '@grove/game-kit/guide';
import type { GameModule } from '@grove/game-kit';
import { type Json, newestRules, type Seat } from '@grove/kernel';
import { LocalGame } from '../local-game/local-game.ts';
import { PERSON } from '../local-game/seating.ts';
import { NO_PROGRESS, type Progress } from './progress.ts';

/** A game in this browser with its guide: which lesson is due, what it lets be played, what the opponents play. */
export class GuidedGame {
  readonly game: LocalGame;
  readonly guide: Guide;

  private constructor(game: LocalGame, guide: Guide) {
    this.game = game;
    this.guide = guide;
  }

  /** Continues where somebody left. Lessons are about the newest rules: a game that these do not allow begins anew. */
  static from(module: GameModule, guide: Guide, progress: Progress = NO_PROGRESS): GuidedGame {
    const { seed, options } = guide;
    const seating = guide.opponents.map((opponent) => opponent?.bot ?? PERSON);
    const steps = progress.steps.map(([seat, move]) => ({ seat, move }));
    const resumed = LocalGame.resume(module, seating, seed, options, { rules: newestRules(module.game), steps });
    return new GuidedGame(resumed ?? new LocalGame(module, seating, seed, options), guide);
  }

  lesson(read: ReadonlySet<string>): Lesson | undefined {
    const { match } = this.game;
    return lessonFor(this.guide, match.state, match.view(this.guide.seat), read);
  }

  /** The lesson that objects to a step, if one does. */
  objecting(read: ReadonlySet<string>, move: unknown): Lesson | undefined {
    const { match } = this.game;
    const ask = askAt(this.guide, match.state, match.view(this.guide.seat), read);
    return mayPlay(this.guide, match.state, ask, move) ? undefined : ask;
  }

  /** What is written for an opponent; undefined where its bot decides. */
  readonly reply = (seat: Seat): unknown => {
    const { match } = this.game;
    const played = match.steps.filter((step) => step.seat === seat).length;
    return scriptedMove(this.guide, match.state, seat, played);
  };

  progress(read: ReadonlySet<string>): Progress {
    const steps = this.game.match.steps.map(({ seat, move }) => [seat, move as Json] as const);
    return { steps, read: [...read] };
  }
}

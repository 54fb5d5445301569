import { askAt, type Guide, type Lesson, lessonFor, mayPlay, scriptedMove } from '@grove/game-kit/guide';
import type { GameModule } from '@grove/game-kit';
import { IllegalMove, type Json, type Seat } from '@grove/kernel';
import { LocalGame, PERSON } from '../local-game/local-game.ts';
import { NO_PROGRESS, type Progress } from './progress.ts';

/** A game in this browser with its guide: which lesson is due, what it lets be played, what the opponents play. */
export class GuidedTable {
  readonly table: LocalGame;
  readonly guide: Guide;

  private constructor(module: GameModule, guide: Guide) {
    this.guide = guide;
    const plan = guide.opponents.map((opponent) => opponent?.bot ?? PERSON);
    this.table = new LocalGame(module, plan, guide.seed, guide.options);
  }

  /** Continues where somebody left; a game that the rules no longer allow begins anew. */
  static from(module: GameModule, guide: Guide, { steps }: Progress = NO_PROGRESS): GuidedTable {
    const guided = new GuidedTable(module, guide);
    try {
      for (const [seat, move] of steps) guided.#repeat(seat, move);
      return guided;
    } catch (error) {
      if (error instanceof IllegalMove) return new GuidedTable(module, guide);
      throw error;
    }
  }

  #repeat(seat: Seat, move: unknown): void {
    if (seat === this.guide.seat) this.table.play(move);
    else this.table.answer(seat, move);
  }

  lesson(read: ReadonlySet<string>): Lesson | undefined {
    const { match } = this.table;
    return lessonFor(this.guide, match.state, match.view(this.guide.seat), read);
  }

  /** The lesson that objects to a step, if one does. */
  objecting(read: ReadonlySet<string>, move: unknown): Lesson | undefined {
    const { match } = this.table;
    const ask = askAt(this.guide, match.state, match.view(this.guide.seat), read);
    return mayPlay(this.guide, match.state, ask, move) ? undefined : ask;
  }

  /** What is written for an opponent; undefined where its bot decides. */
  readonly reply = (seat: Seat): unknown => {
    const { match } = this.table;
    const played = match.steps.filter((step) => step.seat === seat).length;
    return scriptedMove(this.guide, match.state, seat, played);
  };

  progress(read: ReadonlySet<string>): Progress {
    const steps = this.table.match.steps.map(({ seat, move }) => [seat, move as Json] as const);
    return { steps, read: [...read] };
  }
}

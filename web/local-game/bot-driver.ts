import type { Seat } from '@grove/kernel';
import type { AskedMove, MoveQuestion } from '../bots/ask-move.ts';
import type { LocalGame } from './local-game.ts';

interface DriverSettings {
  readonly ask: (question: MoveQuestion, seat: Seat) => AskedMove;
  /** What a seat plays without its bot being asked. */
  readonly reply?: ((seat: Seat) => unknown) | undefined;
  /** Waits before a bot is asked, so that what was played before can be seen. */
  readonly pause: () => Promise<unknown>;
}

/** A bot at work, or what it has decided while people still act. */
interface Decision {
  /** How many steps of its own the seat had made. */
  readonly about: number;
  callOff?: () => void;
  move?: { readonly decided: unknown };
}

/**
 * Lets the bots of a game in this browser play. Wherever the rules let everybody act at once they think while people act. What
 * they decide is played at once if it reveals nothing, so that people can still take their steps back; otherwise when the
 * people are done. In guided games, where opponents follow a script, they wait for the people.
 */
export class BotDriver {
  readonly #game: LocalGame;
  readonly #settings: DriverSettings;
  readonly #decisions = new Map<Seat, Decision>();
  readonly #stop: () => void;
  #isClosed = false;

  constructor(game: LocalGame, settings: DriverSettings) {
    this.#game = game;
    this.#settings = settings;
    this.#stop = game.subscribe(() => this.#wake());
    this.#wake();
  }

  close(): void {
    this.#isClosed = true;
    this.#stop();
    for (const { callOff } of this.#decisions.values()) callOff?.();
  }

  #wake(): void {
    const bots = this.#mayPlay() ? this.#game.bots.waiting : [];
    for (const [seat, decision] of this.#decisions) {
      if (bots.includes(seat) && decision.about === this.#stepsOf(seat) && this.#isStillPossible(seat, decision))
        continue;
      this.#decisions.delete(seat);
      decision.callOff?.();
    }
    for (const seat of bots) {
      const known = this.#decisions.get(seat);
      if (known === undefined) void this.#decide(seat);
      else if (known.move !== undefined && this.#play(seat, known.move.decided)) return;
    }
  }

  /** What a bot has decided can become impossible while people act: then it looks again. */
  #isStillPossible(seat: Seat, { move }: Decision): boolean {
    return move === undefined || this.#isLegal(seat, move.decided);
  }

  #isLegal(seat: Seat, move: unknown): boolean {
    const { game, state } = this.#game.match;
    return game.why(state, seat, move) === undefined;
  }

  #mayPlay(): boolean {
    return !this.#isClosed && (this.#settings.reply === undefined || !this.#game.isMyTurn);
  }

  #stepsOf(seat: Seat): number {
    return this.#game.match.steps.filter((step) => step.seat === seat).length;
  }

  async #decide(seat: Seat): Promise<void> {
    const decision: Decision = { about: this.#stepsOf(seat) };
    this.#decisions.set(seat, decision);
    const isWanted = () => this.#decisions.get(seat) === decision && !this.#isClosed;
    await this.#settings.pause();
    if (!isWanted()) return;
    const known = this.#settings.reply?.(seat);
    if (known !== undefined) return void this.#play(seat, known);
    const asked = this.#settings.ask(this.#game.bots.questionFor(seat), seat);
    const version = this.#game.version();
    decision.callOff = asked.callOff;
    const decided = await asked.move;
    if (!isWanted()) return;
    if (!this.#isLegal(seat, decided) && version !== this.#game.version()) {
      // The game has gone on meanwhile: the bot looks again.
      this.#decisions.delete(seat);
      return this.#wake();
    }
    decision.move = { decided };
    this.#play(seat, decided);
  }

  /** Plays what a bot has decided, unless it must wait for the people; true if it was played. */
  #play(seat: Seat, move: unknown): boolean {
    const { match, isMyTurn } = this.#game;
    if (isMyTurn && this.#isLegal(seat, move) && !match.isQuiet(seat, move)) return false;
    this.#decisions.delete(seat);
    this.#game.answer(seat, move);
    return true;
  }
}

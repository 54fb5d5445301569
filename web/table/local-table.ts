import { type Bot, type Box, type GameTypes, Match, type Seat, SeededChance } from '@grove/kernel';

/** The person at this screen always sits in the first seat; the others are bots. */
export const ME: Seat = 0;

/** A step that stands, with what this screen's seat heard of it. */
export interface Heard {
  readonly id: number;
  readonly seat: Seat;
  readonly seen: readonly unknown[];
}

/** A game against bots that is played wholly in this browser. */
export class LocalTable {
  readonly box: Box;
  readonly id: string;
  /** The name of the bot in every seat but mine. */
  readonly opponents: readonly string[];
  readonly match: Match<GameTypes>;
  #heard: readonly Heard[] = [];
  #version = 0;
  readonly #bots: readonly Bot[];
  readonly #chances: readonly SeededChance[];
  readonly #listeners = new Set<() => void>();

  constructor(box: Box, opponents: readonly string[], seed: string) {
    this.box = box;
    this.id = seed;
    this.opponents = opponents;
    this.match = new Match(box.game, opponents.length + 1, {}, SeededChance.from(seed));
    this.#bots = opponents.map((name) => box.bots[name](box.game));
    this.#chances = opponents.map((_, i) => SeededChance.from(seed, `bot ${i + 1}`));
  }

  /** For React: changes whenever anything has happened. */
  readonly version = (): number => this.#version;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get heard(): readonly Heard[] {
    return this.#heard;
  }

  /** Who is to move: I come first, where several may move at once, so that nobody waits for me unseen. */
  get turn(): Seat | undefined {
    const waiting = this.box.game.waitingFor(this.match.state);
    return waiting.includes(ME) ? ME : waiting[0];
  }

  /** My legal steps. */
  get moves(): unknown[] {
    return this.box.game.moves(this.match.state, ME);
  }

  play(move: unknown): void {
    this.#play(ME, move);
  }

  /** Lets the bot whose turn it is make one step. */
  playBot(): void {
    const seat = this.turn;
    if (seat === undefined || seat === ME) return;
    this.#play(seat, this.#bots[seat - 1].choose(this.match.view(seat), seat, this.#chances[seat - 1]));
  }

  canUndo(): boolean {
    return this.match.canUndo(ME);
  }

  undo(): void {
    this.match.undo(ME);
    const last = this.#heard.findLastIndex(({ seat }) => seat === ME);
    this.#heard = this.#heard.toSpliced(last, 1);
    this.#changed();
  }

  #play(seat: Seat, move: unknown): void {
    const events = this.match.play(seat, move);
    const seen = events.map((event) => this.box.game.seen(event, ME)).filter((event) => event !== undefined);
    this.#heard = [...this.#heard, { id: this.#version, seat, seen }];
    this.#changed();
  }

  #changed(): void {
    this.#version++;
    for (const listener of this.#listeners) listener();
  }
}

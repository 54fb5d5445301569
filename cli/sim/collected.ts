import type { Outcome } from '@grove/bots';

/**
 * The outcomes of a tournament. Threads finish games in any order, and a tournament may end early; which games count depends
 * on their numbers alone, so that any number of threads gives the same result.
 */
export class Collected {
  readonly #games: number;
  readonly #isDecided: (outcomes: readonly Outcome[]) => boolean;
  readonly #early = new Map<number, Outcome>();
  readonly #counted: Outcome[] = [];
  #isComplete = false;

  /** @param isDecided asked after every game that counts, with all that count */
  constructor(games: number, isDecided: (outcomes: readonly Outcome[]) => boolean) {
    this.#games = games;
    this.#isDecided = isDecided;
  }

  add(number: number, outcome: Outcome): void {
    this.#early.set(number, outcome);
    for (let next = this.#next(); next !== undefined; next = this.#next()) {
      this.#early.delete(this.#counted.length);
      this.#counted.push(next);
      this.#isComplete = this.#counted.length === this.#games || this.#isDecided(this.#counted);
    }
  }

  /** Whether all games that count have been played. */
  get isComplete(): boolean {
    return this.#isComplete;
  }

  get outcomes(): readonly Outcome[] {
    return this.#counted;
  }

  #next(): Outcome | undefined {
    return this.#isComplete ? undefined : this.#early.get(this.#counted.length);
  }
}

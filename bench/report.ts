/** What one game achieved, beside the same rules in boardgame.io. */
export interface GameReport {
  readonly game: string;
  readonly players: number;
  readonly stepsPerGame: number;
  /** Random games through `playout`, as long as they are on average: so for all games per second. */
  readonly gamesPerSecond: number;
  readonly nanosecondsPerStep: number;
  /** Random games through a match, with events, undo and a record. */
  readonly matchGamesPerSecond: number;
  readonly boardgameio: {
    readonly gamesPerSecond: number;
    /** Playouts to boardgame.io, and matches to boardgame.io. */
    readonly ratio: number;
    readonly matchRatio: number;
    /** The same with the state kept outside of boardgame.io's own, which its rules do not allow. */
    readonly aliveGamesPerSecond: number;
    readonly aliveRatio: number;
  };
}

/** Moves of the counter per second: what the machinery itself costs. */
export interface KernelReport {
  readonly movesPerSecond: number;
  readonly boardgameio: {
    readonly clientMovesPerSecond: number;
    readonly reducerMovesPerSecond: number;
    readonly clientRatio: number;
    readonly reducerRatio: number;
  };
}

/** Speeds that can be compared between machines and days, since each is divided by something measured in the same run. */
export type Ratios = Readonly<Record<string, number>>;

export interface Change {
  readonly what: string;
  readonly now: number;
  readonly baseline: number;
}

export interface BenchReport {
  readonly node: string;
  /** Runs of a fixed piece of work per second, the measure of the machine. */
  readonly referencePerSecond: number;
  readonly kernel: KernelReport;
  readonly games: readonly GameReport[];
  readonly ratios: Ratios;
  /** What is slower than the stored baseline. */
  readonly slower: readonly Change[];
  /** What the baseline does not know yet. */
  readonly unknown: readonly string[];
}

/** What is said while a turn is tried out on a copy. */
export interface TrialWords {
  /** On the button that begins it. */
  readonly begin: string;
  readonly title: string;
  /** What holds while one tries: nobody else acts, drawn cards stay unknown, a clock does not wait. */
  readonly note: string;
  readonly play: string;
  readonly drop: string;
  readonly changes: string;
  readonly nothing: string;
  readonly points: string;
  readonly total: string;
  readonly fauna: string;
  readonly reached: string;
  /** A number now, and what it would be. */
  readonly becomes: (now: string, then: string) => string;
  readonly unknownCards: (cards: number) => string;
  /** Why the trial goes no further. */
  readonly stops: Readonly<Record<'turn' | 'unknown', string>>;
  readonly stopNotes: Readonly<Record<'turn' | 'unknown', string>>;
  readonly playing: (left: number) => string;
  /** Why a plan that was being played stopped. */
  readonly stopped: Readonly<Record<'illegal' | 'turn' | 'refused', string>>;
}

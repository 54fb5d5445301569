/** What the page says when a game is over. */
export interface AfterWords {
  /** The bot to play next, one level up or down. */
  readonly next: (name: string) => string;
  readonly firstScore: string;
  readonly newBest: (more: number) => string;
  readonly asBest: string;
  readonly belowBest: (less: number, best: number) => string;
  readonly reached: string;
}

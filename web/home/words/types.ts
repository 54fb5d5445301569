/** What the first page says beside the general words. */
export interface HomeWords {
  /** To the set-up; its full name is `choosePlayers`. */
  readonly options: string;
  /** To tables of people elsewhere, those that wait for players first. */
  readonly withPeople: string;
  /** The strip of games to go on with, and what else waits. */
  readonly goOn: string;
  /** Names of the others in a game, already listed. */
  readonly against: (names: string) => string;
  readonly alone: string;
  readonly yourTurn: string;
  readonly turnOf: (name: string) => string;
  /** Of a table at a server. */
  readonly atTable: string;
  /** Takes a game off the strip. */
  readonly remove: string;
  readonly removed: string;
  readonly keepIt: string;
  /** Of the deal of the day, from two days on. */
  readonly streak: (days: number) => string;
  readonly today: {
    readonly open: string;
    readonly begun: string;
    readonly done: (points: number) => string;
  };
}

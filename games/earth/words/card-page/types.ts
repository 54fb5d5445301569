/** What the pages of cards say, beside the words on the cards themselves. Numbers come in as they are written. */
export interface CardPageWords {
  readonly effect: string;
  readonly effects: Readonly<
    Record<
      | 'soil'
      | 'sprout'
      | 'growth'
      | 'draw'
      | 'compost'
      | 'seed'
      | 'others'
      | 'exchange'
      | 'count'
      | 'direction'
      | 'rule'
      | 'score'
      | 'objective',
      string
    >
  >;
  readonly set: string;
  readonly sets: Readonly<Record<'base' | 'abundance', string>>;
  readonly clear: string;
  readonly list: string;
  readonly previous: string;
  readonly next: string;
  /** Which of the cards that were found it is. */
  readonly place: (number: number, of: number) => string;
  readonly missing: string;
  readonly names: string;
  readonly latin: string;
  readonly number: string;
  readonly does: string;
  readonly doesNothing: string;
  readonly otherSide: string;
  readonly rules: string;
  readonly figures: {
    readonly title: string;
    readonly bots: string;
    /** Whose games they are. */
    readonly botGames: (games: string, bot: string) => string;
    readonly people: string;
    /** Whose games they are: those of the server, or of this browser. */
    readonly serverGames: (games: string) => string;
    readonly here: string;
    readonly peopleGames: (games: string) => string;
    readonly noGames: string;
    readonly planted: (used: string, games: string) => string;
    readonly played: (used: string, games: string) => string;
    readonly average: (points: string) => string;
    /** What counts as a card's points. */
    readonly counted: string;
  };
}

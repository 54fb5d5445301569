/** Everything that is said about players, ratings and finished games. */
export interface StandingWords {
  readonly standings: string;
  readonly standingsNote: string;
  readonly nobodyYet: string;
  readonly place: string;
  readonly player: string;
  readonly rating: string;
  readonly games: string;
  readonly wins: string;
  readonly best: string;
  readonly average: string;
  readonly isBot: string;
  readonly statistics: string;
  readonly noStatistics: string;
  readonly overTime: (title: string) => string;
  /** From the first rating to the last, for those who do not see the curve. */
  readonly curve: (count: number, first: string, last: string) => string;
  readonly changes: string;
  readonly history: string;
  readonly onlyRated: string;
  readonly noHistory: string;
  readonly ratedGame: (rating: string) => string;
  readonly finishedOn: (date: string) => string;
  readonly table: string;
  readonly noSuchPlayer: string;
  readonly verify: string;
  readonly verifyNote: string;
  readonly tableOrLink: string;
  readonly look: string;
  readonly orFile: string;
  readonly promise: string;
  readonly promiseNote: string;
  readonly seed: string;
  readonly computed: string;
  readonly kept: string;
  readonly broken: string;
  readonly noPromise: string;
  readonly notOver: string;
  readonly replayed: (result: string) => string;
  readonly notReplayed: (why: string) => string;
  readonly noSeed: string;
  readonly noSuchTable: string;
  readonly notARecord: (why: string) => string;
}

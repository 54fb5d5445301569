import type { Settings, TieBreak } from '@grove/tournaments';

/** Everything that is said where tournaments are listed, entered and watched. Times and points come as text. */
export interface TournamentWords {
  readonly intro: string;
  readonly lists: Readonly<
    Record<'registration' | 'running' | 'over', { readonly title: string; readonly empty: string }>
  >;
  readonly make: string;
  readonly makeNeedsAccount: string;
  readonly formats: Readonly<Record<Settings['format']['kind'], string>>;
  readonly tablesOf: (least: number, most: number) => string;
  readonly alone: string;
  readonly players: (count: number) => string;
  readonly playersOf: (count: number, most: number) => string;
  readonly bot: string;

  readonly startsAt: (time: string) => string;
  readonly startsSoon: string;
  readonly roundOf: (round: number, rounds: number | null) => string;
  readonly until: (time: string) => string;
  readonly windowUntil: (time: string) => string;
  readonly lastGamesUntil: (time: string) => string;
  readonly gamesWait: (count: number) => string;
  readonly isPaused: string;
  readonly isOver: string;
  readonly winner: string;
  readonly wonBy: (names: string) => string;
  readonly isCancelled: (reason: string) => string;

  readonly register: string;
  readonly registerLate: string;
  readonly checkIn: string;
  readonly play: string;
  readonly wait: string;
  readonly rest: string;
  readonly withdraw: string;
  readonly askWithdraw: string;
  readonly missNext: string;
  readonly youAreIn: string;
  readonly askMissNext: string;
  /** What I am in it. */
  readonly mine: {
    readonly registered: string;
    readonly checkInFirst: string;
    readonly checkedIn: string;
    readonly tableReady: string;
    readonly overdue: string;
    readonly waiting: string;
    readonly begun: string;
    readonly resting: string;
    readonly allDealsPlayed: string;
    readonly bye: string;
    readonly idle: string;
    readonly sitsOut: (round: number) => string;
    readonly hasByeIn: (round: number) => string;
    readonly done: string;
    readonly out: string;
    readonly withdrawn: string;
    readonly place: (rank: number, of: number) => string;
    readonly onPodium: (place: number) => string;
  };

  readonly standings: string;
  readonly place: string;
  readonly player: string;
  readonly points: string;
  /** The points as they are written, and how many wins that is. */
  readonly pointsOf: (points: string, wins: number) => string;
  readonly percent: string;
  readonly reached: string;
  readonly games: string;
  readonly tieBreaks: Readonly<Record<TieBreak, { readonly name: string; readonly means: string }>>;
  readonly pointsMean: Readonly<Record<'tables' | 'arena' | 'duplicate' | 'elimination', string>>;
  readonly showAll: (count: number) => string;
  readonly showFewer: string;
  readonly entrants: string;
  readonly nobodyYet: string;
  readonly isCheckedIn: string;
  readonly hasWithdrawn: string;

  readonly rounds: string;
  readonly noRounds: string;
  readonly round: (number: number) => string;
  readonly table: (number: number) => string;
  readonly byes: (names: string) => string;
  readonly idle: (names: string) => string;
  readonly byesIn: (round: number, names: string) => string;
  readonly idleIn: (round: number, names: string) => string;
  readonly pairedByHand: (reason: string) => string;
  readonly setByDirector: (reason: string) => string;
  readonly playing: string;
  readonly notCounted: string;
  readonly lookAt: string;
  readonly watch: string;

  readonly bracket: string;
  readonly mainBracket: string;
  readonly lowerBracket: string;
  readonly final: string;
  readonly semifinals: string;
  readonly quarterfinals: string;
  readonly lastOf: (players: number) => string;
  readonly grandFinal: string;
  readonly notYetKnown: string;
  readonly freePass: string;
  readonly crossTable: string;
  readonly crossNote: string;
  readonly deals: string;
  readonly dealsNote: string;
  readonly dealsOpenNote: string;
  readonly seat: (number: number) => string;
  readonly lead: string;
  readonly game: string;
  readonly deal: (number: number) => string;
  readonly division: (number: number) => string;
  readonly goesUp: string;
  readonly goesDown: string;
  /** To the form for the season that follows a league. */
  readonly nextSeason: string;
  readonly nextSeasonNote: string;
  readonly toNextSeason: string;
  readonly seasonBefore: string;

  readonly podium: string;
  readonly champion: (name: string) => string;
  readonly champions: (names: string) => string;
  readonly prizePlace: (rank: number) => string;
  readonly botsTakeNone: string;

  readonly more: string;
  readonly keyNote: string;
  readonly bigScreen: string;
  readonly embed: string;
  readonly asCsv: string;
  readonly asJson: string;
  readonly asCalendar: string;
  readonly directedBy: (names: string) => string;
  readonly noSuchTournament: string;
  readonly all: string;
  readonly scanToEnter: string;
  readonly hold: string;
  readonly goOn: string;
  readonly pageOf: (page: number, pages: number) => string;
}

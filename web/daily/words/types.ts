import type { Sent } from '../tries.ts';

/** Everything that is said around the deal of the day; each game has its own name for it. */
export interface DailyWords {
  /** How long it is until the deal of the next day. */
  readonly nextIn: (hours: number, minutes: number) => string;
  readonly streak: (days: number) => string;
  /** Over the bars of one's own games. */
  readonly ownDays: string;
  /** Under the number of days that were played one after the other. */
  readonly inARow: string;
  /** Under the highest score. */
  readonly best: string;
  readonly share: string;
  readonly copied: string;
  /** For those who do not see the bars. */
  readonly spread: (players: number) => string;
  readonly goOn: string;
  readonly begun: string;
  /** Not every game has titles. */
  readonly scored: (points: number, title?: string) => string;
  readonly rankOf: (rank: number, players: number) => string;
  /** What became of a finished game on its way to the server; nothing is said of one that arrived. */
  readonly sent: Readonly<Record<Exclude<Sent, 'yes'>, string>>;
  readonly handIn: string;
  readonly notPlayed: string;
  readonly dayBefore: string;
  readonly dayAfter: string;
  readonly practice: string;
  readonly practiceNote: string;
  readonly practising: string;
  readonly results: string;
  readonly resultsAfter: string;
  readonly noResults: string;
  readonly noServer: string;
  readonly loading: string;
  readonly rank: string;
  readonly player: string;
  readonly points: string;
  readonly watch: string;
  readonly watchOf: (name: string) => string;
  readonly you: string;
}

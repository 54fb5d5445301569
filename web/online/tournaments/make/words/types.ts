import type { Settings } from '@grove/tournaments';

/** What the form for a new tournament says. */
export interface MakeWords {
  readonly title: string;
  readonly intro: string;
  readonly what: string;
  readonly name: string;
  readonly text: string;
  readonly textNote: string;
  readonly game: string;
  readonly how: string;
  /** One sentence on what each format is. */
  readonly formats: Readonly<Record<Settings['format']['kind'], string>>;
  readonly rounds: string;
  readonly cycles: string;
  readonly deals: string;
  readonly rotate: string;
  readonly compare: string;
  readonly comparedBy: Readonly<Record<'points' | 'lead', string>>;
  readonly divisionSize: string;
  readonly promoted: string;
  readonly tableSize: string;
  readonly when: string;
  readonly start: string;
  readonly end: string;
  readonly roundTime: string;
  readonly untilDone: string;
  readonly minutes: (count: number) => string;
  readonly hours: (count: number) => string;
  readonly days: (count: number) => string;
  readonly who: string;
  readonly most: string;
  readonly noLimit: string;
  readonly checkIn: string;
  readonly late: string;
  readonly lateRounds: string;
  readonly bots: string;
  readonly membersOnly: string;
  readonly ratingLimits: string;
  readonly ratingLeast: string;
  readonly ratingMost: string;
  readonly prizes: string;
  readonly tieBreaks: string;
  readonly tableRules: string;
  readonly make: string;
  readonly signIn: string;
  readonly nextSeason: string;
  readonly nextSeasonIntro: (last: string) => string;
  readonly newDivisions: string;
  readonly newDivisionsNote: string;
  readonly fromDivision: (number: number) => string;
  readonly directors: string;
  readonly directorsNote: string;
  readonly addDirector: string;
  readonly removeDirector: string;
}

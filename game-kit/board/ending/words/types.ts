/** What every game says at its end, in one language. */
export interface EndingWords {
  /** The points of two sides in one category: `17 to 52`. */
  readonly score: (one: number, other: number) => string;
  /** The one category that decided, or one of two: `within` reads `in fertility`. */
  readonly whereOne: (within: string, score: string) => string;
  readonly whereEach: (within: string, score: string) => string;
  readonly won: (where: string) => string;
  readonly lost: (where: string) => string;
  readonly wonBy: (name: string, where: string) => string;
  readonly yourTeamWon: (where: string) => string;
  readonly yourTeamLost: (where: string) => string;
  readonly rank: (number: number) => string;
  readonly result: string;
  readonly byCategory: string;
  readonly total: string;
  readonly teams: string;
  readonly toBoard: string;
  readonly boardOf: (name: string) => string;
  readonly toResult: string;
  readonly choices: string;
  readonly share: string;
  readonly more: string;
  readonly close: string;
  readonly picture: string;
  readonly sharePicture: string;
  readonly savePng: string;
  readonly saveSvg: string;
}

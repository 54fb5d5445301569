import type { Choice, Game, JsonObject, Seat } from '@grove/kernel';
import type { ByLanguage } from './language.ts';

/** The options of a game that are choices. */
export type Choices = Readonly<Record<string, Choice>>;

/** What an option and each of its values are called. */
export interface OptionWords<Spec extends Choice = Choice> {
  readonly label: string;
  readonly values: Readonly<Record<`${Spec['values'][number]}`, string>>;
  /** What it means, for an option whose words do not say it. */
  readonly note?: string;
}

/** What a game with a deal of the day calls it. */
export interface DailyTitles {
  readonly title: string;
  /** What is played and what counts. */
  readonly rules: string;
  readonly play: string;
}

/** What is said about a game before it is loaded, in one language. */
export interface CoverWords<Options extends Choices = Choices> {
  readonly title: string;
  /** One sentence for the list of games. */
  readonly summary: string;
  readonly options: { readonly [Name in keyof Options]: OptionWords<Options[Name]> };
  /** For games whose strong bots can be asked to play in a style: what each style is called. */
  readonly styles?: Readonly<Record<string, string>>;
  /** For games with a deal of the day. */
  readonly daily?: DailyTitles;
}

/** Who plays together. */
export interface SeatTeam {
  readonly number: number;
  readonly color: string;
}

/**
 * What must be known of a game to choose it and to set it up before it is loaded. Options without words in every
 * language do not compile.
 */
export interface Cover<Options extends Choices = Choices> {
  readonly id: string;
  readonly players: Game['players'];
  /** How long a game takes, with few players and with many. */
  readonly minutes: readonly [from: number, to: number];
  /** How much there is to think about: 1 little, 2 some, 3 much. */
  readonly weight: 1 | 2 | 3;
  readonly options: Options;
  /** For games whose own rules limit turns (`turnLimit`): the option that says to how many seconds, 0 for none. */
  readonly timer?: string;
  /** For games that can be played in teams: the team of a seat from 0, and the colour it has on the board; undefined without. */
  readonly teamOf?: (options: JsonObject, seat: Seat) => SeatTeam | undefined;
  /** The names of its bots, weakest first. */
  readonly bots: readonly string[];
  /** Ways to play that its strong bots can be asked for; each has words. */
  readonly styles?: readonly string[];
  readonly words: ByLanguage<CoverWords<Options>>;
}

import {
  type GameTypes,
  type Match,
  type MatchChance,
  RecordingChance,
  type Script,
  ScriptedChance,
  SeededChance,
  type Step,
} from '@grove/kernel';

/** What has been played of a game that goes on here. */
export interface BegunGame {
  /** The version of the rules that it began with, and goes on by. */
  readonly rules: string;
  readonly steps: readonly Step<unknown>[];
  /** What chance gave in these steps, where it did not come from the seed: as in a record that holds a script. */
  readonly script?: Script | undefined;
  readonly branch?: Branch | undefined;
  /** If it is the same game still, not another that begins like it. */
  readonly id?: string;
}

/** Where a game was played on from a record. */
export interface Branch {
  /** The address of the replay or the review that shows the step. */
  readonly href: string;
  /** How many of the game's first steps are the record's, or were chosen in the review. */
  readonly steps: number;
}

/** Its address holds it, so it has no characters that an address would have to write otherwise. */
export const newGameId = (): string => crypto.randomUUID().replaceAll(/[^\w-]+/g, '-');

/** The chance of the steps that have been played. */
export const firstChance = (seed: string, script: Script | undefined): MatchChance =>
  script === undefined ? SeededChance.from(seed) : new RecordingChance(new ScriptedChance(script));

/** What chance has given so far, where the seed alone does not tell it. */
export const scriptOf = ({ chance }: Match<GameTypes>): Script | undefined =>
  chance instanceof RecordingChance ? chance.script : undefined;

/** A script knows the chance of its own steps only. After them chance is free, and not the same again each time that the game is opened. */
export function freeChance(match: Match<GameTypes>, seed: string, steps: number): void {
  const script = scriptOf(match);
  if (script === undefined) return;
  match.goOnWith(new RecordingChance(SeededChance.from(seed, `after step ${steps}`), script));
}

import { clausesText, type GameModule, type Language } from '@grove/game-kit';
import type { Viewer } from '@grove/kernel';
import type { Heard } from '@grove/table/core';
import type { Chosen } from '../settings/store.ts';

/** Milliseconds of a beat: the time for a usual step. */
const BEAT: Readonly<Record<Chosen['pace'], number>> = { normal: 1000, slow: 2000, instant: 0 };

type Told = Pick<GameModule, 'beats' | 'words'>;

/** Without an opinion of the game's own, whatever has a line in the log is worth a beat. */
export function beatsOf({ beats, words }: Told, event: unknown): number {
  return beats?.(event) ?? (words.en.event(event, String) === undefined ? 0 : 1);
}

/** How long a step of somebody else stays before the next comes: as long as the best of what happened in it deserves. */
export const holdOf = (module: Told, pace: Chosen['pace'], { seen }: Heard): number =>
  BEAT[pace] * Math.max(0, ...seen.map((event) => beatsOf(module, event)));

interface Listening {
  readonly language: Language;
  readonly nameOf: (seat: number) => string;
  readonly reader: Viewer;
}

/**
 * What is said while a step of somebody else is shown: where the game tells stories, that of the player's turn as far as it has
 * come, so that it grows in its place; else the lines of the step.
 */
export function shownLines(
  module: Pick<GameModule, 'words' | 'opensTurn'>,
  heard: readonly Heard[],
  step: Heard,
  { language, nameOf, reader }: Listening,
): string[] {
  const { story } = module.words[language];
  if (story === undefined) return linesOf(module, step, language, nameOf, reader);
  const from = heard.findLastIndex(({ seen }) => seen.some((event) => module.opensTurn?.(event) ?? false));
  const told = story(
    heard.slice(Math.max(0, from)).flatMap(({ seen }) => seen),
    reader,
    nameOf,
  ).find(({ seat }) => seat === step.seat);
  const sentence = told?.sentences.at(-1);
  if (told === undefined || sentence === undefined) return linesOf(module, step, language, nameOf, reader);
  return [sentence.isOwnTurn ? sentence.lead : told.name, clausesText(language, sentence.clauses)];
}

/** What happened in a step, in sentences for somebody at the table or beside it. */
const linesOf = (
  { words }: Pick<GameModule, 'words'>,
  { seen }: Heard,
  language: Language,
  nameOf: (seat: number) => string,
  reader: Viewer = 'public',
): string[] =>
  seen
    .map((event) => words[language].event(event, nameOf, reader === 'public' ? undefined : reader))
    .filter((line) => line !== undefined);

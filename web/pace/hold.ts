import type { GameModule, Language } from '@grove/game-kit';
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

/** What happened in a step, in sentences for somebody at the table or beside it. */
export const linesOf = (
  { words }: Pick<GameModule, 'words'>,
  { seen }: Heard,
  language: Language,
  nameOf: (seat: number) => string,
  reader: Viewer = 'public',
): string[] =>
  seen
    .map((event) => words[language].event(event, nameOf, reader === 'public' ? undefined : reader))
    .filter((line) => line !== undefined);

import { Type } from 'typebox';
import { exactly, GameRecord, type TypeOf } from './common.ts';
import { Person } from './people.ts';

/** A day in UTC, `2026-11-15`. */
export const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** The finished game that somebody hands in. */
export const DailyTry = exactly({ record: GameRecord });

/** How somebody did in a game of the day, as a line of its ranking. */
export const DailyStanding = Type.Object({ person: Person, total: Type.Integer() });
export type DailyStanding = TypeOf<typeof DailyStanding>;

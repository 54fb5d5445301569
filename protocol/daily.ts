import { Type } from 'typebox';
import type { TypeOf } from './common.ts';
import { Person } from './people.ts';

/** How somebody did in a game of the day. */
export const DailyResult = Type.Object({ person: Person, total: Type.Integer() });
export type DailyResult = TypeOf<typeof DailyResult>;

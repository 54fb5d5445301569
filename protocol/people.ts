import { Type } from 'typebox';
import { PersonId, SeatIndex, type TypeOf } from './common.ts';

/** The id is public, unlike the token that proves who somebody is. */
export const Person = Type.Object({ id: PersonId, name: Type.String() });
export type Person = TypeOf<typeof Person>;

/** Who acts at a table: a person, the bot in a seat, or the clock. */
export const Actor = Type.Union([
  Type.Object({ kind: Type.Literal('person'), person: Person }),
  Type.Object({ kind: Type.Literal('bot'), seat: SeatIndex }),
  Type.Object({ kind: Type.Literal('clock') }),
]);
export type Actor = TypeOf<typeof Actor>;

import { Type } from 'typebox';
import { exactly, nullable, Time, type TypeOf } from './common.ts';

/** A token without its secret. */
export const TokenInfo = Type.Object({
  id: Type.String(),
  /** Null for a browser's. */
  name: nullable(Type.String()),
  createdAt: Time,
  /** The one that this request was sent with. */
  current: Type.Boolean(),
});
export type TokenInfo = TypeOf<typeof TokenInfo>;

/** With a name for a program that plays in the person's name, without a body for a second browser. */
export const NewToken = nullable(exactly({ name: Type.String({ minLength: 1, maxLength: 200 }) }));

/** The only time that the secret is shown. */
export const CreatedToken = Type.Object({ id: Type.String(), token: Type.String() });

import type { GameRecord as Record, JsonObject } from '@grove/kernel';
import { type Static, type TSchema, Type } from 'typebox';

/** The type of the values that a schema describes. A message is not changed once it is made, so all of it is read-only. */
export type TypeOf<Schema extends TSchema> = DeepReadonly<Static<Schema>>;

/** Stops at dictionaries: JSON in JSON has no end, and what they hold is read-only as it is. */
type DeepReadonly<Value> = Value extends object
  ? string extends keyof Value
    ? Readonly<Value>
    : { readonly [Key in keyof Value]: DeepReadonly<Value[Key]> }
  : Value;

/** An object of exactly these fields: a request with a field that is not known is refused, since it may be a misspelt one. */
export const exactly = <Fields extends Parameters<typeof Type.Object>[0]>(fields: Fields) =>
  Type.Object(fields, { additionalProperties: false });

export const nullable = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

export const TableId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,32}$' });
export const ClubId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,32}$' });
export const PersonId = Type.String({ minLength: 1, maxLength: 32 });
export type PersonId = TypeOf<typeof PersonId>;
export const GameId = Type.String({ minLength: 1, maxLength: 40 });
export const BotName = Type.String({ minLength: 1, maxLength: 32 });
/** Seats count from 0, as they do in views. */
export const SeatIndex = Type.Integer({ minimum: 0, maximum: 5 });
/** Whose view of a game: a seat's, or what is public. */
export const ViewerId = Type.Union([Type.Literal('public'), SeatIndex]);
/** Milliseconds since 1970, by the server's clock. */
export const Time = Type.Integer({ minimum: 0 });
/** JSON that a game reads or writes by its own rules. */
export const Opaque = Type.Unknown();
/** A game's own options; the game checks their names and values. */
export const Options = Type.Unsafe<JsonObject>(Type.Record(Type.String({ maxLength: 40 }), Opaque));
/** A whole game as the kernel writes it down; `readRecord` checks what comes from outside. */
export const GameRecord = Type.Unsafe<Record>(Opaque);

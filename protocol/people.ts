import { Type } from 'typebox';
import { exactly, nullable, PersonId, SeatIndex, type TypeOf } from './common.ts';
import { NoticeKind } from './notifications.ts';

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

/** What somebody wants to be called; the table says what is wrong with it. */
export const NewName = exactly({ name: Type.String({ maxLength: 200 }) });

/** Whoever has come in, as a guest or to an account. The token is the only proof of who they are. */
export const Session = Type.Object({ person: Person, token: Type.String() });
export type Session = TypeOf<typeof Session>;

export const Login = Type.String({ minLength: 3, maxLength: 60 });
/** A password as it is now, to prove that one knows it. */
export const CurrentPassword = Type.String({ maxLength: 200 });

export const Credentials = exactly({ login: Login, password: Type.String({ minLength: 10, maxLength: 200 }) });
/** `current` is needed to change an account that there is. */
export const AccountChange = exactly({ ...Credentials.properties, current: Type.Optional(CurrentPassword) });

/** Anything that a client wants to find again on another device. */
export const Preferences = Type.Object(
  {
    /** What the person is told of while away; the server itself reads this. */
    notices: Type.Optional(Type.Array(NoticeKind, { maxItems: 3 })),
    /** The page's own settings, by their names. */
    settings: Type.Optional(Type.Record(Type.String(), Type.String())),
  },
  { additionalProperties: Type.Unknown(), maxProperties: 50 },
);
export type Preferences = TypeOf<typeof Preferences>;

export const Me = Type.Object({
  person: Person,
  /** Null for a guest. */
  login: nullable(Type.String()),
  hasPassword: Type.Boolean(),
  preferences: Preferences,
});
export type Me = TypeOf<typeof Me>;

/** Everything that the server keeps about a person; what they did at tables is in the tables' logs. */
export const PersonalData = Type.Object({
  person: Type.Unknown(),
  tokens: Type.Array(Type.Unknown()),
  tables: Type.Array(Type.Unknown()),
  games: Type.Array(Type.Unknown()),
  standings: Type.Array(Type.Unknown()),
  daily: Type.Array(Type.Unknown()),
  tournaments: Type.Array(Type.Unknown()),
  mail: nullable(Type.String()),
  push: Type.Array(Type.Unknown()),
  clubs: Type.Array(Type.Unknown()),
});

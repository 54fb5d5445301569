import { LANGUAGES } from '@grove/game-kit';
import { Command, CommandId } from '@grove/protocol';
import { Type } from 'typebox';

const strict = { additionalProperties: false } as const;

/** An object of exactly these fields: what is not known is refused, so that a typing error is not taken for silence. */
const exactly = <Fields extends Parameters<typeof Type.Object>[0]>(fields: Fields) => Type.Object(fields, strict);

const literal = <Value extends string>(value: Value) => Type.Literal(value);

/** A day in UTC. */
export const DayText = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
export const CommandBody = exactly({ id: CommandId, command: Command });

export const NameBody = exactly({ name: Type.String({ maxLength: 200 }) });
export const AccountBody = exactly({
  login: Type.String({ minLength: 3, maxLength: 60 }),
  password: Type.String({ minLength: 10, maxLength: 200 }),
});
/** `current` is the password that the account has now; needed to change it. */
export const AccountChange = exactly({
  login: Type.String({ minLength: 3, maxLength: 60 }),
  password: Type.String({ minLength: 10, maxLength: 200 }),
  current: Type.Optional(Type.String({ maxLength: 200 })),
});
/** What a browser's PublicKeyCredential says of itself as JSON; whether it is true is looked at later. */
const Credential = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 1400 }),
  rawId: Type.String({ minLength: 1, maxLength: 1400 }),
  type: literal('public-key'),
  response: Type.Object({
    clientDataJSON: Type.String(),
    userHandle: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  }),
  clientExtensionResults: Type.Object({}),
});
export const KeyAnswer = exactly({ answer: Credential });
export const NewKey = exactly({
  answer: Credential,
  login: Type.Optional(Type.String({ minLength: 3, maxLength: 60 })),
  current: Type.Optional(Type.String({ maxLength: 200 })),
});
export const TokenBody = exactly({ name: Type.String({ minLength: 1, maxLength: 200 }) });
/** What somebody may be told of while away. */
export const NoticeKind = Type.Union([literal('turn'), literal('start'), literal('end')]);
/** Anything that a client wants to find again on another device; `notices` is what the server itself reads. */
export const Preferences = Type.Object(
  { notices: Type.Optional(Type.Array(NoticeKind, { maxItems: 3 })) },
  { additionalProperties: Type.Unknown(), maxProperties: 50 },
);
export const ViewerText = Type.Union([Type.Literal('public'), Type.String({ pattern: '^[0-5]$' })]);

/** What a browser's PushSubscription says of itself. */
export const SubscriptionBody = exactly({
  endpoint: Type.String({ maxLength: 1000 }),
  expirationTime: Type.Optional(Type.Union([Type.Number(), Type.Null()])),
  keys: exactly({
    p256dh: Type.String({ pattern: '^[\\w-]{87}=?$' }),
    auth: Type.String({ pattern: '^[\\w-]{22}(==)?$' }),
  }),
});

export const MailBody = exactly({
  address: Type.String({ pattern: '^[^\\s@<>,;:"]{1,64}@[\\w.-]{1,190}$' }),
  language: Type.Optional(Type.Union(LANGUAGES.map((language) => Type.Literal(language)))),
});

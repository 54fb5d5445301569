import { LANGUAGES } from '@grove/game-kit';
import { type Static, Type } from 'typebox';

const strict = { additionalProperties: false } as const;

/** An object of exactly these fields: what is not known is refused, so that a typing error is not taken for silence. */
const exactly = <Fields extends Parameters<typeof Type.Object>[0]>(fields: Fields) => Type.Object(fields, strict);

const literal = <Value extends string>(value: Value) => Type.Literal(value);

export const TableId = Type.String({ pattern: '^[A-Za-z0-9_-]{1,32}$' });
export const PersonIdText = Type.String({ minLength: 1, maxLength: 32 });
/** A day in UTC. */
export const DayText = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
/** Seats count from 0, as they do in views. */
export const SeatIndex = Type.Integer({ minimum: 0, maximum: 5 });
const BotName = Type.String({ minLength: 1, maxLength: 32 });
const AnyText = Type.String({ maxLength: 8000 });
export const CommandId = Type.String({ minLength: 1, maxLength: 64 });
const Json = Type.Unknown();

export const Clock = Type.Union([
  exactly({ kind: literal('none') }),
  exactly({ kind: literal('move'), seconds: Type.Integer() }),
  exactly({ kind: literal('bank'), seconds: Type.Integer(), increment: Type.Integer() }),
  exactly({ kind: literal('sand') }),
  exactly({ kind: literal('days'), days: Type.Integer() }),
]);

export const SettingsChange = Type.Partial(
  exactly({
    options: Type.Record(Type.String({ maxLength: 40 }), Json),
    clock: Clock,
    whenOut: Type.Union([literal('bot'), literal('wait')]),
    standIn: BotName,
    botSeconds: Type.Number(),
    open: Type.Boolean(),
    rated: Type.Boolean(),
    spectators: Type.Boolean(),
  }),
  strict,
);

/** What a person may ask of a table. Seeds and the ids of new tables are the server's to choose. */
export const WishSchema = Type.Union([
  exactly({
    kind: literal('configure'),
    players: Type.Optional(Type.Integer({ minimum: 1, maximum: 6 })),
    settings: Type.Optional(SettingsChange),
  }),
  exactly({ kind: literal('sit'), seat: SeatIndex }),
  exactly({ kind: literal('place-bot'), seat: SeatIndex, bot: BotName }),
  exactly({ kind: literal('clear-seat'), seat: SeatIndex }),
  exactly({ kind: literal('start') }),
  exactly({
    kind: literal('move'),
    step: Type.String({ minLength: 1, maxLength: 400 }),
    after: Type.Optional(Type.Integer({ minimum: 0 })),
  }),
  exactly({ kind: literal('undo') }),
  exactly({ kind: literal('ask-undo'), steps: Type.Optional(Type.Integer({ minimum: 1 })) }),
  exactly({ kind: literal('answer-undo'), yes: Type.Boolean() }),
  exactly({ kind: literal('withdraw-undo') }),
  exactly({ kind: literal('vote-end'), yes: Type.Boolean() }),
  exactly({ kind: literal('leave') }),
  exactly({ kind: literal('return') }),
  exactly({ kind: literal('hand-over'), seat: SeatIndex, bot: BotName }),
  exactly({ kind: literal('chat'), text: AnyText }),
  exactly({ kind: literal('mute'), person: PersonIdText, on: Type.Boolean(), forAll: Type.Boolean() }),
  exactly({ kind: literal('note'), text: AnyText }),
  exactly({ kind: literal('rematch') }),
]);
export type ClientWish = Static<typeof WishSchema>;

export const CommandBody = exactly({ id: CommandId, wish: WishSchema });

export const NewTable = exactly({
  game: Type.String({ minLength: 1, maxLength: 40 }),
  players: Type.Integer({ minimum: 1, maximum: 6 }),
  settings: Type.Optional(SettingsChange),
  /** Who sits from the first seat on: `me`, `open`, or the name of a bot. Without it the maker sits in the first. */
  seats: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 32 }), { maxItems: 6 })),
  /** Start at once, if no seat is open. */
  start: Type.Optional(Type.Boolean()),
});

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

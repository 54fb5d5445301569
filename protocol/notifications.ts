import { Type } from 'typebox';
import { exactly, nullable, type TypeOf } from './common.ts';
import { LANGUAGES } from './languages.ts';

/** What somebody may be told of while away: their turn, the start and the end of a game. */
export const NoticeKind = Type.Enum(['turn', 'start', 'end']);
export type NoticeKind = TypeOf<typeof NoticeKind>;

/** Where the calendar of one's turns is to be read, on this server; null without one. */
export const CalendarAddress = Type.Object({ address: nullable(Type.String()) });

/** The applicationServerKey for PushManager.subscribe. */
export const PushKey = Type.Object({ publicKey: Type.String() });

const Endpoint = Type.String({ maxLength: 1000 });

/** What a browser's PushSubscription says of itself. */
export const PushSubscription = exactly({
  endpoint: Endpoint,
  expirationTime: Type.Optional(nullable(Type.Number())),
  keys: exactly({
    p256dh: Type.String({ pattern: '^[\\w-]{87}=?$' }),
    auth: Type.String({ pattern: '^[\\w-]{22}(==)?$' }),
  }),
});
export const PushEndpoint = exactly({ endpoint: Endpoint });

export const MailRequest = exactly({
  address: Type.String({ pattern: '^[^\\s@<>,;:"]{1,64}@[\\w.-]{1,190}$' }),
  language: Type.Optional(Type.Enum(LANGUAGES)),
});

export const MailState = Type.Object({
  /** Whether the host sends mail at all. */
  offered: Type.Boolean(),
  address: nullable(Type.String()),
  confirmed: Type.Boolean(),
});
export type MailState = TypeOf<typeof MailState>;

import { Type } from 'typebox';
import { CommandDone, CommandId, CommandRequest } from './commands.ts';
import { exactly, Opaque, PersonId, TableId, Time, type TypeOf, ViewerId } from './common.ts';
import { Refusal } from './errors.ts';
import { SeenEntry } from './events.ts';
import { Person } from './people.ts';
import { LegalMoves, TableView } from './tables.ts';
import { TournamentId, TournamentKey } from './tournament-settings.ts';

/** What a client may send over the socket, one JSON object a message. */
export const ClientMessage = Type.Union([
  exactly({ type: Type.Literal('hello'), token: Type.String({ maxLength: 100 }) }),
  exactly({
    type: Type.Literal('watch'),
    table: TableId,
    /** The last entry that the client has; what came after it is sent, or the whole table if it is too much. */
    since: Type.Optional(Type.Integer({ minimum: 0 })),
    as: Type.Optional(ViewerId),
    /** The client understands updates with `patch` in place of `view`. */
    patches: Type.Optional(Type.Boolean()),
  }),
  exactly({ type: Type.Literal('unwatch'), table: TableId }),
  exactly({ type: Type.Literal('do'), table: TableId, ...CommandRequest.properties }),
  exactly({ type: Type.Literal('moves'), table: TableId }),
  exactly({ type: Type.Literal('follow'), tournament: TournamentId, key: Type.Optional(TournamentKey) }),
  exactly({ type: Type.Literal('unfollow'), tournament: TournamentId }),
  exactly({ type: Type.Literal('ping') }),
]);
export type ClientMessage = TypeOf<typeof ClientMessage>;

/** Here: has the table open. Dropped: had it open a moment ago, and may be on the way back. */
export const PresenceState = Type.Enum(['here', 'dropped']);
export type PresenceState = TypeOf<typeof PresenceState>;

/** Who has a table open: those who sit at it by their ids, spectators by their number. */
export const Presence = Type.Object({
  /** `since`: when somebody who dropped was here last. */
  people: Type.Array(Type.Object({ person: PersonId, state: PresenceState, since: Type.Optional(Time) })),
  spectators: Type.Integer(),
});
export type Presence = TypeOf<typeof Presence>;

/** Changes of JSON as RFC 6902 (JSON Patch) writes them; no other operations are sent. */
const JsonPatch = Type.Array(
  Type.Union([
    Type.Object({ op: Type.Enum(['add', 'replace']), path: Type.String(), value: Opaque }),
    Type.Object({ op: Type.Literal('remove'), path: Type.String() }),
  ]),
);

/** What the server sends over the socket. */
export const ServerMessage = Type.Union([
  Type.Object({ type: Type.Literal('welcome'), person: Person }),
  /** The whole table: after `watch`, and whenever the client has to begin anew. */
  Type.Object({ type: Type.Literal('table'), table: TableId, view: TableView }),
  /** What was added to the log, in order, and the table after it. A gap in the numbers: `watch` again. */
  Type.Object({ type: Type.Literal('update'), table: TableId, entries: Type.Array(SeenEntry), view: TableView }),
  /** The same for clients that take patches: what makes the view after the entries of the one with the number `since`. */
  Type.Object({
    type: Type.Literal('update'),
    table: TableId,
    entries: Type.Array(SeenEntry),
    since: Type.Integer(),
    patch: JsonPatch,
  }),
  Type.Object({ type: Type.Literal('moves'), table: TableId, ...LegalMoves.properties }),
  Type.Object({ type: Type.Literal('presence'), table: TableId, ...Presence.properties }),
  Type.Object({ type: Type.Literal('done'), id: CommandId, ...CommandDone.properties }),
  Type.Object({ type: Type.Literal('refused'), id: CommandId, refusal: Refusal, message: Type.String() }),
  /**
   * After `follow`, and whenever the tournament has changed: the number of its last event. With `patch`, what makes the view with this number
   * of the one with the number `since`; whoever has another view, and everybody if there is no patch, asks for it over HTTP.
   */
  Type.Object({
    type: Type.Literal('tournament'),
    tournament: TournamentId,
    number: Type.Integer(),
    since: Type.Optional(Type.Integer()),
    patch: Type.Optional(JsonPatch),
  }),
  Type.Object({
    type: Type.Literal('error'),
    id: Type.Optional(CommandId),
    /** The tournament that is not followed, or no longer. */
    tournament: Type.Optional(TournamentId),
    kind: Type.String(),
    message: Type.String(),
  }),
  /** `now` is the server's time, by which deadlines are told; nodes of older versions leave it out. */
  Type.Object({ type: Type.Literal('pong'), now: Type.Optional(Time) }),
]);
export type ServerMessage = TypeOf<typeof ServerMessage>;

import type { Refusal } from '@grove/kernel';
import type { Person, PersonId, SeenEntry, TableView } from '@grove/protocol';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { CommandId, TableId, WishSchema } from '../api/schemas.ts';

const strict = { additionalProperties: false } as const;

/** What a client may send, one JSON object a message. docs/PROTOCOL.md tells the whole story. */
export const ClientMessage = Type.Union([
  Type.Object({ type: Type.Literal('hello'), token: Type.String({ maxLength: 100 }) }, strict),
  Type.Object(
    {
      type: Type.Literal('watch'),
      table: TableId,
      /** The last entry that the client has; what came after it is sent, or the whole table if it is too much. */
      since: Type.Optional(Type.Integer({ minimum: 0 })),
      as: Type.Optional(Type.Union([Type.Literal('public'), Type.Integer({ minimum: 0, maximum: 5 })])),
    },
    strict,
  ),
  Type.Object({ type: Type.Literal('unwatch'), table: TableId }, strict),
  Type.Object({ type: Type.Literal('do'), table: TableId, id: CommandId, wish: WishSchema }, strict),
  Type.Object({ type: Type.Literal('ping') }, strict),
]);
export type ClientMessage = Static<typeof ClientMessage>;

/** Here: has the table open. Dropped: had it open a moment ago, and may be on the way back. */
export type Presence = 'here' | 'dropped';

export type ServerMessage =
  | { readonly type: 'welcome'; readonly person: Person }
  /** The whole table: after `watch`, and whenever the client has to begin anew. */
  | { readonly type: 'table'; readonly table: string; readonly view: TableView }
  /** What was added to the log, in order, and the table after it. A gap in the numbers: `watch` again. */
  | {
      readonly type: 'update';
      readonly table: string;
      readonly entries: readonly SeenEntry[];
      readonly view: TableView;
    }
  | {
      readonly type: 'presence';
      readonly table: string;
      readonly people: readonly { readonly person: PersonId; readonly state: Presence }[];
      readonly spectators: number;
    }
  /** The command is saved; its last entry has this number. */
  | { readonly type: 'done'; readonly id: string; readonly number: number; readonly repeated: boolean }
  | { readonly type: 'refused'; readonly id: string; readonly refusal: Refusal; readonly message: string }
  | { readonly type: 'error'; readonly id?: string; readonly kind: string; readonly message: string }
  | { readonly type: 'pong' };

const checker = Compile(ClientMessage);
const kinds = new Set(['hello', 'watch', 'unwatch', 'do', 'ping']);

/** The message, or what is wrong with it. */
export function readMessage(text: string): ClientMessage | string {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'this is not JSON';
  }
  if (checker.Check(value)) return value;
  const type = typeof value === 'object' && value !== null && 'type' in value ? value.type : undefined;
  if (typeof type !== 'string' || !kinds.has(type)) return `"type" must be one of ${[...kinds].join(', ')}`;
  return `this is not a "${type}" message; see the protocol`;
}

/** The command's id, if a bad message has one, so that its sender knows what was wrong. */
export function idIn(text: string): { readonly id?: string } {
  const id = /"id"\s*:\s*"([^"\\]{1,64})"/.exec(text)?.[1];
  return id === undefined ? {} : { id };
}

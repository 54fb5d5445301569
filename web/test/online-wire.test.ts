import type { ClientMessage as ServersClientMessage, ServerMessage as Servers } from '../../server/socket/protocol.ts';
import { expectTypeOf, test } from 'vitest';
import type { ClientMessage, ServerMessage } from '../online/wire.ts';

test('the page’s types of the wire agree with the server’s', () => {
  // The compiler checks it: everything that the server sends is what the page expects, and the other way round.
  expectTypeOf<Servers>().toExtend<ServerMessage>();
  expectTypeOf<ClientMessage>().toExtend<ServersClientMessage>();
});

import type { Socket } from 'node:net';
import { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { gathered } from '../socket/gathered.ts';

/** A client at the end of a line that notes what is written to it, write by write. */
function client() {
  const writes: string[][] = [];
  const line = new Writable({
    decodeStrings: false,
    write: (text: string, _encoding, done) => {
      writes.push([text]);
      done();
    },
    writev: (chunks: { chunk: unknown }[], done) => {
      writes.push(chunks.map(({ chunk }) => String(chunk)));
      done();
    },
  });
  const socket = { send: (text: string) => line.write(text), close: () => undefined, bufferedAmount: 0 };
  return { transport: gathered(socket as unknown as WebSocket, line as unknown as Socket), writes };
}

test('what one turn of the event loop has for a client is written at once, and for each client by itself', async () => {
  const [anna, bert] = [client(), client()];
  anna.transport.send('update');
  bert.transport.send('update');
  await Promise.resolve();
  anna.transport.send('done');
  expect(anna.writes).toEqual([]);
  await setImmediate();
  expect(anna.writes).toEqual([['update', 'done']]);
  expect(bert.writes).toEqual([['update']]);
  anna.transport.send('later');
  await setImmediate();
  expect(anna.writes).toEqual([['update', 'done'], ['later']]);
});

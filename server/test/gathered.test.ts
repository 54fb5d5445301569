import type { Socket } from 'node:net';
import { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { WebSocket } from 'ws';
import { gathered } from '../socket/gathered.ts';

/** The texts in frames without masks, as a client reads them (RFC 6455, 5.2). */
function textsIn(frames: Buffer): string[] {
  const texts: string[] = [];
  for (let at = 0; at < frames.length;) {
    expect(frames[at]).toBe(0x81);
    const short = frames.readUInt8(at + 1);
    const head = short < 126 ? 2 : short === 126 ? 4 : 10;
    const length =
      head === 2 ? short : head === 4 ? frames.readUInt16BE(at + 2) : Number(frames.readBigUInt64BE(at + 2));
    texts.push(frames.toString('utf8', at + head, at + head + length));
    at += head + length;
  }
  return texts;
}

/** A client at the end of a line that notes what is written to it, write by write. */
function client() {
  const writes: string[][] = [];
  const line = new Writable({
    write: (frames: Buffer, _encoding, done) => {
      writes.push(textsIn(frames));
      done();
    },
  });
  const socket = { readyState: 1, OPEN: 1, close: () => writes.push(['close']) };
  return { transport: gathered(socket as unknown as WebSocket, line as unknown as Socket), socket, writes };
}

test('what one turn of the event loop has for a client is written at once, and for each client by itself', async () => {
  const [anna, bert] = [client(), client()];
  anna.transport.send('update');
  bert.transport.send('update');
  await Promise.resolve();
  anna.transport.send('done');
  expect(anna.writes).toEqual([]);
  expect(anna.transport.bufferedAmount).toBe('updatedone'.length);
  await setImmediate();
  expect(anna.writes).toEqual([['update', 'done']]);
  expect(bert.writes).toEqual([['update']]);
  anna.transport.send('later');
  await setImmediate();
  expect(anna.writes).toEqual([['update', 'done'], ['later']]);
});

test('plain messages of every length arrive as they were', async () => {
  const { transport, writes } = client();
  const texts = [0, 1, 125, 126, 127, 128, 255, 256, 65_535, 65_536, 70_000].map((length) => 'a'.repeat(length));
  for (const text of texts) transport.send(text);
  await setImmediate();
  expect(writes).toEqual([texts]);
});

test('messages of every length arrive as they were, in any script', async () => {
  const { transport, writes } = client();
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 70_000].flatMap((length) => [
    'a'.repeat(length),
    'é'.repeat(length),
    '🌱漢'.repeat(length),
  ]);
  for (const text of texts) transport.send(text);
  await setImmediate();
  expect(writes).toEqual([texts]);
});

test('what was sent before the end is written before it, and nothing afterwards', async () => {
  const { transport, socket, writes } = client();
  transport.send('sorry');
  transport.close(1013, 'try again');
  expect(writes).toEqual([['sorry'], ['close']]);
  socket.readyState = 2;
  transport.send('too late');
  await setImmediate();
  expect(writes).toEqual([['sorry'], ['close']]);
});

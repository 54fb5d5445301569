import { setTimeout as delay } from 'node:timers/promises';
import type { ServerMessage } from '@grove/protocol';
import { ThinSocket } from '../load/thin-socket.ts';
import type { HoldingServer } from './holding-server.ts';

/** What one watcher has asked for, and what it was told without asking. */
export interface Watched {
  readonly requests: number;
  readonly views: number;
  readonly told: number;
  readonly bytes: number;
}

/** What is watched, where, and until when. */
export interface Watching {
  readonly server: HoldingServer;
  readonly tournament: string;
  readonly isOver: () => boolean;
}

/** Milliseconds between two looks of a page. */
const LOOK_EVERY = 4000;

/** Asks for the view with the tag of what it has seen, as every page did before there was something to follow. */
export async function poll({ server, tournament, isOver }: Watching): Promise<Watched> {
  let [tag, requests, views, bytes] = ['', 0, 0, 0];
  await delay(Math.random() * LOOK_EVERY);
  while (!isOver()) {
    const answer = await fetch(`${server.address}/tournaments/${tournament}`, { headers: { 'if-none-match': tag } });
    bytes += (await answer.arrayBuffer()).byteLength;
    requests++;
    if (answer.status === 200) views++;
    tag = answer.headers.get('etag') ?? '';
    await delay(LOOK_EVERY);
  }
  return { requests, views, told: 0, bytes };
}

/** Follows it over a socket, as a page does: asks for the view at first, and whenever what it is told does not fit. */
export async function follow({ server, tournament, isOver }: Watching): Promise<Watched> {
  let [requests, told, bytes, shown, newest] = [0, 0, 0, 0, 0];
  const socket = new ThinSocket(server.address, (frame) => {
    const message = JSON.parse(frame.toString()) as ServerMessage;
    if (message.type !== 'tournament') return;
    told++;
    bytes += frame.length;
    newest = message.number;
    if (message.patch !== undefined && message.since === shown) shown = newest;
  });
  await socket.opened();
  socket.send(JSON.stringify({ type: 'follow', tournament }));
  await delay(Math.random() * LOOK_EVERY);
  while (!isOver()) {
    if (shown < newest) {
      const answer = await fetch(`${server.address}/tournaments/${tournament}`);
      requests++;
      bytes += (await answer.arrayBuffer()).byteLength;
      shown = Number(answer.headers.get('etag')?.replaceAll('"', ''));
    }
    await delay(LOOK_EVERY);
  }
  socket.close();
  return { requests, views: requests, told, bytes };
}

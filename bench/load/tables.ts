import { itemAt } from '@grove/kernel';
import { callServer } from '@grove/e2e/call-server';
import { Player } from './player.ts';

const AT_ONCE = 50;

/** Does so many things at once and no more. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  // One iterator for all workers: each takes the next item that nobody has taken.
  const rest = items.entries();
  const worker = async (): Promise<void> => {
    for (const [index, item] of rest) results[index] = await work(item, index);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}

/** A started table with a person and a socket in every seat. */
export async function seatTable(address: string, game: string, seats: number): Promise<Player[]> {
  const tokens: string[] = [];
  for (let seat = 0; seat < seats; seat++) {
    tokens.push((await callServer(address, 'POST /guests', { body: { name: `Guest ${seat + 1}` } })).token);
  }
  const table = await makeTable(address, game, tokens);
  const players = await Promise.all(tokens.map((token) => new Player(address, token, table).watch()));
  await start(players);
  return players;
}

/** Another table of the same people, when the game at theirs is over. */
export async function seatAgain(address: string, game: string, players: readonly Player[]): Promise<void> {
  const tokens = players.map(({ token }) => token);
  const table = await makeTable(address, game, tokens);
  await Promise.all(players.map((player) => player.moveTo(table)));
  await start(players);
}

async function makeTable(address: string, game: string, tokens: readonly string[]): Promise<string> {
  const body = { game, players: tokens.length, seats: tokens.map((_, seat) => (seat === 0 ? 'me' : 'open')) };
  return (await callServer(address, 'POST /tables', { token: itemAt(tokens, 0), body })).table;
}

async function start(players: readonly Player[]): Promise<void> {
  for (const [seat, player] of players.entries()) if (seat > 0) await player.do({ kind: 'sit', seat });
  await itemAt(players, 0).do({ kind: 'start' });
}

import { itemAt } from '@grove/kernel';
import { callServer } from '@grove/e2e/call-server';
import { NodePlayer } from './player.ts';

const untilWatching = async (player: NodePlayer): Promise<void> => {
  while (!player.isWatching) await new Promise((resolve) => setTimeout(resolve, 5));
};

/** A started table of two whose clients are at different nodes. */
export async function seatTwo(addresses: readonly string[], index: number, game: string): Promise<NodePlayer[]> {
  const nodes = [index % addresses.length, (index + 1) % addresses.length];
  const tokens: string[] = [];
  for (const node of nodes)
    tokens.push((await callServer(itemAt(addresses, node), 'POST /guests', { body: { name: 'Guest' } })).token);
  const body = { game, players: 2, seats: ['me', 'open'] };
  const { table } = await callServer(itemAt(addresses, itemAt(nodes, 0)), 'POST /tables', { token: tokens[0], body });
  const players = nodes.map((node, seat) => new NodePlayer(addresses, node, itemAt(tokens, seat), table));
  players.forEach((player, seat) => player.avoid(itemAt(players, 1 - seat)));
  for (const player of players) await untilWatching(player);
  await itemAt(players, 1).do({ kind: 'sit', seat: 1 });
  await itemAt(players, 0).do({ kind: 'start' });
  return players;
}

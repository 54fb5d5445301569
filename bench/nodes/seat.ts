import { NodePlayer } from './player.ts';

async function post<Body>(address: string, path: string, body: object, token?: string): Promise<Body> {
  const answer = await fetch(`${address}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Body;
}

const untilWatching = async (player: NodePlayer): Promise<void> => {
  while (!player.isWatching) await new Promise((resolve) => setTimeout(resolve, 5));
};

/** A started table of two whose clients are at different nodes. */
export async function seatTwo(addresses: readonly string[], index: number, game: string): Promise<NodePlayer[]> {
  const nodes = [index % addresses.length, (index + 1) % addresses.length];
  const tokens: string[] = [];
  for (const node of nodes)
    tokens.push((await post<{ token: string }>(addresses[node], '/guests', { name: 'Guest' })).token);
  const plan = { game, players: 2, seats: ['me', 'open'] };
  const { table } = await post<{ table: string }>(addresses[nodes[0]], '/tables', plan, tokens[0]);
  const players = nodes.map((node, seat) => new NodePlayer(addresses, node, tokens[seat], table));
  players.forEach((player, seat) => player.avoid(players[1 - seat]));
  for (const player of players) await untilWatching(player);
  await players[1].do({ kind: 'sit', seat: 1 });
  await players[0].do({ kind: 'start' });
  return players;
}

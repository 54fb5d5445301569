import { Player } from './player.ts';

const AT_ONCE = 50;

/** Does so many things at once and no more. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item, index: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < items.length) {
      const index = next++;
      results[index] = await work(items[index], index);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}

async function post<Body>(address: string, path: string, body: object, token = ''): Promise<Body> {
  const answer = await fetch(`${address}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token !== '' && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Body;
}

/** A started table with a person and a socket in every seat. */
export async function seatTable(address: string, game: string, seats: number): Promise<Player[]> {
  const tokens: string[] = [];
  for (let seat = 0; seat < seats; seat++) {
    tokens.push((await post<{ token: string }>(address, '/guests', { name: `Guest ${seat + 1}` })).token);
  }
  const open = tokens.slice(1).map(() => 'open');
  const { table } = await post<{ table: string }>(
    address,
    '/tables',
    { game, players: seats, seats: ['me', ...open] },
    tokens[0],
  );
  const players = await Promise.all(tokens.map((token) => new Player(address, token, table).watch()));
  for (const [seat, player] of players.entries()) if (seat > 0) await player.do({ kind: 'sit', seat });
  await players[0].do({ kind: 'start' });
  return players;
}

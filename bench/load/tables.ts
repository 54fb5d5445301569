import { itemAt } from '@grove/kernel';
import { callServer } from '@grove/e2e/call-server';
import { LoadedTable, type StartedTable } from './loaded-table.ts';
import { Player } from './player.ts';
import { type PreparedGame, prepareGames } from './prepared-games.ts';

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

/** Seats people at a server's tables, to play games that were prepared. */
export class Seating {
  readonly #address: string;
  readonly #game: string;
  readonly #seats: number;
  readonly #games: ReadonlyMap<string, PreparedGame>;
  /** The next tables of the people at a table. */
  readonly #next = new Map<LoadedTable, StartedTable[]>();

  constructor(address: string, game: string, seats: number) {
    this.#address = address;
    this.#game = game;
    this.#seats = seats;
    this.#games = prepareGames(game, seats);
  }

  /** How many steps the prepared games have, on average. */
  get gameLength(): number {
    const lengths = [...this.#games.values()].map(({ steps }) => steps.length);
    return Math.round(lengths.reduce((sum, length) => sum + length, 0) / lengths.length);
  }

  /** A started table with a person and a socket in every seat. */
  async seat(): Promise<LoadedTable> {
    const tokens: string[] = [];
    for (let seat = 0; seat < this.#seats; seat++) {
      tokens.push((await callServer(this.#address, 'POST /guests', { body: { name: `Guest ${seat + 1}` } })).token);
    }
    const id = await this.#makeTable(tokens);
    const table = new LoadedTable(
      await Promise.all(tokens.map((token) => new Player(this.#address, token, id).watch())),
    );
    table.begin(await this.#start(table.players, id));
    return table;
  }

  /**
   * Makes further tables of the same people for so many moves, before anything is measured: to make one is as much work as nine moves, and the
   * peer plays one endless game.
   */
  async prepare(table: LoadedTable, moves: number): Promise<void> {
    const tables: StartedTable[] = [];
    for (let steps = 0; steps < moves;) {
      const started = await this.#startAnother(table);
      tables.push(started);
      steps += started.game.steps.length;
    }
    this.#next.set(table, tables);
  }

  /** Another table of the same people, when the game at theirs is over. */
  async seatAgain(table: LoadedTable): Promise<void> {
    const started = this.#next.get(table)?.shift() ?? (await this.#startAnother(table));
    await Promise.all(table.players.map((player) => player.moveTo(started.id)));
    table.begin(started);
  }

  async #startAnother({ players }: LoadedTable): Promise<StartedTable> {
    return this.#start(players, await this.#makeTable(players.map(({ token }) => token)));
  }

  async #makeTable(tokens: readonly string[]): Promise<string> {
    const seats = tokens.map((_, seat) => (seat === 0 ? 'me' : 'open'));
    const body = { game: this.#game, players: tokens.length, seats };
    return (await callServer(this.#address, 'POST /tables', { token: itemAt(tokens, 0), body })).table;
  }

  async #start(players: readonly Player[], id: string): Promise<StartedTable> {
    for (const [seat, player] of players.entries()) if (seat > 0) await player.do({ kind: 'sit', seat }, id);
    const number = await itemAt(players, 0).do({ kind: 'start' }, id);
    const { commitment } = await callServer(this.#address, 'GET /tables/:table/deal', { params: { table: id } });
    const game = this.#games.get(commitment ?? '');
    if (game === undefined || number === undefined) throw new Error(`table ${id} has no game that was prepared`);
    return { id, game, number };
  }
}

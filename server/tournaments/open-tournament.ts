import { itemAt } from '@grove/kernel';
import { evolve, openTournament, overdueTables, type Tournament, type TournamentTable } from '@grove/tournaments';
import type { StoredTournament, TournamentDetails, TournamentEntry } from '../store/store.ts';
import { tableIdOf } from './table-identity.ts';

/** A table whose game is to be played, with where it is played. */
export interface LiveTable {
  readonly id: string;
  readonly round: number;
  readonly table: TournamentTable;
}

/** A tournament as its log makes it, with what the server adds to the core: names, and where its tables are played. */
export class OpenTournament {
  readonly id: string;
  readonly details: TournamentDetails;
  readonly createdAt: number;
  readonly names = new Map<string, string>();
  /** Since when somebody waits to be paired. */
  readonly waitingSince = new Map<string, number>();
  /** The ids of all tables that were ever paired; in a round that was paired again, also of those that nobody plays at now. */
  readonly tableIds: string[] = [];
  /** Tables that are known to be there, those whose game is known to be over, and those of which nothing is held back any more. */
  readonly madeTables = new Set<string>();
  readonly endedTables = new Set<string>();
  readonly unsealedTables = new Set<string>();
  /** The last reminder of games that are overdue. */
  remindedAt = 0;
  #state: Tournament;
  #number = 1;
  /** By the number of the round: the entry that paired it last. */
  readonly #pairedBy = new Map<number, number>();
  readonly #ids = new Map<string, string>();
  #byTable = new Map<string, TournamentTable>();

  constructor(id: string, { details, entries }: StoredTournament) {
    const first = itemAt(entries, 0).event;
    this.id = id;
    this.details = details;
    this.createdAt = first.at;
    this.#state = openTournament(first);
    this.apply(entries.slice(1));
  }

  get state(): Tournament {
    return this.#state;
  }

  /** Of the last entry. */
  get number(): number {
    return this.#number;
  }

  get isOver(): boolean {
    return this.#state.phase === 'ended' || this.#state.phase === 'cancelled';
  }

  /** Whether results and deals are held back, since others may still play them. */
  get isSealed(): boolean {
    return this.#state.settings.format.kind === 'duplicate' && !this.isOver;
  }

  apply(entries: readonly TournamentEntry[]): void {
    for (const { number, event, name } of entries) {
      this.#state = evolve(this.#state, event);
      this.#number = number;
      if (event.kind === 'registered' && name !== undefined) this.names.set(event.entrant.id, name);
      if (event.kind === 'waiting') this.waitingSince.set(event.entrant, event.at);
      if (event.kind === 'round-paired') this.#pair(event.round, number);
    }
    if (entries.length > 0) this.#byTable = this.#indexTables();
  }

  tableId(round: number, table: number): string {
    const entry = this.#pairedBy.get(round) ?? 0;
    const key = `${entry} ${table}`;
    const id = this.#ids.get(key) ?? tableIdOf(this.details.secret, entry, table);
    this.#ids.set(key, id);
    return id;
  }

  /** The table of the present pairing that is played under an id. */
  tableAt(id: string): TournamentTable | undefined {
    return this.#byTable.get(id);
  }

  /** Tables whose game is to be played now. */
  liveTables(): LiveTable[] {
    if (this.#state.phase !== 'running') return [];
    return this.#state.rounds
      .filter(({ isOver }) => !isOver)
      .flatMap(({ number, tables }) =>
        tables
          .filter(({ result }) => result === null)
          .map((table) => ({ id: this.tableId(number, table.number), round: number, table })),
      );
  }

  /** Those that are played though the time of the tournament is over. */
  overdueTables(now: number): LiveTable[] {
    const numbers = new Set(overdueTables(this.#state, now).map(({ number }) => number));
    return numbers.size === 0 ? [] : this.liveTables().filter(({ table }) => numbers.has(table.number));
  }

  /** Where somebody is to play now. */
  tableOf(entrant: string): string | null {
    return this.liveTables().find(({ table }) => table.seats.includes(entrant))?.id ?? null;
  }

  #pair(round: number, number: number): void {
    this.#pairedBy.set(round, number);
    const paired = this.#state.rounds.find((one) => one.number === round);
    for (const table of paired?.tables ?? []) this.tableIds.push(this.tableId(round, table.number));
  }

  #indexTables(): Map<string, TournamentTable> {
    return new Map(
      this.#state.rounds.flatMap(({ number, tables }) =>
        tables.map((table) => [this.tableId(number, table.number), table] as const),
      ),
    );
  }
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadedTable } from './loaded-table.ts';
import { load, type LoadReport } from './measure.ts';
import { type Started, startProgram, stopProgram } from './process.ts';
import { inParallel, Seating } from './tables.ts';

export interface Setup {
  readonly game: string;
  readonly tables: number;
  readonly seats: number;
}

export type Figures = Record<'megabytes' | 'processor' | 'sockets' | 'tables' | 'errors', number>;

/** A server of ours with people at its tables. */
export class OwnServer {
  readonly #data: string;
  readonly #program: Started;
  readonly #seating: Seating;
  readonly #seated: readonly LoadedTable[];

  private constructor(data: string, program: Started, seating: Seating, seated: readonly LoadedTable[]) {
    this.#data = data;
    this.#program = program;
    this.#seating = seating;
    this.#seated = seated;
  }

  /** @param moves for so many at all tables together further games are prepared before anything is measured */
  static async open({ game, tables, seats }: Setup, moves: number): Promise<OwnServer> {
    const data = mkdtempSync(join(tmpdir(), 'grove-load-'));
    writeFileSync(join(data, 'index.html'), '');
    const program = await startProgram('./server.ts', data, data);
    const seating = new Seating(String(program.said.address), game, seats);
    const seated = await inParallel(Array.from({ length: tables }), () => seating.seat());
    await inParallel(seated, (table) => seating.prepare(table, moves / tables));
    return new OwnServer(data, program, seating, seated);
  }

  /** How many steps the games have, on average. */
  get gameLength(): number {
    return this.#seating.gameLength;
  }

  /** @param rate moves a second; undefined for as many as possible */
  load(seconds: number, rate: number | undefined): Promise<LoadReport> {
    return load(this.#seated, { seconds, rate, again: (table) => this.#seating.seatAgain(table) });
  }

  /** What the server tells of itself. */
  async figures(): Promise<Figures> {
    const text = await (await fetch(`${String(this.#program.said.address)}/metrics`)).text();
    const figure = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
    return {
      megabytes: Math.round(figure('grove_resident_bytes') / 1e6),
      processor: figure('grove_processor_seconds'),
      sockets: figure('grove_sockets'),
      tables: figure('grove_tables_open'),
      errors: figure('grove_errors_total'),
    };
  }

  /** Of all its threads, in microseconds. */
  async processorTime(): Promise<number> {
    return (await this.figures()).processor * 1e6;
  }

  async close(): Promise<void> {
    for (const { players } of this.#seated) for (const player of players) player.close();
    await stopProgram(this.#program);
    rmSync(this.#data, { recursive: true, force: true });
  }
}

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProgram, stopProgram } from '../load/process.ts';

/** Milliseconds of one tick of the processor's time in `/proc`. */
const TICK = 10;

/** A server in a process of its own that holds a tournament, and what it costs. */
export class HoldingServer {
  readonly #data: string;
  readonly #program: Awaited<ReturnType<typeof startProgram>>;

  private constructor(data: string, program: Awaited<ReturnType<typeof startProgram>>) {
    this.#data = data;
    this.#program = program;
  }

  /** @param pause milliseconds for which bots think about a move */
  static async start(pause = '0'): Promise<HoldingServer> {
    const data = mkdtempSync(join(tmpdir(), 'grove-bench-'));
    return new HoldingServer(data, await startProgram('../tournaments/server.ts', data, data, pause));
  }

  get address(): string {
    return `${String(this.#program.said.address)}/api/v1`;
  }

  /** Milliseconds of the processor that it has used so far. */
  get cpu(): number {
    const fields = readFileSync(`/proc/${this.#program.child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * TICK;
  }

  async ask<Body>(method: 'GET' | 'POST' | 'PUT', path: string, body?: object, token?: string): Promise<Body> {
    const headers = {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await fetch(`${this.address}${path}`, { method, headers, ...sent });
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return (answer.status === 204 ? undefined : await answer.json()) as Body;
  }

  async stop(): Promise<void> {
    await stopProgram(this.#program);
    rmSync(this.#data, { recursive: true, force: true });
  }
}

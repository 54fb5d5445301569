import { itemAt } from '@grove/kernel';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NatsServer } from '../../scripts/services/nats.ts';
import { PostgresServer } from '../../scripts/services/postgres.ts';
import { freePort } from '../../scripts/services/process.ts';
import { type Started, startProgram, stopProgram } from '../load/process.ts';

/** Real PostgreSQL and NATS on loopback, as durable as they are for real, and several nodes on them. */
export class Cluster {
  readonly postgres: PostgresServer;
  readonly nats: NatsServer;
  readonly addresses: readonly string[];
  readonly #ports: readonly number[];
  readonly #nodes: Started[] = [];
  readonly #webRoot: string;

  private constructor(postgres: PostgresServer, nats: NatsServer, ports: readonly number[]) {
    this.postgres = postgres;
    this.nats = nats;
    this.#ports = ports;
    this.addresses = ports.map((port) => `http://127.0.0.1:${port}`);
    this.#webRoot = mkdtempSync(join(tmpdir(), 'grove-nodes-'));
    writeFileSync(join(this.#webRoot, 'index.html'), '');
  }

  static async start(count: number): Promise<Cluster> {
    const [postgres, nats] = await Promise.all([PostgresServer.start(), NatsServer.start()]);
    const ports: number[] = [];
    for (let i = 0; i < count; i++) ports.push(await freePort());
    const cluster = new Cluster(postgres, nats, ports);
    for (let i = 0; i < count; i++) await cluster.startNode(i);
    return cluster;
  }

  async startNode(index: number): Promise<void> {
    const args = [String(this.#ports[index]), this.postgres.url, this.nats.url, this.#webRoot];
    this.#nodes[index] = await startProgram('../nodes/node.ts', ...args);
  }

  /** As if its machine had lost its power. */
  killNode(index: number): void {
    itemAt(this.#nodes, index).child.kill('SIGKILL');
  }

  async stop(): Promise<void> {
    await Promise.all(this.#nodes.map((node) => stopProgram(node)));
    await this.nats.stop();
    await this.postgres.remove();
    rmSync(this.#webRoot, { recursive: true, force: true });
  }
}

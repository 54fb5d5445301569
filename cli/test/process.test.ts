import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { fileWith } from './grove.ts';

const COMMAND = fileURLToPath(new URL('../grove.mjs', import.meta.url));
const run = promisify(execFile);

test('the command starts as a program and lists what it can do', async () => {
  const { stdout } = await run(process.execPath, [COMMAND, '--help']);
  for (const command of ['serve', 'replay', 'score', 'sim', 'play', 'bench']) expect(stdout).toContain(`  ${command} `);
});

test('bad input gives exit code 1, one line on standard error and nothing on standard output', async () => {
  const file = fileWith('bad.json', '[');
  const failed = run(process.execPath, [COMMAND, 'replay', file, '--json']);
  await expect(failed).rejects.toMatchObject({
    code: 1,
    stdout: '',
    stderr: `grove: ${file}: not valid JSON, line 1 column 2: Unexpected end of JSON input\n`,
  });
});

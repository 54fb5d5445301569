import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../lib/root.mjs';

/**
 * The linter ignores a pattern that it cannot read, without a word. So every arrow is tried: files with one import
 * each, in a folder of their own with a copy of the configuration.
 */
const forbidden: readonly (readonly [file: string, imported: string])[] = [
  ['kernel/a.ts', 'node:fs'],
  ['kernel/match/a.ts', '@grove/games'],
  ['kernel/a.ts', '@grove/bots'],
  ['games/oak/rules/a.ts', 'node:crypto'],
  ['games/oak/rules/deep/a.ts', '@grove/bots'],
  ['games/oak/rules/a.ts', '@grove/server'],
  ['games/oak/rules/a.ts', '../bot/greedy.ts'],
  ['games/oak/rules/a.ts', '../board/board.tsx'],
  ['games/oak/material/a.ts', '@grove/games'],
  ['games/oak/words/a.ts', '../test/helper.ts'],
  ['games/oak/bot/a.ts', 'node:worker_threads'],
  ['games/oak/bot/a.ts', '@grove/server'],
  ['games/oak/board/a.tsx', '@grove/web'],
  ['games/oak/board/a.ts', '@grove/table'],
  ['games/oak/rules/a.ts', '@grove/game-kit/board'],
  ['bots/a.ts', '@grove/games'],
  ['bots/a.ts', '@grove/game-kit/guide'],
  ['game-kit/board/a.tsx', '@grove/games'],
  ['game-kit/guide/a.ts', 'node:fs'],
  ['game-kit/a.ts', '@grove/web'],
  ['game-kit/a.ts', '@grove/table'],
  ['bots/tournament/a.ts', 'node:os'],
  ['table/a.ts', '@grove/server'],
  ['table/a.ts', '@grove/bots'],
  ['table/a.ts', '@grove/protocol'],
  ['protocol/a.ts', '@grove/table'],
  ['protocol/a.ts', 'node:fs'],
  ['games/oak/rules/a.ts', '@grove/protocol'],
  ['games/oak/board/a.ts', '@grove/protocol'],
  ['web/a.ts', '@grove/server'],
  ['web/pages/a.tsx', 'node:path'],
  ['web/a.ts', '@grove/table'],
  ['web/a.ts', '@grove/protocol'],
  ['web/a.ts', 'typebox'],
  ['server/a.ts', '@grove/cli'],
  ['server/a.ts', '@grove/web'],
  ['server/limits/a.ts', '../http/errors.ts'],
  ['server/tables/a.ts', '../api/context.ts'],
  ['server/store/sqlite/a.ts', '../../socket/route.ts'],
  ['server/tables/a.ts', '@grove/web'],
];

const allowed: readonly (readonly [file: string, imported: string])[] = [
  ['kernel/b.ts', './game.ts'],
  ['games/oak/rules/b.ts', '@grove/kernel'],
  ['games/oak/bot/b.ts', '@grove/bots'],
  ['games/oak/board/b.tsx', '../rules/index.ts'],
  ['games/oak/board/b.tsx', '@grove/game-kit/board/question'],
  ['game-kit/guide/b.ts', '@grove/kernel'],
  ['bots/b.ts', '@grove/kernel'],
  ['table/b.ts', '@grove/kernel'],
  ['web/b.tsx', '@grove/games'],
  ['web/b.ts', '@grove/kernel'],
  ['web/b.ts', '@grove/table/core'],
  ['game-kit/board/b.ts', '@grove/table/core'],
  ['web/b.ts', '@grove/protocol/request'],
  ['server/b.ts', '@grove/protocol'],
  ['bench/b.ts', '@grove/protocol/request'],
  ['server/b.ts', '@grove/table'],
  ['server/b.ts', 'node:fs'],
  ['server/b.ts', './api/routes.ts'],
  ['server/socket/b.ts', '../http/errors.ts'],
  ['server/tables/b.ts', '../limits/limits.ts'],
  ['cli/b.ts', '@grove/server'],
];

/** The files in which the linter found a restricted import. */
function refused(cases: readonly (readonly [string, string])[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'grove-arrows-'));
  cpSync(join(ROOT, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  const files = cases.map(([file, imported], i) => {
    const path = file.replace(/(\w+)(\.tsx?)$/, `$1${i}$2`);
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `import * as it from '${imported}';\nexport const that = it;\n`);
    return path;
  });
  const found = diagnostics(folder);
  return cases.flatMap(([file, imported], i) => (found.includes(files[i]) ? [`${file} imports ${imported}`] : []));
}

function diagnostics(folder: string): string[] {
  const oxlint = join(ROOT, 'node_modules', 'oxlint', 'bin', 'oxlint');
  const args = [oxlint, '--format=json', '-A', 'all', '-D', 'no-restricted-imports'];
  let output: string;
  try {
    output = execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    output = (error as { stdout: string }).stdout;
  }
  const { diagnostics: list } = JSON.parse(output) as { diagnostics: { code: string; filename: string }[] };
  return list.filter(({ code }) => code.includes('no-restricted-imports')).map(({ filename }) => filename);
}

test('every import against an arrow is refused', () => {
  expect(refused(forbidden)).toEqual(forbidden.map(([file, imported]) => `${file} imports ${imported}`));
});

test('every import along an arrow is allowed', () => {
  expect(refused(allowed)).toEqual([]);
});

import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { itemAt } from '@grove/kernel';
import { expect, test } from 'vitest';
import { ROOT } from '../lib/root.mjs';

type Case = readonly [file: string, imported: string];

/** Of its own game each folder may import these others. */
const INSIDE: Readonly<Record<string, readonly string[]>> = {
  material: [],
  rules: ['material'],
  words: ['material', 'rules'],
  bot: ['material', 'rules'],
  guide: ['material', 'rules', 'words'],
  rulebook: ['words'],
  examples: ['material', 'rules', 'words'],
  board: ['material', 'rules', 'words', 'bot', 'guide', 'rulebook', 'examples'],
};

const FOLDERS = Object.keys(INSIDE);

/** An import of every folder by every other, from its top and from deeper inside. */
const inside = (isAllowed: boolean): Case[] =>
  FOLDERS.flatMap((from) =>
    [...FOLDERS, 'test']
      .filter((to) => to !== from && itemAt(INSIDE, from).includes(to) === isAllowed)
      .flatMap((to): Case[] => [
        [`games/oak/${from}/a.ts`, `../${to}/index.ts`],
        [`games/oak/${from}/deep/a.ts`, `../../${to}/index.ts`],
      ]),
  );

/**
 * The linter ignores a pattern that it cannot read, without a word. So every arrow is tried: files with one import
 * each, in a folder of their own with the same configuration.
 */
const forbidden: readonly Case[] = [
  ...inside(false),
  ['kernel/a.ts', 'node:fs'],
  ['kernel/match/a.ts', '@grove/games'],
  ['kernel/a.ts', '@grove/bots'],
  ['games/oak/rules/a.ts', 'node:crypto'],
  ['games/oak/rules/deep/a.ts', '@grove/bots'],
  ['games/oak/rules/a.ts', '@grove/server'],
  ['games/oak/material/a.ts', '@grove/games'],
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
  ['tournaments/a.ts', '@grove/table'],
  ['tournaments/pairing/a.ts', 'node:fs'],
  ['game-kit/a.ts', '@grove/tournaments'],
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
  ['games/oak/words/a.ts', '@grove/games'],
  ['games/oak/words/a.ts', '@grove/server'],
  ['games/oak/guide/a.ts', '@grove/web'],
  ['games/oak/rulebook/a.ts', '@grove/bots'],
  ['games/oak/module.ts', '@grove/server'],
  ['games/oak/manifest.ts', '@grove/table'],
  ['game-kit/a.ts', '@grove/laboratory'],
  ['web/a.ts', '@grove/games/oak/rules'],
  ['server/a.ts', '@grove/games/oak/rules'],
  ['server/tables/a.ts', '@grove/games/oak/bot'],
  ['cli/commands/a.ts', '@grove/games/oak/words'],
];

/** Packages and games are entered by their doors, by tests as well. */
const besideDoors: readonly Case[] = [
  ['laboratory/a.ts', '@grove/games/oak/bot/weights.ts'],
  ['e2e/a.ts', '@grove/games/oak/rules/solo'],
  ['server/test/a.ts', '@grove/games/oak/rules/index.ts'],
  ['web/test/deep/a.ts', '@grove/games/oak/words/screen/index.ts'],
  ['games/test/a.ts', '@grove/kernel/match/match.ts'],
  ['bench/a.ts', '@grove/server/app.ts'],
  ['scripts/a.ts', '@grove/games/index.ts'],
  ['cli/a.ts', '../server/index.ts'],
  ['cli/commands/a.ts', '../../kernel/index.ts'],
  ['web/online/table/a.tsx', '../../../games/oak/board/screen.tsx'],
  ['server/store/sqlite/test/a.ts', '../../../../games/test/helper.ts'],
  ['games/oak/rules/a.ts', '../../elm/rules/index.ts'],
  ['games/oak/board/deep/a.tsx', '../../../elm/board/screen.tsx'],
  ['games/oak/test/a.ts', '../../elm/rules/index.ts'],
  ['games/oak/manifest.ts', '../elm/manifest.ts'],
  ['games/oak/bot/a.ts', '../../../kernel/index.ts'],
];

const allowed: readonly Case[] = [
  ...inside(true),
  ['kernel/b.ts', './game.ts'],
  ['games/oak/rules/b.ts', '@grove/kernel'],
  ['games/oak/bot/b.ts', '@grove/bots'],
  ['games/oak/board/b.tsx', '@grove/game-kit/board/question'],
  ['game-kit/guide/b.ts', '@grove/kernel'],
  ['bots/b.ts', '@grove/kernel'],
  ['table/b.ts', '@grove/kernel'],
  ['tournaments/b.ts', '@grove/kernel'],
  ['server/b.ts', '@grove/tournaments'],
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
  ['games/oak/manifest.ts', './board/screen.tsx'],
  ['games/oak/module.ts', '@grove/game-kit'],
  ['games/index.ts', './oak/manifest.ts'],
  ['games/test/b.ts', '../oak/words/screen/index.ts'],
  ['games/oak/test/b.ts', '../board/deep/model.ts'],
  ['games/oak/words/b.ts', '@grove/game-kit'],
  ['laboratory/b.ts', '@grove/games/oak/bot'],
  ['server/test/b.ts', '@grove/games/oak/rules'],
  ['server/api/b.ts', '../bots/pool.ts'],
  ['web/review/b.ts', '../bots/failures.ts'],
  ['web/online/table/b.tsx', '../../bots/open-client.ts'],
  ['web/b.ts', '@grove/games/loaded'],
  ['game-kit/b.ts', '@grove/protocol/languages'],
  ['e2e/b.ts', '../scripts/lib/root.mjs'],
];

interface Refused {
  readonly what: string;
  readonly message: string;
}

const nameOf = ([file, imported]: Case): string => `${file} imports ${imported}`;

/** The imports that the linter refuses, with what it says. */
function refused(cases: readonly Case[]): Refused[] {
  const folder = mkdtempSync(join(tmpdir(), 'grove-arrows-'));
  writeFileSync(join(folder, 'oxlint.config.ts'), `export { default } from '${join(ROOT, 'oxlint.config.ts')}';\n`);
  const files = cases.map(([file, imported], i) => {
    const path = file.replace(/(\w+)(\.tsx?)$/, `$1${i}$2`);
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), `import * as it from '${imported}';\nexport const that = it;\n`);
    return path;
  });
  const found = diagnostics(folder);
  return cases.flatMap((one, i) => {
    const messages = found.filter(({ filename }) => filename === files[i]).map(({ help }) => help);
    return messages.length === 0 ? [] : [{ what: nameOf(one), message: messages.join(' ') }];
  });
}

interface Diagnostic {
  readonly code: string;
  readonly filename: string;
  readonly help: string;
}

function diagnostics(folder: string): Diagnostic[] {
  const oxlint = join(ROOT, 'node_modules', 'oxlint', 'bin', 'oxlint');
  const args = [oxlint, '--format=json', '-A', 'all', '-D', 'no-restricted-imports'];
  let output: string;
  try {
    output = execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  } catch (error) {
    output = (error as { stdout: string }).stdout;
  }
  const { diagnostics: list } = JSON.parse(output) as { diagnostics: Diagnostic[] };
  return list.filter(({ code }) => code.includes('no-restricted-imports'));
}

test('every import against an arrow is refused', () => {
  expect(refused(forbidden).map(({ what }) => what)).toEqual(forbidden.map(nameOf));
});

test('every import that goes past a door is refused, and told the door', () => {
  const found = refused(besideDoors);
  expect(found.map(({ what }) => what)).toEqual(besideDoors.map(nameOf));
  expect(found.filter(({ message }) => !message.includes('@grove/'))).toEqual([]);
});

test('every import along an arrow is allowed', () => {
  expect(refused(allowed)).toEqual([]);
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { checks, contextFor } from '../../contract/index.ts';
import {
  checkPlaythrough,
  type Narrator,
  playthroughOf,
  readGoldens,
  regenerate,
} from '../../contract/golden/index.ts';
import { acorns, type AcornsTypes } from '../../contract/sample/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'golden-'));
const twoPlayers = join(folder, '1.0', '2-players.txt');
const sampleGolden = fileURLToPath(new URL('../../contract/sample/golden', import.meta.url));
const check = checks['golden games hold'];
const context = contextFor(acorns, { golden: folder, module: '', games: 1 });

const narrator: Narrator<AcornsTypes> = {
  event: ({ kind }) => (kind === 'revealed' ? undefined : kind),
  draw: ({ hand, round }) => `round ${round}\n\nhand ${hand.join(' ')}`,
};

afterAll(() => rmSync(folder, { recursive: true }));

/** Changes a file for the time of a test. */
function withFile(path: string, change: (text: string) => string, body: () => void): void {
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, change(text));
  body();
  writeFileSync(path, text);
}

test('a game without them fails and hears the command', () => {
  expect(() => check(acorns, context)).toThrow(
    'no golden game of rules 1.0 for 2 players. Make one: npm run golden acorns',
  );
});

test('are made for every player number, and only written when they change', () => {
  expect(regenerate(acorns, folder)).toHaveLength(3);
  expect(regenerate(acorns, folder)).toEqual([]);
  expect(() => check(acorns, context)).not.toThrow();
  const recordsIn = (folder: string) => Array.from(readGoldens(folder), ([name, { record }]) => [name, record]);
  expect(recordsIn(folder)).toEqual(recordsIn(sampleGolden));
});

test('what is told to people does not matter to the rules', () => {
  const retold = (text: string) => text.replaceAll(/^\|.*\n/gm, '').replaceAll('\n', '\n| told otherwise\n');
  withFile(twoPlayers, retold, () => expect(() => check(acorns, context)).not.toThrow());
});

test('tell what one seat hears of each turn, and draw what has changed on its table', () => {
  const { record } = readGoldens(folder).get('1.0/2-players.txt') ?? {};
  if (record === undefined) throw new Error('not made');
  const lines = playthroughOf(acorns, record, narrator).split('\n');
  expect(lines.slice(7, 16)).toEqual([
    '|       round 0',
    '|       hand 2 13 14',
    expect.stringMatching(/^ {2}3 [0-9a-f]{4} seat 1: choose oak14$/),
    '|   chosen',
    '|       hand 2 13',
    expect.stringMatching(/^ {2}4 [0-9a-f]{4} seat 2: choose oak15$/),
    '|   chose-secretly',
    '|       round 1',
    expect.stringMatching(/^ {2}2 [0-9a-f]{4} seat 2: choose oak18$/),
  ]);
});

test('the first line that differs is named', () => {
  expect(() => checkPlaythrough('a\nb\nc', 'a\nb\nd')).toThrow('line 3 differs\n  was c\n  is  d');
  expect(() => checkPlaythrough('a', 'a\nb')).toThrow('line after the last differs\n  was (no line)\n  is  b');
  expect(() => checkPlaythrough('a\nb', 'a\nb')).not.toThrow();
});

test('a result that does not fit is noticed', () => {
  withFile(
    twoPlayers,
    (text) => text.replace('winners: seat 2', 'winners: seat 1'),
    () => {
      expect(() => check(acorns, context)).toThrow(
        /2-players\.txt[^]*line \d+ differs\n {2}was winners: seat 1\n {2}is {2}winners: seat 2/,
      );
    },
  );
});

test('a game of released rules that would come to another end is not written anew', () => {
  writeFileSync(join(folder, 'released.json'), '["1.0"]');
  withFile(
    twoPlayers,
    (text) => text.replace('totals: 0 16', 'totals: 0 17'),
    () => expect(() => regenerate(acorns, folder)).toThrow('totals: 0 17'),
  );
  rmSync(join(folder, 'released.json'));
});

test('a record that has become illegal names its entry', () => {
  withFile(
    twoPlayers,
    (text) => text.replace('choose oak18', 'choose oak15'),
    () => expect(() => check(acorns, context)).toThrow('move 3 (seat 2: choose oak15): not in hand'),
  );
});

import { commitmentTo } from '@grove/kernel';
import { sampleModule } from '@grove/game-kit/sample/module';
import type { AcornsTypes } from '@grove/kernel/sample';
import { expect, test } from 'vitest';
import { fileWith, grove, sampleRecord } from './grove.ts';

const record = sampleRecord('oak');
const broken = { ...record, moves: [[1, 'choose oak99'], ...record.moves.slice(1)] };

test('a record gives one line with exactly the agreed keys, and winners counted from 1', async () => {
  const { code, out, err } = await grove(['replay', fileWith('game.json', record), '--json']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const result = JSON.parse(out);
  expect(Object.keys(result)).toEqual(['game', 'players', 'totals', 'winners', 'parts']);
  expect(result.game).toBe('acorns');
  expect(result.parts.map(({ bonus, prizes }: { bonus: number; prizes: number }) => bonus + prizes)).toEqual(
    result.totals,
  );
  const best = Math.max(...result.totals);
  expect(result.winners).toEqual([result.totals.indexOf(best) + 1]);
});

test('a list of records gives a line each, also from standard input', async () => {
  const { code, out } = await grove(['replay', '-', '--json'], [JSON.stringify([record, sampleRecord('elm')])]);
  expect(code).toBe(0);
  expect(
    out
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).game),
  ).toEqual(['acorns', 'acorns']);
});

test('the first bad record of a list stops the run; those before it are printed', async () => {
  const file = fileWith('games.json', [record, broken, record]);
  const { code, out, err } = await grove(['replay', file, '--json']);
  expect(code).toBe(1);
  expect(out.trimEnd().split('\n')).toHaveLength(1);
  expect(err).toBe(`grove: ${file}[1]: move 1 (seat 1: choose oak99): not in hand (A1, card 99)\n`);
});

test('without --json the seats are shown for people', async () => {
  const { out } = await grove(['replay', fileWith('game.json', record)]);
  expect(out).toMatch(/acorns/);
  expect(out).toMatch(/seat 1 +\d+ .*bonus \d; prizes \d+/);
  expect(out.match(/wins/g)).toHaveLength(1);
});

test('a game that has not ended has no winner and says so', async () => {
  const { out } = await grove(['replay', fileWith('game.json', { ...record, moves: record.moves.slice(0, 2) })]);
  expect(out).toMatch(/not finished/);
  expect(out).not.toMatch(/wins/);
});

test('a game that nobody won is finished all the same', async () => {
  const { game } = sampleModule;
  const lost = { ...game, result: (state: AcornsTypes['State']) => ({ ...game.result(state), winners: [] }) };
  const { out } = await grove(['replay', fileWith('game.json', record)], [], {
    gameModules: [{ ...sampleModule, game: lost }],
  });
  expect(out).not.toMatch(/not finished|wins/);
});

test.each([
  ['a file that is not there', ['replay', '/nowhere/x.json'], /^grove: \/nowhere\/x\.json: there is no such file\n$/],
  ['a folder', ['replay', '/'], /^grove: \/: this is a folder, not a file\n$/],
  ['an unknown option', ['replay', 'x.json', '--jsom'], /^grove: unknown option '--jsom' \(Did you mean --json\?\)\n$/],
  ['a missing argument', ['replay'], /^grove: missing required argument 'file'\n$/],
  ['an unknown command', ['repaly'], /^grove: unknown command 'repaly' \(Did you mean replay\?\)\n$/],
])('%s gives one clear line', async (_what, args, line) => {
  const { code, out, err } = await grove(args);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(line);
});

test.each([
  ['{"game":\n "acorns",\n oops}', 'line 3 column 2'],
  ['[1, 2', 'line 1 column 6'],
  ['', 'line 1 column 1'],
  ['{"a":"b\nc"}', 'line 1 column 8'],
  ['[1,\n2,\n]', 'line 3 column 1'],
])('JSON that is not valid is said to be so, with its place: %j', async (text, place) => {
  const file = fileWith('bad.json', text);
  const { code, err } = await grove(['replay', file]);
  expect(code).toBe(1);
  expect(err.startsWith(`grove: ${file}: not valid JSON, ${place}: `)).toBe(true);
  expect(err.split('\n')).toHaveLength(2);
});

test.each([
  [{ ...record, game: 'chess' }, 'unknown game "chess" (known games: acorns)'],
  [{ ...record, players: 9 }, 'set-up: acorns is for 2 to 4 players, not 9'],
  [{ ...record, options: { winner: 'nobody' } }, 'set-up: option winner: "nobody" is not one of highest, lowest'],
  [{ ...record, moves: [[1]] }, '"moves[0]" must be a pair of seat number and text, such as [1, "take snow-lake"]'],
  [{ ...record, moves: [[7, 'choose oak1']] }, 'move 1 (seat 7: choose oak1): seats go from 1 to 2'],
  [
    { ...record, rules: '9.9' },
    'set-up: acorns was played with newer rules (9.9); this Grove knows them up to 1.0: update it',
  ],
  [7, 'a record must be a JSON object'],
])('a record that cannot be replayed is refused with the reason (%#)', async (bad, reason) => {
  const file = fileWith('bad.json', bad);
  const { code, out, err } = await grove(['replay', file, '--json']);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toBe(`grove: ${file}: ${reason}\n`);
});

test('a text with line breaks and signals to the terminal is quoted in one plain line', async () => {
  const file = fileWith('bad.json', { ...record, moves: [[1, 'choose\r\noak1\u2028\u001b[2Jx\u0085y']] });
  const { code, err } = await grove(['replay', file, '--json']);
  expect(code).toBe(1);
  expect(err.startsWith(`grove: ${file}: move 1 (seat 1: choose oak1 [2Jx y): `)).toBe(true);
  expect(err).toMatch(/^[^\p{Cc}\p{Zl}\p{Zp}]+\n$/u);
});

test('--commitment checks the seed against what was published at the start', async () => {
  const file = fileWith('game.json', record);
  const kept = commitmentTo('oak');
  expect((await grove(['replay', file, '--json', '--commitment', kept])).code).toBe(0);
  const { code, err } = await grove(['replay', file, '--json', '--commitment', commitmentTo('elm')]);
  expect(code).toBe(1);
  expect(err).toContain(`the seed is not the one that was promised: its SHA-256 is ${kept}`);
});

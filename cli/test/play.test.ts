import { readFileSync } from 'node:fs';
import { itemAt, Match, SeededChance } from '@grove/kernel';
import { sampleModule } from '@grove/game-kit/sample/module';
import { expect, test } from 'vitest';
import { fileWith, grove } from './grove.ts';

const SEED = 'oak';
const hand = (seat: number) => new Match(sampleModule.game, 2, {}, SeededChance.from(SEED)).view(seat).hand;
const choices = (seat: number) => hand(seat).map((card) => `choose oak${card}`);
const play = (typed: string[], ...more: string[]) => grove(['play', 'acorns', '--seed', SEED, ...more], typed);

test('a game against a bot to its end, with the record', async () => {
  const record = fileWith('record.json', '');
  const { code, out } = await play(choices(0), '--seats', 'me,random', '--record', record);
  expect(code).toBe(0);
  expect(out).toMatch(/Seat 1: Choose a card/);
  expect(out).toMatch(/Seat 1 chose oak\d+/);
  expect(out).toMatch(/Seat 2 \(random\) chose a card/);
  expect(out.match(/wins$/gm)).toHaveLength(1);
  const replayed = await grove(['replay', record, '--json']);
  expect(JSON.parse(replayed.out).winners).toHaveLength(1);
  expect(JSON.parse(readFileSync(record, 'utf8')).moves).toHaveLength(6);
});

test('? lists exactly the legal steps', async () => {
  const { out } = await play(['?']);
  expect(out.match(/^ {2}choose oak\d+$/gm)?.map((line) => line.trim())).toEqual(choices(0));
});

test('several people share the keyboard, each with their own hand', async () => {
  const { out } = await play([itemAt(choices(0), 0)], '--seats', 'me,me');
  const [first, second] = out.split('Seat 2: Choose a card');
  expect(first).toContain(
    `your hand  ${hand(0)
      .map((card) => `oak${card}`)
      .join(' ')}`,
  );
  expect(first).toContain(
    `your hand  ${hand(1)
      .map((card) => `oak${card}`)
      .join(' ')}`,
  );
  expect(second).toBeDefined();
  expect(out).toContain('Seat 1 chose a card');
});

test('at a terminal the screen is emptied before the next person looks', async () => {
  const args = ['play', 'acorns', '--seed', SEED, '--seats', 'me,me'];
  const { out } = await grove(args, [itemAt(choices(0), 0), '', itemAt(choices(1), 0)], { interactive: true });
  const [before, after] = out.split('\u001B[2J');
  expect(before).not.toContain('Seat 2: Choose');
  expect(after).toMatch(/Seat 2: press Enter when only you can see the screen [^]*Seat 2: Choose a card/);
});

test('a refused move is explained in the language that was asked for', async () => {
  expect((await play(['choose oak99'])).out).toContain('You do not hold oak99.');
  expect((await play(['choose oak99'], '--lang', 'de')).out).toContain('Du hast oak99 nicht auf der Hand.');
  expect((await play(['dance'])).out).toMatch(/“dance” is not a move here\. Try something like: choose oak\d/);
  expect((await play(['dance'], '--lang', 'fr')).out).toContain('«\u00A0dance\u00A0» n’est pas un coup possible ici.');
});

test('undo says when there is nothing to take back', async () => {
  expect((await play(['undo'])).out).toContain('There is nothing you can undo.');
  expect((await play(['undo'], '--lang', 'es')).out).toContain('No hay nada que deshacer.');
});

test('with --json everything that happens is a line, and nothing secret is in it', async () => {
  const { out } = await play(choices(0), '--seats', 'me,greedy', '--json');
  const lines = out
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines[0].ask.moves).toEqual(choices(0));
  expect(lines[1]).toEqual({ played: { seat: 1, events: [{ kind: 'chose-secretly', seat: 0 }] } });
  expect(lines.at(-1).result.totals).toHaveLength(2);
});

test('options are read as text, as numbers and from files', async () => {
  const file = fileWith('winner.json', '"lowest"');
  expect((await play([], '--option', `winner=@${file}`)).code).toBe(0);
  expect((await play([], '--option', 'winner=true')).err).toContain('option winner: true is not one of');
  expect((await play([], '--option', 'colour=red')).err).toContain('option colour: unknown');
});

test.each([
  [['--lang', 'it'], "argument 'it' is invalid. Allowed choices are en, fr, de, es."],
  [['--seats', 'me,you'], 'unknown bot "you"'],
  [['--seats', 'me'], 'acorns is for 2 to 4 players, not 1'],
])('bad arguments %j give one clear line', async (args, reason) => {
  const { code, err } = await play([], ...args);
  expect(code).toBe(1);
  expect(err).toContain(reason);
  expect(err.split('\n')).toHaveLength(2);
});

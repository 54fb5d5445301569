import { gameModules } from '@grove/games/loaded';
import {
  itemAt,
  BadInput,
  type GameRecord,
  Match,
  playersNear,
  RecordingChance,
  recordOf,
  replay,
  SeededChance,
} from '@grove/kernel';
import { sampleModule } from '@grove/game-kit/sample/module';
import { acorns } from '@grove/kernel/sample';
import { expect, test } from 'vitest';
import { continueGame } from '../replay/continue-game.ts';
import { hrefOf, packRecord, readHash, unpackRecord } from '../replay/link.ts';
import { playRecord } from '../replay/play-record.ts';
import { readRecordFile } from '../replay/record-file.ts';
import { PERSON } from '../local-game/local-game.ts';

/** A finished game of the sample, with its chance as a seed or written down. */
function playedGame(isScripted = false): GameRecord {
  const chance = isScripted ? new RecordingChance(SeededChance.from('elm')) : SeededChance.from('elm');
  const match = new Match(acorns, 3, {}, chance);
  while (!match.over) {
    const seat = itemAt(acorns.waitingFor(match.state), 0);
    match.play(seat, itemAt(acorns.moves(match.state, seat), 0));
  }
  return recordOf(match, chance instanceof RecordingChance ? chance.script : { seed: 'elm' });
}

test('a link brings the record back to the letter, and is short', async () => {
  const record = playedGame();
  const packed = await packRecord(record);
  expect(await unpackRecord(packed)).toEqual(record);
  expect(packed).toMatch(/^[\w-]+$/);
  expect(packed.length).toBeLessThan(JSON.stringify(record).length);
});

test.each(['', '!!!', 'abcd'])('a damaged link says so: "%s"', async (text) => {
  await expect(unpackRecord(text)).rejects.toThrow(BadInput);
  await expect(unpackRecord(text)).rejects.toThrow('the link is damaged');
});

test('a link that was cut says so', async () => {
  const packed = await packRecord(playedGame());
  await expect(unpackRecord(packed.slice(0, -9))).rejects.toThrow('the link is damaged');
});

test('an address says where in the game, through whose eyes and against whom; seats count from 1', () => {
  const href = hrefOf('continue', { packed: 'AbC' }, { step: 12, viewer: 2, bot: 'greedy' });
  expect(href).toBe('/continue#game=AbC&step=12&as=3&bot=greedy');
  expect(readHash(href.slice(href.indexOf('#')))).toEqual({
    packed: 'AbC',
    names: [],
    viewpoint: { step: 12, viewer: 2, bot: 'greedy' },
  });
  expect(hrefOf('replay', { table: 'oak' })).toBe('/replay/table/oak');
  expect(hrefOf('review', { table: 'oak' }, { step: 0, viewer: 'public' })).toBe('/review/table/oak#step=0&as=public');
  expect(readHash('#step=0&as=public').viewpoint.viewer).toBe('public');
});

test('a link names those who played, where they are known', () => {
  const names = ['Ana & Bo', 'Greedy', 'ÖÄ #1'];
  const href = hrefOf('replay', { packed: 'AbC', names }, { step: 0, viewer: 1 });
  expect(readHash(href.slice(href.indexOf('#')))).toMatchObject({ packed: 'AbC', names, viewpoint: { viewer: 1 } });
});

test.each(['', '#', '#step=-3&as=0', '#step=x&as=y', '#step=1.5&as=1.5'])(
  'what makes no sense in an address is the beginning: "%s"',
  (hash) => {
    expect(readHash(hash).viewpoint).toMatchObject({ step: 0, viewer: 0 });
  },
);

const file = (text: string, size = text.length) => ({ size, text: () => Promise.resolve(text) });

test.each([
  ['', 'the file is empty'],
  ['no record', 'the file is not JSON'],
  ['[]', 'the file is a list without a record'],
  ['{"game":1}', '"game" must be the id of a game'],
  ['[{"game":"acorns","players":"two"}]', 'record 1: "players" must be a whole number'],
])('a file that is no record says why: %s', async (text, message) => {
  await expect(readRecordFile(file(text))).rejects.toThrow(message);
});

test('a file that is far too large is not even read', async () => {
  await expect(readRecordFile(file('', 6_000_000))).rejects.toThrow('6000000 bytes');
});

test('a record file is opened, alone or the first of a list', async () => {
  const record = playedGame();
  expect(await readRecordFile(file(JSON.stringify(record)))).toEqual(record);
  expect(await readRecordFile(file(JSON.stringify([record, { game: 1 }])))).toEqual(record);
});

test('a record with an illegal move says which', () => {
  const record = playedGame();
  const moves = record.moves.with(1, [2, '99']);
  expect(() => playRecord(sampleModule, { ...record, moves })).toThrow(/move 2 \(seat 2: 99\)/);
  expect(() => playRecord(sampleModule, { ...record, players: 9 })).toThrow(/set-up: acorns is for/);
});

test.each([false, true])(
  'a game is played on from any moment, and leaves a record that replays (script: %s)',
  (isScripted) => {
    const record = playedGame(isScripted);
    const played = playRecord(sampleModule, record);
    const table = continueGame(sampleModule, record, played, { step: 4, viewer: 1, bot: 'nobody' });
    expect(table.seating).toEqual(['sapling', PERSON, 'sapling']);
    expect(table.match.steps).toEqual(played.steps.slice(0, 4));
    expect(table.match.game.save(table.match.state)).toEqual(acorns.save(itemAt(played.positions, 4).state as never));
    while (!table.match.over) {
      const seat = table.turn ?? 0;
      table.answer(seat, acorns.moves(table.match.state as never, seat).at(-1));
    }
    expect(replay(acorns, table.record).over).toBe(true);
  },
);

test.each(gameModules)('a game of $game.id can be played on after half of it', ({ game, ...module }) => {
  const players = playersNear(game.players, 2);
  const match = new Match(game, players, {}, SeededChance.from('half'));
  const choice = SeededChance.from('half', 'choices');
  while (!match.over) {
    const seat = itemAt(game.waitingFor(match.state), 0);
    const moves = game.moves(match.state, seat);
    match.play(seat, moves[choice.pick(moves.length)]);
  }
  const record = recordOf(match, { seed: 'half' });
  const step = Math.floor(match.steps.length / 2);
  const played = playRecord({ game, ...module }, record);
  const table = continueGame({ game, ...module }, record, played, { step, viewer: 0 });
  expect(game.save(table.match.state)).toEqual(game.save(itemAt(played.positions, step).state));
});

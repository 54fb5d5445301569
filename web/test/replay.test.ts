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
import { seatingFor } from '../replay/sitting.ts';
import { beginAgain, begunGame } from '../local-game/begin-game.ts';
import type { LocalGame } from '../local-game/local-game.ts';
import { PERSON } from '../local-game/seating.ts';
import { isBegun, resumeGame, type SavedGame, saveGame } from '../local-game/saved-game.ts';

const SEATING = ['sapling', PERSON, 'tree'];

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
    seating: [],
    viewpoint: { step: 12, viewer: 2, bot: 'greedy' },
  });
  expect(hrefOf('replay', { table: 'oak' })).toBe('/replay/table/oak');
  expect(hrefOf('review', { table: 'oak' }, { step: 0, viewer: 'public' })).toBe('/review/table/oak#step=0&as=public');
  expect(readHash('#step=0&as=public').viewpoint.viewer).toBe('public');
});

test('a link says who played, where that is known', () => {
  const who = { names: ['Ana & Bo', 'Greedy', 'ÖÄ #1'], seating: SEATING };
  const href = hrefOf('replay', { packed: 'AbC', ...who }, { step: 0, viewer: 1 });
  expect(readHash(href.slice(href.indexOf('#')))).toMatchObject({ packed: 'AbC', ...who, viewpoint: { viewer: 1 } });
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
    const table = continueGame(sampleModule, record, played, { step: 4, seating: SEATING, href: '/replay' });
    expect(table.seating).toEqual(SEATING);
    expect(table.match.steps).toEqual(played.steps.slice(0, 4));
    expect(table.match.game.save(table.match.state)).toEqual(acorns.save(itemAt(played.positions, 4).state as never));
    while (!table.match.over) {
      const seat = table.turn ?? 0;
      table.answer(seat, acorns.moves(table.match.state as never, seat).at(-1));
    }
    expect(replay(acorns, table.record).over).toBe(true);
  },
);

test.each([false, true])(
  'a game that is played on is saved, found again as it stands, and begun again at its step (script: %s)',
  (isScripted) => {
    const record = playedGame(isScripted);
    const played = playRecord(sampleModule, record);
    const href = '/review#step=2';
    const game = continueGame(sampleModule, record, played, { step: 2, seating: SEATING, href });
    const playOn = (one: LocalGame) => {
      const seat = one.turn ?? 0;
      one.answer(seat, acorns.moves(one.match.state as never, seat).at(-1));
    };
    expect(isBegun(saveGame(game, 5))).toBe(false);
    for (let i = 0; i < 3; i++) playOn(game);
    const saved = JSON.parse(JSON.stringify(saveGame(game, 5))) as SavedGame;
    expect(isBegun(saved)).toBe(true);
    const found = resumeGame(sampleModule, saved);
    expect(found?.match.state).toEqual(game.match.state);
    expect(found?.branch).toEqual({ href, steps: 2 });
    expect(found?.record).toEqual(game.record);

    const address = beginAgain(game);
    const again = begunGame(address.split('/').at(-1) ?? '');
    expect(again?.match.steps).toEqual(played.steps.slice(0, 2));
    expect(again?.id).not.toBe(game.id);
    expect(again?.branch).toEqual(game.branch);
  },
);

test('a better line is played first, as far as what it draws allows it', () => {
  const record = playedGame(true);
  const played = playRecord(sampleModule, record);
  const { seat, move } = itemAt(played.steps, 4);
  const seating = Array.from({ length: record.players }, (_, other) => (other === seat ? PERSON : 'tree'));
  const line = [move, 'never legal'];
  const game = continueGame(sampleModule, record, played, { step: 4, seating, line, href: '/review' });
  expect(game.match.steps).toEqual(played.steps.slice(0, 5));
  expect(game.branch?.steps).toBe(5);
});

const SAT = { players: 3, bots: ['sapling', 'tree', 'ancient'], usual: 'sapling' };

test.each([
  ['the bots that sat there', { sat: [PERSON, 'tree', 'ancient'] }, { viewer: 0 }, [PERSON, 'tree', 'ancient']],
  [
    'another for all',
    { sat: [PERSON, 'tree', 'ancient'] },
    { viewer: 0, bot: 'sapling' },
    [PERSON, 'sapling', 'sapling'],
  ],
  ['seats changed with a bot', { sat: [PERSON, 'tree', 'ancient'] }, { viewer: 2 }, ['ancient', 'tree', PERSON]],
  ['a spectator', { sat: ['tree', PERSON, 'ancient'] }, { viewer: 'public' }, ['tree', PERSON, 'ancient']],
  ['people and unknown bots', { sat: [PERSON, PERSON, 'nobody'] }, { viewer: 1 }, ['sapling', PERSON, 'sapling']],
  ['nothing known', { sat: [] }, { viewer: 7, bot: 'nobody' }, ['sapling', 'sapling', PERSON]],
] as const)('playing on seats: %s', (_what, sat, viewpoint, seating) => {
  expect(seatingFor({ ...SAT, ...sat }, viewpoint)).toEqual(seating);
});

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
  const seating = Array.from({ length: players }, () => PERSON);
  const table = continueGame({ game, ...module }, record, played, { step, seating, href: '/replay' });
  expect(game.save(table.match.state)).toEqual(game.save(itemAt(played.positions, step).state));
});

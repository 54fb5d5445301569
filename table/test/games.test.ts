import { gameModules } from '@grove/games/loaded';
import { itemAt, playersNear, SeededChance } from '@grove/kernel';
import type { Person } from '@grove/protocol';
import { describe, expect, test } from 'vitest';
import { apply, byClock, checkpointOf, type Entry, resumeTable, tableOf, tableRecord } from '../index.ts';
import { stateText } from './scenario.ts';
import { anna, bert, cleo, dora, reasonOf, Scene } from './scene.ts';

const MOST_GAMES = 40;

/** A whole game with steps taken back now and then, freely or by consent, and time running out where the game has a timer. */
function playWholeGame(scene: Scene, people: readonly Person[], chance: SeededChance): void {
  for (let turn = 0; scene.table.data.phase === 'playing'; turn++) {
    const mover = people.find((person) => scene.moves(person).length > 0);
    if (mover === undefined) throw new Error('nobody can move');
    const moves = scene.moves(mover);
    scene.now += chance.pick(4000);
    scene.step(mover, itemAt(moves, chance.pick(moves.length)));
    if (scene.table.data.phase === 'playing') meddle(scene, people, chance, turn);
  }
}

function meddle(scene: Scene, people: readonly Person[], chance: SeededChance, turn: number): void {
  const one = itemAt(people, chance.pick(people.length));
  if (chance.pick(3) === 0) scene.try(one, { kind: 'undo' });
  // Not too often, or the game would never end.
  if (turn < 100 && chance.pick(8) === 0 && reasonOf(scene.try(one, { kind: 'ask-undo' })) === 'accepted') {
    for (const other of people) if (other !== one) scene.do(other, { kind: 'answer-undo', yes: true });
  }
  if (chance.pick(10) === 0) scene.pass(70_000);
}

/** The log alone, and what is after any checkpoint, lead to the same table. */
function compareRestored({ table, tableGame, log: entries }: Scene, chance: SeededChance): void {
  const whole = stateText(table);
  const log = JSON.parse(JSON.stringify(entries)) as Entry[];
  const again = tableOf(tableGame, log.slice(0, 3));
  const checkpoints = log.slice(3).map((entry) => {
    apply(again, entry);
    return chance.pick(50) === 0 ? JSON.stringify(checkpointOf(again)) : '';
  });
  expect(stateText(again)).toBe(whole);
  for (const [i, checkpoint] of checkpoints.entries()) {
    if (checkpoint === '') continue;
    const resumed = resumeTable(tableGame, JSON.parse(checkpoint));
    for (const entry of log.slice(4 + i)) apply(resumed, entry);
    expect(stateText(resumed)).toBe(whole);
  }
  expect(tableRecord(table)?.moves.length).toBeGreaterThan(5);
}

describe.each(gameModules.map((module) => [module.game.id, module] as const))('a table of %s', (id, { game, bots }) => {
  const tableGame = { game, bots: Object.keys(bots) };
  const people = [anna, bert, cleo, dora].slice(0, playersNear(game.players, 2));
  const clock =
    game.turnLimit === undefined
      ? ({ kind: 'bank', seconds: 3600, increment: 60 } as const)
      : ({ kind: 'sand' } as const);

  const wanted = ['undone', 'rewound', ...(clock.kind === 'sand' ? ['interrupted'] : [])];

  test.each(['oak', 'elm'])(
    'is the same from its log, from any checkpoint, and from its record (%s)',
    { timeout: 60_000 },
    (seed) => {
      const chance = SeededChance.from(`${id} ${seed}`);
      const kinds = new Set<string>();
      // One long game is enough; short ones are played until everything has happened.
      for (let number = 0; number < MOST_GAMES && !wanted.every((kind) => kinds.has(kind)); number++) {
        const scene = Scene.started(tableGame, people, { clock, whenOut: 'wait' }, `${seed} ${number}`);
        playWholeGame(scene, people, chance);
        compareRestored(scene, chance);
        for (const { event } of scene.log) kinds.add(event.kind);
      }
      expect([...kinds]).toEqual(expect.arrayContaining(wanted));
    },
  );

  test('ticks do nothing when no time has passed', () => {
    const scene = Scene.started(tableGame, people, { clock }, 'oak');
    expect(scene.do(byClock, { kind: 'tick' })).toEqual([]);
  });
});

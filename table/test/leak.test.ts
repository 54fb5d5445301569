import { itemAt, SeededChance } from '@grove/kernel';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  checkpointOf,
  decide,
  type Entry,
  resumeTable,
  type Table,
  legalSteps,
  tableView,
  byPerson,
} from '../index.ts';
import { acornsGame, anna, bert, cleo, dora, entriesIn, Scene, streamOf } from './scene.ts';

const people = [anna, bert, cleo];
const { game } = acornsGame;

/** Plays rounds with the cards at the given index of each hand. */
function playRounds(scene: Scene, rounds: number, index: number): void {
  for (let round = 0; round < rounds; round++) {
    for (const person of people) {
      const moves = scene.moves(person);
      scene.step(person, itemAt(moves, index % moves.length));
    }
  }
}

/** The same table but for what a seat cannot know: the other hands and the deck are dealt anew. */
function otherwise(table: Table, seat: number, seed: string): Table {
  const checkpoint = checkpointOf(table);
  if (table.match === null || checkpoint.match === null) throw new Error('not playing');
  const imagined = game.imagine(game.view(table.match.state, seat), SeededChance.from(seed));
  const base = { ...checkpoint.match.base, state: game.save(imagined) };
  return resumeTable(acornsGame, { ...checkpoint, match: { ...checkpoint.match, base } });
}

const firstChoice = (table: Table, person: (typeof people)[number]): Entry[] => {
  if (table.match === null) throw new Error('not playing');
  const { state } = table.match;
  const [card] = game.moves(state, people.indexOf(person));
  const command = { kind: 'move', step: game.notation.writeStep(state, card) } as const;
  return entriesIn(decide(table, { by: byPerson(person), id: 'x', command }, 2_000_000));
};

describe('what a seat receives', () => {
  test('does not depend on what it cannot know: equal streams and equal tables', () => {
    const games = fc.record({
      seed: fc.string(),
      other: fc.string(),
      rounds: fc.nat(2),
      index: fc.nat(5),
      seat: fc.nat(2),
    });
    fc.assert(
      fc.property(games, ({ seed, other, rounds, index, seat }) => {
        const scene = Scene.started(acornsGame, people, { clock: { kind: 'move', seconds: 60 } }, seed);
        playRounds(scene, rounds, index);
        const tables = [scene.table, otherwise(scene.table, seat, other)];
        const me = itemAt(people, seat);
        const received = tables.map((table) => {
          const others = people.filter((person) => person !== me);
          const chosen = others.map((person) => streamOf(table, firstChoice(table, person), me));
          const undo = { by: byPerson(itemAt(others, 0)), id: null, command: { kind: 'undo' } } as const;
          const undone = streamOf(table, entriesIn(decide(table, undo, 2_000_500)), me);
          return JSON.stringify([chosen, undone, tableView(table, me.id), legalSteps(table, me.id)]);
        });
        expect(received[0]).toBe(received[1]);
      }),
      { seed: 5, numRuns: 150 },
    );
  });

  test('holds no seed and no step text of others until the game is over, then all of it', () => {
    const scene = Scene.started(acornsGame, people, {}, 'the-secret-seed');
    playRounds(scene, 2, 1);
    scene.step(anna, itemAt(scene.moves(anna), 0));
    for (const person of [bert, dora]) {
      const all = JSON.stringify([scene.story(person), scene.view(person)]);
      expect(all).not.toContain('the-secret-seed');
      expect(
        scene.story(person).some(({ event }) => event.kind === 'moved' && 'step' in event && event.seat === 0),
      ).toBe(false);
    }
    expect(scene.story(anna).filter(({ event }) => 'step' in event)).toHaveLength(3);
    scene.step(bert, itemAt(scene.moves(bert), 0));
    scene.step(cleo, itemAt(scene.moves(cleo), 0));
    const story = scene.story(dora);
    expect(story.filter(({ event }) => 'step' in event)).toHaveLength(9);
    expect(story.at(-1)?.event).toMatchObject({ kind: 'finished', seed: 'the-secret-seed' });
  });

  test('the ids of commands come back to their sender only', () => {
    const scene = Scene.started(acornsGame, people);
    scene.do(anna, { kind: 'chat', text: 'hi' });
    expect(scene.story(anna).at(-1)).toHaveProperty('message');
    expect(scene.story(bert).at(-1)).not.toHaveProperty('message');
  });

  test('spectators see what is public; any seat’s view only once the game is over', () => {
    const scene = Scene.started(acornsGame, people);
    expect(scene.view(dora).playing).toMatchObject({ viewer: 'public', mayAct: false, canUndo: false });
    expect(tableView(scene.table, dora.id, 0)).toMatchObject({ reason: 'not-finished' });
    expect(tableView(scene.table, bert.id, 0)).toMatchObject({ reason: 'not-finished' });
    expect(tableView(scene.table, dora.id, 9)).toMatchObject({ reason: 'no-such-seat' });
    playRounds(scene, 3, 0);
    expect(scene.view(dora, 0).playing).toMatchObject({ viewer: 0, view: { viewer: 0 }, mayAct: false });
  });

  test('a table without spectators shows itself to its people only', () => {
    const scene = new Scene(acornsGame, people, { spectators: false });
    expect(tableView(scene.table, dora.id)).toHaveProperty('seats');
    scene.do(anna, { kind: 'start', seed: 's' });
    expect(tableView(scene.table, dora.id)).toMatchObject({ reason: 'no-spectators' });
    expect(tableView(scene.table, bert.id)).toHaveProperty('seats');
  });
});

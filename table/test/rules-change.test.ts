import { gameModules } from '@grove/games/loaded';
import { itemAt, newestRules, SeededChance, UnknownRules } from '@grove/kernel';
import { NEXT_RULES, withNextRules } from '@grove/kernel/sample';
import { describe, expect, test } from 'vitest';
import {
  apply,
  checkpointOf,
  type Entry,
  isCurrent,
  type TableGame,
  resumeTable,
  tableOf,
  tableRecord,
} from '../index.ts';
import { stateText } from './scenario.ts';
import { acornsGame, anna, bert, Scene } from './scene.ts';

const people = [anna, bert];
const games: TableGame[] = [acornsGame, ...gameModules.map(({ game, bots }) => ({ game, bots: Object.keys(bots) }))];

function playSome(scene: Scene, steps: number): void {
  const chance = SeededChance.from(`from ${scene.log.length}`);
  for (let i = 0; i < steps && scene.table.data.phase === 'playing'; i++) {
    const mover = people.find((person) => scene.moves(person).length > 0);
    if (mover === undefined) throw new Error('nobody can move');
    const moves = scene.moves(mover);
    scene.step(mover, itemAt(moves, chance.pick(moves.length)));
  }
}

const stored = (log: readonly Entry[]): Entry[] => JSON.parse(JSON.stringify(log)) as Entry[];

describe.each(games.map((tableGame) => [tableGame.game.id, tableGame] as const))(
  'tables of %s when its rules change',
  (_id, tableGame) => {
    const next: TableGame = { ...tableGame, game: withNextRules(tableGame.game) };

    test('go on by the rules that they began with, to the same end', () => {
      const [before, after] = [Scene.started(tableGame, people), Scene.started(tableGame, people)];
      for (const scene of [before, after]) playSome(scene, 5);
      after.table = tableOf(next, stored(after.log));
      for (const person of people) expect(after.view(person)).toEqual(before.view(person));
      for (const scene of [before, after]) playSome(scene, 10_000);
      for (const person of people) expect(after.view(person)).toEqual(before.view(person));
      expect(after.log).toEqual(before.log);
      expect(tableRecord(after.table)).toEqual(tableRecord(before.table));
      expect(tableRecord(after.table)?.rules).toBe(newestRules(tableGame.game));
    });

    test('keep their rules when somebody goes back by consent', () => {
      const scene = Scene.started(tableGame, people);
      playSome(scene, 5);
      scene.table = tableOf(next, stored(scene.log));
      scene.do(anna, { kind: 'ask-undo' });
      scene.do(bert, { kind: 'answer-undo', yes: true });
      expect(scene.log.at(-1)?.event.kind).toBe('rewound');
      expect(scene.table.match?.rules).toBe(newestRules(tableGame.game));
    });

    test('are read from their log, not from a checkpoint of the rules before', () => {
      const { table } = Scene.started(tableGame, people);
      expect(isCurrent(tableGame, checkpointOf(table))).toBe(true);
      expect(isCurrent(next, checkpointOf(table))).toBe(false);
      const { newest: _, ...early } = checkpointOf(table);
      expect(isCurrent(tableGame, early)).toBe(false);
      const after = tableOf(next, stored(Scene.started(tableGame, people).log));
      expect(resumeTable(next, checkpointOf(after)).match?.rules).toBe(newestRules(tableGame.game));
    });

    test('start by the new ones if they have not started yet', () => {
      const scene = new Scene(tableGame, people);
      scene.table = tableOf(next, stored(scene.log));
      scene.do(anna, { kind: 'start', seed: 's' });
      expect(scene.view(anna)).toMatchObject({ rules: NEXT_RULES, phase: 'playing' });
      expect(Scene.started(next, people).view(anna).rules).toBe(NEXT_RULES);
    });

    test('are left as they are by a program that does not know their rules', () => {
      expect(() => tableOf(tableGame, Scene.started(next, people).log)).toThrow(UnknownRules);
      const scene = new Scene(tableGame, people);
      const open = tableOf(tableGame, stored(scene.log));
      const gathered = stateText(open);
      scene.table = tableOf(next, stored(scene.log));
      const started = itemAt(scene.do(anna, { kind: 'start', seed: 's' }), 0);
      expect(() => apply(open, started)).toThrow(UnknownRules);
      expect(stateText(open)).toBe(gathered);
    });
  },
);

describe('what a newer program wrote', () => {
  const played = () => {
    const scene = Scene.started(acornsGame, people);
    playSome(scene, 3);
    return scene;
  };

  test('has fields that are not known here, which change nothing', () => {
    const scene = played();
    const later = { later: { n: 1 } };
    const newer = stored(scene.log).map((entry) =>
      Object.assign({}, entry, later, { event: { ...entry.event, ...later } }),
    );
    expect(stateText(tableOf(acornsGame, newer))).toBe(stateText(scene.table));
    const { data, ...rest } = checkpointOf(scene.table);
    const seats = data.seats.map((seat) => Object.assign({}, seat, later));
    scene.table = resumeTable(acornsGame, { ...rest, data: Object.assign({}, data, later, { seats }) });
    playSome(scene, 10_000);
    expect(scene.table.data.phase).toBe('finished');
  });

  test('has entries that are not known here: the table is for a node that can read them', () => {
    const scene = played();
    const entry = {
      number: scene.log.length + 1,
      at: scene.now,
      by: { kind: 'clock' },
      message: null,
      event: { kind: 'later' },
    };
    expect(() => apply(scene.table, entry as unknown as Entry)).toThrow(UnknownRules);
    expect(scene.table.data.number).toBe(scene.log.length);
  });
});

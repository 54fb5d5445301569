import { canonical } from '@grove/kernel';
import type { Actor, Settings } from '@grove/protocol';
import * as fc from 'fast-check';
import { byBot, byClock, byPerson, checkpointOf, type decide, type Table, type TableCommand } from '../index.ts';
import { acornsGame, anna, bert, cleo, dora, pebblesGame, Scene } from './scene.ts';

export const everybody = [anna, bert, cleo, dora];

const seat = fc.integer({ min: -1, max: 3 });
const bot = fc.constantFrom('random', 'greedy', 'oracle');
const yes = fc.boolean();
const text = fc.string({ maxLength: 8 });

/** Steps by place in the list of legal ones, so that many are legal; the others are nonsense. */
const stepPlace = fc.oneof({ weight: 9, arbitrary: fc.nat(5) }, { weight: 1, arbitrary: text });

const command: fc.Arbitrary<Exclude<TableCommand, { kind: 'move' }>> = fc.oneof(
  fc.record({ kind: fc.constant('sit' as const), seat }),
  fc.record({ kind: fc.constant('place-bot' as const), seat, bot }),
  fc.record({ kind: fc.constant('clear-seat' as const), seat }),
  fc.record({ kind: fc.constant('configure' as const), players: fc.integer({ min: 0, max: 5 }) }),
  fc.record({ kind: fc.constant('start' as const), seed: text }),
  fc.constant<TableCommand & { kind: 'undo' }>({ kind: 'undo' }),
  fc.record({ kind: fc.constant('ask-undo' as const), steps: fc.integer({ min: -1, max: 4 }) }),
  fc.record({ kind: fc.constant('answer-undo' as const), yes }),
  fc.constant<TableCommand & { kind: 'withdraw-undo' }>({ kind: 'withdraw-undo' }),
  fc.record({ kind: fc.constant('vote-end' as const), yes }),
  fc.constant<TableCommand & { kind: 'leave' }>({ kind: 'leave' }),
  fc.constant<TableCommand & { kind: 'return' }>({ kind: 'return' }),
  fc.record({ kind: fc.constant('hand-over' as const), seat, bot }),
  fc.record({ kind: fc.constant('chat' as const), text }),
  fc.record({ kind: fc.constant('say' as const), phrase: fc.constantFrom('hello', 'thanks'), text }),
  fc.record({
    kind: fc.constant('mute' as const),
    person: fc.constantFrom(...everybody.map(({ id }) => id)),
    on: yes,
    forAll: yes,
  }),
  fc.record({ kind: fc.constant('note' as const), text }),
  fc.record({ kind: fc.constant('rematch' as const), table: text }),
  fc.constant<TableCommand & { kind: 'tick' }>({ kind: 'tick' }),
  fc.record({ kind: fc.constant('delay' as const), ms: fc.nat(100_000) }),
);

const actor: fc.Arbitrary<Actor> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...everybody).map(byPerson) },
  { weight: 2, arbitrary: fc.integer({ min: 0, max: 2 }).map(byBot) },
  { weight: 1, arbitrary: fc.constant(byClock) },
);

const attempt = fc.record({
  actor,
  doing: fc.oneof({ weight: 3, arbitrary: command }, { weight: 4, arbitrary: stepPlace }),
  wait: fc.oneof(fc.nat(3000), fc.nat(80_000), fc.constant(-5000)),
});

export const scenario = fc.record({
  tableGame: fc.constantFrom(acornsGame, pebblesGame),
  clock: fc.constantFrom<Settings['clock']>(
    { kind: 'none' },
    { kind: 'move', seconds: 60 },
    { kind: 'bank', seconds: 100, increment: 5 },
    { kind: 'days', days: 1 },
    { kind: 'sand' },
  ),
  whenOut: fc.constantFrom('bot' as const, 'simplest' as const, 'wait' as const),
  absentAfter: fc.integer({ min: 1, max: 2 }),
  whenAbsent: fc.constantFrom('bot' as const, 'on' as const, 'end' as const),
  attempts: fc.array(attempt, { maxLength: 60 }),
});

export type Scenario = typeof scenario extends fc.Arbitrary<infer Value> ? Value : never;

function commandFor(table: Table, doing: TableCommand | number | string, { kind, ...by }: Actor): TableCommand {
  if (typeof doing === 'object') return doing;
  if (typeof doing === 'string' || table.match === null) return { kind: 'move', step: String(doing) };
  const seat =
    'seat' in by ? by.seat : table.data.seats.findIndex(({ person }) => 'person' in by && person?.id === by.person.id);
  const { game, state } = table.match;
  const moves = kind === 'clock' || seat < 0 || seat >= table.match.players ? [] : game.moves(state, seat);
  if (moves.length === 0) return { kind: 'move', step: 'done' };
  return { kind: 'move', step: game.notation.writeStep(state, moves[doing % moves.length]) };
}

/** Runs a scenario; `watch` sees every decision. */
export function run(
  { tableGame, clock, whenOut, absentAfter, whenAbsent, attempts }: Scenario,
  watch?: (scene: Scene, by: Actor, command: TableCommand, result: ReturnType<typeof decide>, before: string) => void,
): Scene {
  const sand = clock.kind === 'sand' && tableGame.game.turnLimit === undefined;
  const settings = { clock: sand ? ({ kind: 'none' } as const) : clock, whenOut, absentAfter, whenAbsent };
  const scene = Scene.started(tableGame, [anna, bert, 'random'], settings, 'seed');
  for (const { actor, doing, wait } of attempts) {
    scene.now += wait;
    const command = commandFor(scene.table, doing, actor);
    const before = stateText(scene.table);
    const result = scene.try(actor, command);
    watch?.(scene, actor, command, result, before);
  }
  return scene;
}

/** Everything about a table as one text; equal tables give equal texts. */
export const stateText = (table: Table): string => canonical(checkpointOf(table));

import { itemAt, Match, NO_CHANCE, SeededChance } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { changesBetween } from '../board/trial/changes.ts';
import { tryOut } from '../board/trial/trial.ts';
import { modelOf } from '../board/model/table.ts';
import { earthBots } from '../bot/levels.ts';
import { cardById } from '../material/cards.ts';
import { imagine } from '../rules/imagine.ts';
import { earth } from '../rules/index.ts';
import { type Move, moveOf, verbOf } from '../rules/move.ts';
import { decisionOf } from '../rules/turn/decision.ts';
import type { View } from '../rules/view.ts';
import { table } from './kit.ts';

const GREEN = moveOf('choose', 0);
const RED = moveOf('choose', 1);
const YELLOW = moveOf('choose', 3);
const DONE = moveOf('done');

/** Goes on in a trial with what a bot of the seat would do in it, until it stops. */
function goOn(view: View, seat: number, begun: readonly Move[]) {
  const bot = earthBots.tree(earth);
  const chance = SeededChance.from('trial');
  let trial = tryOut(view, seat, begun);
  for (let step = 0; trial.stop === undefined && step < 80; step++) {
    const { moves } = trial;
    trial = tryOut(view, seat, [...moves, bot.choose(trial.view, seat, chance)]);
    expect(trial.moves.length).toBe(moves.length + 1);
  }
  return trial;
}

/** Positions of a whole game in which the first seat chooses a colour. */
function colorViews(options = {}, players = 2): View[] {
  const match = new Match(earth, players, { level: 'standard', ...options }, SeededChance.from('trial views'));
  const bot = earthBots.tree(earth);
  const views: View[] = [];
  while (!match.over && views.length < 6) {
    const seat = itemAt(earth.waitingFor(match.state), 0);
    if (seat === 0 && decisionOf(match.state, 0)?.kind === 'color') views.push(match.view(0));
    match.play(seat, bot.choose(match.view(seat), seat, SeededChance.from('views')));
  }
  return views;
}

/** Every card that a view shows to its viewer. */
const cardsIn = (view: View): number[] => [
  ...view.openDiscard,
  ...(view.gaia?.pile ?? []),
  ...view.players.flatMap(({ hand, looking, shown, events, cells, fresh }) => [
    ...(hand ?? []),
    ...(looking ?? []),
    ...shown,
    ...events,
    ...cells,
    ...(typeof fresh.cards === 'number' ? [] : fresh.cards),
  ]),
];

describe('a turn that is tried out', () => {
  test('shows what its steps come to, and leaves the table alone', () => {
    const { state } = table({ players: [{ soil: 1 }, {}], phase: 'color' });
    const view = earth.view(state, 0);
    const before = JSON.stringify(view);
    const { stop, moves, view: tried } = tryOut(view, 0, [RED, DONE]);
    expect(moves).toEqual([RED, DONE]);
    expect(itemAt(tried.players, 0).soil).toBe(6);
    expect(itemAt(tried.players, 0).compostSize).toBe(2);
    expect(stop).toBe('turn');
    expect([tried.turn, tried.active, tried.phase]).toEqual([view.turn, view.active, 'end']);
    expect(JSON.stringify(view)).toBe(before);
  });

  test('goes on after cards were drawn, which stay unknown', () => {
    const planted = [{ card: 'E001', at: [0, 0] as [number, number] }];
    const { state } = table({ players: [{ tableau: planted, hand: ['E004'] }, {}], phase: 'color' });
    const trial = tryOut(earth.view(state, 0), 0, [YELLOW]);
    expect(trial.stop).toBeUndefined();
    expect(trial.unknown).toBe(4);
    expect(itemAt(trial.view.players, 0).hand).toEqual([cardById('E004').index]);
    expect(modelOf(trial.view, 0, true).task?.kind).toBe('place');
  });

  test('stops where one would choose among new cards', () => {
    const { state } = table({ players: [{ hand: ['E004'], soil: 0 }, {}], phase: 'color' });
    const trial = tryOut(earth.view(state, 0), 0, [GREEN, DONE]);
    expect(trial.stop).toBe('unknown');
    expect(itemAt(trial.view.players, 0).looking).toEqual([]);
  });

  test('leaves out steps from the first that is not possible on, and ends there', () => {
    const { state } = table({ players: [{ soil: 0, hand: ['E004'] }, {}], phase: 'color' });
    const dear = moveOf('plant', cardById('E004').index, 0);
    expect(tryOut(earth.view(state, 0), 0, [GREEN, dear, DONE])).toMatchObject({ moves: [GREEN], stop: 'unknown' });
    expect(tryOut(earth.view(state, 0), 0, [GREEN])).toMatchObject({ moves: [GREEN], stop: undefined });
  });

  test.each([
    ['two players', {}, 2],
    ['alone', { level: 'standard' }, 1],
    ['teams', { teams: '2v2' }, 4],
  ])('can be carried to its end in every colour: %s', (_name, options, players) => {
    for (const view of colorViews(options, players)) {
      const model = modelOf(view, 0, true);
      for (const color of model.moves.filter((move) => verbOf(move) === 'choose')) {
        const trial = goOn(view, 0, [color]);
        expect(trial.stop).toBeDefined();
        const known = new Set(cardsIn(view));
        expect(cardsIn(trial.view).filter((card) => !known.has(card))).toEqual([]);
      }
    }
  });

  test('does not depend on what the seat cannot know', () => {
    for (const view of colorViews()) {
      const others = [1, 2].map((number) => earth.view(imagine(view, SeededChance.from(`hidden ${number}`)), 0));
      for (const other of others) {
        const [one, two] = [view, other].map((from) => goOn(from, 0, [YELLOW]));
        expect(two?.moves).toEqual(one?.moves);
        expect(two?.view).toEqual(one?.view);
        expect(two && changesBetween(imagine(other, NO_CHANCE), two.state, 0)).toEqual(
          one && changesBetween(imagine(view, NO_CHANCE), one.state, 0),
        );
      }
    }
  });
});

describe('what a trial changes', () => {
  test('is told by line of the score pad and by objective, with the total', () => {
    const { state } = table({ players: [{ soil: 1 }, {}], phase: 'color' });
    const { state: tried } = tryOut(earth.view(state, 0), 0, [RED]);
    const { total, lines } = changesBetween(state, tried, 0);
    expect(lines).toContainEqual({ line: 'compost', before: 0, after: 2 });
    expect(total.after - total.before).toBe(lines.reduce((sum, { before, after }) => sum + after - before, 0));
  });
});

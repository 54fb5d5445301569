import { itemAt, readOptions, SeededChance } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { contextOf } from '../bot/heuristics/context.ts';
import { ranked } from '../bot/heuristics/hand.ts';
import { allPlantings, plantingMove } from '../bot/heuristics/planting-over.ts';
import { type Judge, judgedMove } from '../bot/judge.ts';
import { colorChoices, handChoices, plantingChoices } from '../bot/network/choices.ts';
import { FITTED_JUDGES } from '../bot/network/fitted-judges.ts';
import type { HandJudge } from '../bot/network/hand-choice.ts';
import type { HandTask } from '../bot/network/hand-inputs.ts';
import { type Policy, policyMove } from '../bot/policy.ts';
import { PLAYOUT_POLICY } from '../bot/search-settings.ts';
import { FITTED } from '../bot/weights.ts';
import { earth, type Options } from '../rules/index.ts';
import { DONE, moveOf } from '../rules/move.ts';
import type { State } from '../rules/state.ts';
import type { Decision } from '../rules/tasks/task.ts';
import { decisionOf } from '../rules/turn/decision.ts';

interface Step {
  readonly state: State;
  readonly seat: number;
}

/** The decisions of a game by a policy; every move must be legal. */
function stepsOf(seed: string, seats: number, policy: Policy): Step[] {
  const chance = SeededChance.from(seed);
  const state = earth.start(seats, readOptions(earth.options) as Options, chance);
  const steps: Step[] = [];
  for (let [seat] = earth.waitingFor(state); seat !== undefined; [seat] = earth.waitingFor(state)) {
    steps.push({ state: earth.copy(state), seat });
    const move = policyMove(state, seat, policy);
    expect(earth.why(state, seat, move)).toBeUndefined();
    earth.play(state, seat, move, chance);
  }
  return steps;
}

const decisionsOf = (steps: readonly Step[], kind: Decision['kind']): Step[] =>
  steps.filter(({ state, seat }) => decisionOf(state, seat)?.kind === kind);

const judgeOf = (seats: number): Judge => itemAt(FITTED_JUDGES as Record<string, Judge>, seats === 1 ? 'alone' : 'two');

describe.each([1, 2])('judges at a table of %i', (seats) => {
  const steps = stepsOf(`judges ${seats}`, seats, PLAYOUT_POLICY);
  const judge = judgeOf(seats);
  const weights = seats === 1 ? FITTED.solo : FITTED.table;

  test('say the same of a colour whatever they were asked before', () => {
    const colors = decisionsOf(steps, 'color');
    const said = colors.map(({ state, seat }) => Array.from(judge.colors(state, seat)));
    const again = colors.toReversed().map(({ state, seat }) => Array.from(judge.colors(state, seat)));
    expect(again.toReversed()).toEqual(said);
    expect(said.flat().every(Number.isFinite)).toBe(true);
  });

  test('say the same of a planting whatever else is on offer', () => {
    for (const { state, seat } of decisionsOf(steps, 'plant')) {
      const context = contextOf(state, seat, weights);
      const list = [undefined, ...allPlantings(context, 4)];
      const said = judge.plantings(context, 1, list);
      expect(list.map((one) => judge.plantings(context, 1, [one])[0])).toEqual(said);
      expect(said.every(Number.isFinite)).toBe(true);
    }
  });

  test('leave the state as it is', () => {
    for (const { state, seat } of steps.slice(0, 200)) {
      const before = JSON.stringify(earth.save(state));
      policyMove(state, seat, PLAYOUT_POLICY);
      expect(JSON.stringify(earth.save(state))).toBe(before);
    }
  });

  test('choose the best of the colours that may be chosen', () => {
    for (const { state, seat } of decisionsOf(steps, 'color')) {
      const context = contextOf(state, seat, weights);
      const task = decisionOf(state, seat);
      for (const [best, move] of colorChoices(state, seat, FITTED).entries()) {
        const colors = () => Float64Array.from([0, 1, 2, 3], (color) => (color === best ? 1 : 0));
        const chosen = task && judgedMove(context, task, { ...judge, colors });
        if (move === undefined) expect(chosen).not.toBe(moveOf('choose', best));
        else expect(chosen).toBe(move);
      }
    }
  });

  test('choose the best of the plantings, or none', () => {
    for (const { state, seat } of decisionsOf(steps, 'plant')) {
      const context = contextOf(state, seat, weights);
      const task = decisionOf(state, seat);
      const offers = allPlantings(context, 3).map(plantingMove);
      const choose = (best: number) =>
        task &&
        judgedMove(context, task, { ...judge, plantings: (_c, _n, list) => list.map((_, i) => (i === best ? 1 : 0)) });
      expect(choose(0)).toBe(DONE);
      expect(offers.map((_, i) => choose(i + 1))).toEqual(offers);
    }
  });

  test('learn from choices that may be made', () => {
    for (const { state, seat } of [...decisionsOf(steps, 'color'), ...decisionsOf(steps, 'plant')]) {
      const colors = colorChoices(state, seat, FITTED);
      const plantings = plantingChoices(state, seat, FITTED, 4);
      for (const move of [...colors, ...plantings.map((choice) => choice.move)]) {
        if (move !== undefined) expect(earth.why(state, seat, move)).toBeUndefined();
      }
      expect(plantings.every(({ numbers }) => numbers.every((number) => Math.abs(number) < 20))).toBe(true);
    }
  });
});

describe('a judge of hands', () => {
  const steps = ['hands 1', 'hands 2'].flatMap((seed) => stepsOf(seed, 2, PLAYOUT_POLICY));
  const judge = judgeOf(2);
  const decisions = [...decisionsOf(steps, 'compost'), ...decisionsOf(steps, 'keep')].map(({ state, seat }) => {
    const { hand, looking } = itemAt(state.players, seat);
    return {
      state,
      seat,
      task: decisionOf(state, seat) as HandTask,
      context: contextOf(state, seat, FITTED.table),
      hand,
      looking,
    };
  });

  test('says the same of a card whatever else is asked about', () => {
    for (const { context, task, hand, looking } of decisions) {
      const list = [undefined, ...hand, ...looking];
      const said = judge.hand?.(context, task, list) ?? [];
      expect(list.map((card) => judge.hand?.(context, task, [card])[0])).toEqual(said);
      expect(said.every(Number.isFinite)).toBe(true);
    }
    expect(decisions.length).toBeGreaterThan(40);
  });

  /** A judge to whom one card is worth more than all others, or less. */
  const favouring =
    (favourite: number | undefined, worth: number): HandJudge =>
    (_context, _task, list) =>
      list.map((card) => (card === favourite ? worth : 0));

  test('gives away what is worth least to have, or nothing where that is best and allowed (E6.5)', () => {
    for (const { context, task, hand } of decisions) {
      if (task.kind !== 'compost') continue;
      const giving = (card: number | undefined) => judgedMove(context, task, { ...judge, hand: favouring(card, -1) });
      const least = ranked(context, hand)
        .slice(-8)
        .map(({ card }) => card);
      for (const card of least) expect(giving(card)).toBe(moveOf('compost', card));
      if (!task.exact) expect(giving(undefined)).toBe(DONE);
    }
  });

  test('keeps what is worth most to have (E5.3)', () => {
    for (const { context, task, looking } of decisions) {
      if (task.kind !== 'keep') continue;
      for (const card of looking) {
        expect(judgedMove(context, task, { ...judge, hand: favouring(card, 1) })).toBe(moveOf('keep', card));
      }
    }
  });

  test('learns from choices that may be made', () => {
    for (const { state, seat, task } of decisions) {
      const { isGiven, choices } = handChoices(state, seat, FITTED);
      expect(isGiven).toBe(task.kind === 'compost');
      expect(new Set(choices.map(({ move }) => move))).toEqual(new Set(earth.moves(state, seat)));
      expect(choices.every(({ numbers }) => numbers.every((number) => Math.abs(number) < 20))).toBe(true);
    }
    const [color] = decisionsOf(steps, 'color');
    expect(color && handChoices(color.state, color.seat, FITTED).choices).toEqual([]);
  });
});

test('two players who go by judges do not gather for ever', () => {
  // By the judges before, three of these games had not ended after a hundred turns.
  const turns = Array.from({ length: 20 }, (_, i) => stepsOf(`gathering ${i}`, 2, PLAYOUT_POLICY).at(-1)?.state.turn);
  expect(Math.max(...turns.map((turn) => turn ?? Infinity))).toBeLessThan(60);
});

test('at other tables the rules of thumb choose', () => {
  for (const { state, seat } of stepsOf('three', 3, PLAYOUT_POLICY)) {
    expect(policyMove(state, seat, PLAYOUT_POLICY)).toBe(policyMove(state, seat, FITTED));
  }
});

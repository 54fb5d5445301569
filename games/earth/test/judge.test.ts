import { itemAt, readOptions, SeededChance } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { contextOf } from '../bot/heuristics/context.ts';
import { allPlantings, plantingMove } from '../bot/heuristics/planting-over.ts';
import { type Judge, judgedMove } from '../bot/judge.ts';
import { colorChoices, plantingChoices } from '../bot/network/choices.ts';
import { FITTED_JUDGES } from '../bot/network/fitted-judges.ts';
import { type Policy, policyMove } from '../bot/policy.ts';
import { PLAYOUT_POLICY } from '../bot/search-settings.ts';
import { FITTED } from '../bot/weights.ts';
import { earth, type Options } from '../rules/index.ts';
import { DONE, moveOf } from '../rules/move.ts';
import type { State } from '../rules/state.ts';
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

const decisionsOf = (steps: readonly Step[], kind: 'color' | 'plant'): Step[] =>
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

test('at other tables the rules of thumb choose', () => {
  for (const { state, seat } of stepsOf('three', 3, PLAYOUT_POLICY)) {
    expect(policyMove(state, seat, PLAYOUT_POLICY)).toBe(policyMove(state, seat, FITTED));
  }
});

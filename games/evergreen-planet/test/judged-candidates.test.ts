import { itemAt, readOptions, SeededChance } from '@grove/kernel';
import { expect, test } from 'vitest';
import { planTurns } from '../bot/candidates.ts';
import { planetEvaluator } from '../bot/evaluator.ts';
import { bestOfBeam } from '../bot/judged-turn.ts';
import type { Judge } from '../bot/network/judge.ts';
import { PlanetValue } from '../bot/planet-value.ts';
import { valueModel } from '../bot/value-model.ts';
import { FITTED } from '../bot/weights.ts';
import { DONE } from '../rules/move.ts';
import { type Options, planet, type State } from '../rules/index.ts';
import { totalOf } from '../rules/result.ts';

const model = valueModel(FITTED);
const settings = { playoutRounds: 1, beamWidth: 12 };
const start = (players: number): State =>
  planet.start(players, readOptions(planet.options) as Options, SeededChance.from('judged'));

/** Counts the points that are made, and takes nothing else for worth anything. */
const pointsOnly: Judge = { beforeTurn: () => undefined, value: (state, seat) => totalOf(state, seat) };

/** The points that a seat has when it played these steps but not the end of its turn. */
function pointsAfter(state: State, steps: readonly number[]): number {
  const after = planet.copy(state);
  for (const step of steps) if (step !== DONE) planet.play(after, 0, step, SeededChance.from('none is dealt'));
  return totalOf(after, 0);
}

test('turns are judged by the planet after them, and the best to the judge come first', () => {
  const state = start(1);
  const judged = planetEvaluator(model, { ...settings, judge: pointsOnly, judgeError: 3 }).candidates(state, 0, 8);
  expect(judged).toHaveLength(8);
  for (const { steps, judgement } of judged) expect(judgement).toEqual({ value: pointsAfter(state, steps), error: 3 });
  const values = judged.map(({ judgement }) => judgement?.value ?? Number.NaN);
  expect(values).toEqual(values.toSorted((a, b) => b - a));
});

test('of the few best turns of a beam the one is played after which the judge likes the planet best', () => {
  const state = start(1);
  planet.play(state, 0, itemAt(planet.moves(state, 0), 0), SeededChance.from('none is dealt'));
  const saved = planet.save(state);
  // Likes the planets least that the value model likes best, so that the last of the few is the one to play.
  const contrary: Judge = {
    beforeTurn: () => undefined,
    value: (after, seat) => -new PlanetValue(model, after, seat).value,
  };
  for (const turns of [1, 2, 5]) {
    const few = planTurns(model, state, 0, 6).slice(0, turns);
    const { steps, value } = bestOfBeam(model, contrary, state, 0, { width: 6, turns });
    const last = itemAt(few, turns - 1);
    expect(value).toBeCloseTo(-last.value, 9);
    expect(few.filter((turn) => turn.value === last.value).map((turn) => turn.steps)).toContainEqual(steps);
  }
  expect(planet.save(state)).toEqual(saved);
});

test('priors stay what the value model says, whoever judges', () => {
  const state = start(1);
  const plain = planetEvaluator(model, settings).candidates(state, 0, 16);
  const judged = planetEvaluator(model, { ...settings, judge: pointsOnly, judgeError: 3 }).candidates(state, 0, 8);
  for (const { steps, prior } of judged) {
    expect(plain.find((candidate) => candidate.steps.join() === steps.join())?.prior).toBe(prior);
  }
});

test('a card alone is judged by the turn that looks best with it', () => {
  const state = start(2);
  const byModel: Judge = {
    beforeTurn: () => undefined,
    value: (after, seat) => new PlanetValue(model, after, seat).value,
  };
  const evaluator = planetEvaluator(model, { ...settings, judge: byModel, judgeError: 1 });
  const plain = planetEvaluator(model, settings).candidates(state, state.picker, 4);
  const judged = evaluator.candidates(state, state.picker, 4);
  expect(judged.map(({ steps }) => steps)).toEqual(plain.map(({ steps }) => steps));
  expect(itemAt(judged, 0).steps).toHaveLength(1);
});

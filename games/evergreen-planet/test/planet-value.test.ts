import { itemAt, readOptions, SeededChance } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { planTurns } from '../bot/candidates.ts';
import { planetEvaluator } from '../bot/evaluator.ts';
import { PlanetValue } from '../bot/planet-value.ts';
import { valueModel } from '../bot/value-model.ts';
import { planetAdvisor } from '../bot/levels.ts';
import { GROWN, LIGHT_FROM_FIRST, LIGHT_FROM_LAST } from '../bot/lines.ts';
import { greedyPolicy, playout } from '../bot/playout.ts';
import { planTurn } from '../bot/turn.ts';
import { curveByRound, FITTED } from '../bot/weights.ts';
import { planet, type Options, type State } from '../rules/index.ts';
import { endRound } from '../rules/round.ts';
import { isEffect, isTake } from '../rules/move.ts';
import { after, lastingText, plainTurns } from './plain-turns.ts';

const model = valueModel(FITTED);
const start = (players: number, seed: string, options = {}): State =>
  planet.start(players, readOptions(planet.options, options) as Options, SeededChance.from(seed));

/** Random games, step by step, as far as seat 1's turns go. */
function* randomTurns(seed: string): Generator<{ state: State; moves: number[] }> {
  const chance = SeededChance.from(seed);
  const state = start(1, seed, { sun: 'right', planet: 'currents' });
  while (planet.waitingFor(state).length > 0) {
    const moves = planet.moves(state, 0);
    if (!isTake(itemAt(moves, 0))) yield { state, moves };
    planet.play(state, 0, itemAt(moves, chance.pick(moves.length)), chance);
  }
}

describe('lines', () => {
  test('P10 A the light of sTssT is 5 from its first space', () => {
    const line = [2, 3, 2, 2, 3].reduce((code, stage, place) => code | (stage << (2 * place)), 0);
    expect(LIGHT_FROM_FIRST[line]).toBe(5);
    expect(LIGHT_FROM_LAST[line]).toBe(2 + 0 + 0 + 2 + 0);
  });

  test('P5.2 everything that can grow has grown once', () => {
    const line = [0, 1, 2, 3].reduce((code, stage, place) => code | (stage << (2 * place)), 0);
    expect(GROWN[line]).toBe([0, 2, 3, 3].reduce((code, stage, place) => code | (stage << (2 * place)), 0));
  });
});

test('a curve runs straight between its knots and ends where it must', () => {
  const curve = curveByRound([4, 8, 4, 1], 0);
  expect([curve[0], curve[2], curve[4], curve[6], curve[11], curve[12], curve[13]]).toEqual([4, 6, 8, 6, 1, 0.5, 0]);
});

describe('the value of a planet', () => {
  test('what an effect adds is what the whole planet is worth more afterwards', () => {
    for (const seed of ['one', 'two', 'three']) {
      for (const { state, moves } of randomTurns(seed)) {
        const position = new PlanetValue(model, planet.copy(state), 0);
        const before = position.snapshot();
        for (const move of moves.filter(isEffect)) {
          const expected = position.value + position.gain(move);
          position.apply(move);
          expect(position.value, `${seed} step ${move}`).toBeCloseTo(expected, 9);
          expect(new PlanetValue(model, position.state, 0).value, `${seed} step ${move}`).toBeCloseTo(expected, 9);
          position.restore(before);
        }
        expect(planet.save(position.state)).toEqual(planet.save(state));
      }
    }
  });

  test('P7, P8.1 after the last turn it is worth what the scoring then gives', () => {
    const chance = SeededChance.from('end');
    const state = start(2, 'end');
    while (state.round < 13) {
      playout(greedyPolicy(model), state, 1, chance);
      endRound(state, chance);
    }
    const values = playout(greedyPolicy(model), state, 1, chance);
    endRound(state, chance);
    expect(planet.result(state).totals).toEqual(values.map((value) => expect.closeTo(value, 9)));
  });
});

describe('planned turns', () => {
  test('are legal to the last step, leave the state alone and are worth what they say', () => {
    for (const { state } of randomTurns('plans')) {
      const saved = planet.save(state);
      const plans = [planTurn(model, state, 0), ...planTurns(model, state, 0, 4).slice(0, 5)];
      expect(planet.save(state)).toEqual(saved);
      for (const { steps, value } of plans) {
        const then = planet.copy(state);
        for (const step of steps) planet.play(then, 0, step, SeededChance.from(''));
        expect(new PlanetValue(model, then, 0).value).toBeCloseTo(value, 9);
      }
    }
  });

  test('of a beam are different planets, the best first', () => {
    for (const { state } of randomTurns('beam')) {
      const plans = planTurns(model, state, 0, 4);
      const values = plans.map(({ value }) => value);
      expect(values).toEqual(values.toSorted((a, b) => b - a));
      const planets = plans.map(({ steps }) => {
        const then = planet.copy(state);
        for (const step of steps) planet.play(then, 0, step, SeededChance.from(''));
        const { rows, markers, parts } = itemAt(planet.view(then, 0).planets, 0);
        return JSON.stringify([rows, markers, parts]);
      });
      expect(new Set(planets).size).toBe(planets.length);
    }
  });
});

test('a beam that is wide enough finds every planet that a plain search finds', () => {
  const most = 1500;
  let compared = 0;
  for (const seed of ['wide one', 'wide two']) {
    for (const { state } of randomTurns(seed)) {
      const plain = plainTurns(model, state, 0, most);
      if (plain === undefined) continue;
      compared += plain.size;
      const found = planTurns(model, state, 0, most).map(({ steps, value }) => {
        const then = steps.reduce((before, step) => after(before, 0, step), state);
        return [lastingText(then, 0), expect.closeTo(value, 6)] as const;
      });
      expect(plain, `${seed} round ${state.round}`).toEqual(new Map(found));
    }
  }
  expect(compared).toBeGreaterThan(1000);
});

describe('the evaluator', () => {
  test('has every card of a draft among its candidates, and different turns with it', () => {
    const state = start(1, 'draft');
    const candidates = planetAdvisor.evaluator.candidates(state, 0, 24);
    expect(new Set(candidates.map(({ steps }) => steps[0]))).toEqual(new Set(planet.moves(state, 0)));
    expect(candidates.length).toBe(24);
  });

  test('P4.2 of a draft in which others still choose it plans the card alone', () => {
    const state = start(3, 'three');
    const seat = itemAt(planet.waitingFor(state), 0);
    const candidates = planetAdvisor.evaluator.candidates(state, seat, 24);
    expect(candidates.map(({ steps }) => steps.length)).toEqual([1, 1, 1, 1]);
  });

  test('the value of a playout to the end is the final margin', () => {
    const state = start(2, 'margin');
    const expected = planetEvaluator(model, { playoutRounds: Infinity, beamWidth: 1 }).playout(
      state,
      1,
      SeededChance.from('luck'),
    );
    const { totals, finished } = planet.result(state);
    expect(finished).toBe(true);
    expect(expected).toBe(itemAt(totals, 1) - itemAt(totals, 0));
  });
});

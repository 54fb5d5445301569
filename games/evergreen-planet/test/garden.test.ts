import { readOptions, SeededChance } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { planTurns } from '../bot/candidates.ts';
import { planetExpert } from '../bot/expert.ts';
import { Garden } from '../bot/garden.ts';
import { judgeWith } from '../bot/judge.ts';
import { planetAdvisor } from '../bot/levels.ts';
import { GROWN, LIGHT_FROM_FIRST, LIGHT_FROM_LAST } from '../bot/lines.ts';
import { playOn } from '../bot/policy.ts';
import { planTurn } from '../bot/turn.ts';
import { curveByRound, FITTED } from '../bot/weights.ts';
import { planet, type Options, type State } from '../rules/index.ts';
import { endRound } from '../rules/round.ts';
import { isEffect, isTake } from '../rules/steps.ts';

const judge = judgeWith(FITTED);
const start = (players: number, seed: string, options = {}): State =>
  planet.start(players, readOptions(planet.options, options) as Options, SeededChance.from(seed));

/** Random games, step by step, as far as seat 1's turns go. */
function* randomTurns(seed: string): Generator<{ state: State; moves: number[] }> {
  const chance = SeededChance.from(seed);
  const state = start(1, seed, { sun: 'right', planet: 'currents' });
  while (planet.waitingFor(state).length > 0) {
    const moves = planet.moves(state, 0);
    if (!isTake(moves[0])) yield { state, moves };
    planet.play(state, 0, moves[chance.pick(moves.length)], chance);
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

describe('the garden', () => {
  test('what an effect adds is what the whole planet is worth more afterwards', () => {
    for (const seed of ['one', 'two', 'three']) {
      for (const { state, moves } of randomTurns(seed)) {
        const garden = new Garden(judge, planet.copy(state), 0);
        const before = garden.moment();
        for (const move of moves.filter(isEffect)) {
          const expected = garden.value + garden.gain(move);
          garden.take(move);
          expect(garden.value, `${seed} step ${move}`).toBeCloseTo(expected, 9);
          expect(new Garden(judge, garden.state, 0).value, `${seed} step ${move}`).toBeCloseTo(expected, 9);
          garden.back(before);
        }
        expect(planet.save(garden.state)).toEqual(planet.save(state));
      }
    }
  });

  test('P7, P8.1 after the last turn it is worth what the scoring then gives', () => {
    const chance = SeededChance.from('end');
    const state = start(2, 'end');
    while (state.round < 13) {
      playOn(judge, state, 1, chance);
      endRound(state, chance);
    }
    const values = playOn(judge, state, 1, chance);
    endRound(state, chance);
    expect(planet.result(state).totals).toEqual(values.map((value) => expect.closeTo(value, 9)));
  });
});

describe('plans', () => {
  test('are legal to the last step, leave the state alone and are worth what they say', () => {
    for (const { state } of randomTurns('plans')) {
      const saved = planet.save(state);
      const plans = [planTurn(judge, state, 0), ...planTurns(judge, state, 0, 4).slice(0, 5)];
      expect(planet.save(state)).toEqual(saved);
      for (const { steps, value } of plans) {
        const then = planet.copy(state);
        for (const step of steps) planet.play(then, 0, step, SeededChance.from(''));
        expect(new Garden(judge, then, 0).value).toBeCloseTo(value, 9);
      }
    }
  });

  test('of a beam are different planets, the best first', () => {
    for (const { state } of randomTurns('beam')) {
      const plans = planTurns(judge, state, 0, 4);
      const values = plans.map(({ value }) => value);
      expect(values).toEqual(values.toSorted((a, b) => b - a));
      const planets = plans.map(({ steps }) => {
        const then = planet.copy(state);
        for (const step of steps) planet.play(then, 0, step, SeededChance.from(''));
        const [{ rows, markers, parts }] = planet.view(then, 0).planets;
        return JSON.stringify([rows, markers, parts]);
      });
      expect(new Set(planets).size).toBe(planets.length);
    }
  });
});

describe('the expert', () => {
  test('thinks about every card in a draft, and about different turns with it', () => {
    const state = start(1, 'draft');
    const turns = planetAdvisor.expert.turns(state, 0, 24);
    expect(new Set(turns.map(({ steps }) => steps[0]))).toEqual(new Set(planet.moves(state, 0)));
    expect(turns.length).toBe(24);
  });

  test('P4.2 of a draft in which others still choose it plans the card alone', () => {
    const state = start(3, 'three');
    const [seat] = planet.waitingFor(state);
    const turns = planetAdvisor.expert.turns(state, seat, 24);
    expect(turns.map(({ steps }) => steps.length)).toEqual([1, 1, 1, 1]);
  });

  test('playing on to the end tells the final margin', () => {
    const state = start(2, 'margin');
    const expected = planetExpert(judge, { rounds: Infinity, beam: 1 }).playOn(state, 1, SeededChance.from('luck'));
    const { totals, finished } = planet.result(state);
    expect(finished).toBe(true);
    expect(expected).toBe(totals[1] - totals[0]);
  });
});

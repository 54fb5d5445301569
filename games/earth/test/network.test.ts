import { itemAt, readOptions, SeededChance } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { earthEvaluator } from '../bot/evaluator.ts';
import { INPUTS, writeInputs, writeTurned } from '../bot/network/inputs.ts';
import { fittedLead } from '../bot/network/fitted-lead.ts';
import { leadOfTwo } from '../bot/network/lead.ts';
import { type NetworkData, networkOf } from '../bot/network/network.ts';
import { isForeseeable } from '../bot/playout.ts';
import { policyMove } from '../bot/policy.ts';
import { FITTED } from '../bot/weights.ts';
import { earth, type Options } from '../rules/index.ts';
import type { State } from '../rules/state.ts';

const HIDDEN = [4, 3] as const;
const WEIGHTS = INPUTS * 4 + 4 + 4 * 3 + 3 + 3 + 1;

/** A small network with weights by chance. */
function anyNetwork(seed: string): NetworkData {
  const chance = SeededChance.from(seed);
  const weights = Array.from({ length: WEIGHTS }, () => chance.pick(2001) - 1000);
  return { hidden: HIDDEN, scales: [1, 2, 3, 4, 5, 6].map((scale) => scale / 1000), weights };
}

/** The beginnings of turns of a game, at which a network may be asked. */
function turnsOf(seed: string, seats = 2): State[] {
  const chance = SeededChance.from(seed);
  const state = earth.start(seats, readOptions(earth.options) as Options, chance);
  const turns: State[] = [];
  for (let [seat] = earth.waitingFor(state); seat !== undefined; [seat] = earth.waitingFor(state)) {
    if (state.phase === 'color') turns.push(earth.copy(state));
    earth.play(state, seat, policyMove(state, seat, FITTED), chance);
  }
  return turns;
}

function inputsOf(state: State, seat: number): Float32Array {
  const numbers = new Float32Array(INPUTS).fill(NaN);
  writeInputs(numbers, state, seat, FITTED.table);
  return numbers;
}

/** The same network, neuron by neuron. */
function plainly({ hidden, scales, weights }: NetworkData, inputs: readonly number[]): number {
  let taken = 0;
  const take = (list: number) => itemAt(weights, taken++) * itemAt(scales, list);
  let units = inputs;
  for (const [i, width] of [...hidden, 1].entries()) {
    const rows = units.map(() => Array.from({ length: width }, () => take(2 * i)));
    const sums = Array.from({ length: width }, () => take(2 * i + 1)).map((bias, unit) =>
      units.reduce((sum, input, row) => sum + input * itemAt(itemAt(rows, row), unit), bias),
    );
    units = i < hidden.length ? sums.map((sum) => Math.max(0, sum)) : sums;
  }
  return itemAt(units, 0);
}

describe('the network', () => {
  const data = anyNetwork('weights');
  const turns = turnsOf('network');

  test('says what its layers say', () => {
    const network = networkOf(data, INPUTS);
    for (const state of turns) {
      const inputs = inputsOf(state, 0);
      expect(network(inputs)).toBeCloseTo(plainly(data, [...inputs]), 3);
    }
  });

  test('expects one player to be as far ahead as the other behind', () => {
    const lead = leadOfTwo(data, FITTED.table);
    for (const state of turns) expect(lead(state, 0)).toBeCloseTo(-lead(state, 1), 3);
  });

  test('refuses weights that are too few', () => {
    expect(() => networkOf({ ...data, weights: data.weights.slice(1) }, INPUTS)).toThrow(
      /has \d+ weights instead of \d+/,
    );
  });
});

describe('its inputs', () => {
  test('are as many as they say, and numbers of about the size of 1', () => {
    for (const state of turnsOf('inputs')) {
      const inputs = inputsOf(state, 1);
      expect(inputs.every((input) => Math.abs(input) < 20)).toBe(true);
    }
  });

  test('turned round are those of the rival', () => {
    for (const state of turnsOf('turned')) {
      const turned = new Float32Array(INPUTS);
      writeTurned(turned, inputsOf(state, 0), state, 0);
      expect(turned).toEqual(inputsOf(state, 1));
    }
  });
});

describe('foresight', () => {
  const evaluator = earthEvaluator(FITTED, { lead: () => 1234, turns: 2, playouts: 3, priorError: 10 });
  const playoutFrom = (state: State, earlier?: number) =>
    evaluator.playout(earth.copy(state), 0, SeededChance.from('playout'), earlier);

  test('ends the first playouts of a candidate after some turns', () => {
    const state = itemAt(turnsOf('foresight'), 0);
    expect(playoutFrom(state, 2)).toBe(1234);
    expect(playoutFrom(state, 3)).not.toBe(1234);
    expect(playoutFrom(state)).toBe(playoutFrom(state, 3));
  });

  test('leaves the end of a game and other tables to playouts', () => {
    expect(playoutFrom(itemAt(turnsOf('foresight').toReversed(), 0), 0)).not.toBe(1234);
    expect(turnsOf('three', 3).some(isForeseeable)).toBe(false);
    expect(turnsOf('alone', 1).some(isForeseeable)).toBe(false);
  });

  test('knows a lead when it sees one', () => {
    const states = turnsOf('lead').filter(isForeseeable);
    const poorer = states.map((state) => {
      const other = earth.copy(state);
      itemAt(other.players, 0).soil = 0;
      itemAt(other.players, 0).hand = [];
      return other;
    });
    states.forEach((state, i) => expect(fittedLead(state, 0)).toBeGreaterThan(fittedLead(itemAt(poorer, i), 0)));
  });
});

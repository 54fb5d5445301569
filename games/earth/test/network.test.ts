import { itemAt, readOptions, SeededChance } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { earthEvaluator } from '../bot/evaluator.ts';
import { INPUTS_ALONE, writeAlone } from '../bot/network/gaia-inputs.ts';
import { INPUTS, writeInputs, writeTurned } from '../bot/network/inputs.ts';
import { fittedLeadAlone, fittedLeadOfTwo } from '../bot/network/fitted-lead.ts';
import { leadAlone, leadOfTwo } from '../bot/network/lead.ts';
import { MARKS, MOST_MARKS, writeMarks } from '../bot/network/marks.ts';
import { type NetworkData, networkOf, type Shape } from '../bot/network/network.ts';
import { isForeseeable } from '../bot/playout.ts';
import { policyMove } from '../bot/policy.ts';
import { FITTED } from '../bot/weights.ts';
import { cards } from '../material/cards.ts';
import { NO_CARD } from '../rules/grid.ts';
import { earth, type Options } from '../rules/index.ts';
import type { State } from '../rules/state.ts';

const HIDDEN = [4, 3] as const;
const OF_TWO: Shape = { marks: MARKS, numbers: INPUTS, outputs: 1 };
const ALONE: Shape = { marks: MARKS, numbers: INPUTS_ALONE, outputs: 1 };

/** A small network with weights by chance. */
function anyNetwork(seed: string, { marks, numbers, outputs }: Shape): NetworkData {
  const chance = SeededChance.from(seed);
  const length = (marks + numbers) * 4 + 4 + 4 * 3 + 3 + 3 * outputs + outputs;
  const weights = Array.from({ length }, () => chance.pick(2001) - 1000);
  return { hidden: HIDDEN, scales: [1, 2, 3, 4, 5, 6, 7].map((scale) => scale / 1000), weights };
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

function inputsAlone(state: State): Float32Array {
  const numbers = new Float32Array(INPUTS_ALONE).fill(NaN);
  writeAlone(numbers, state, FITTED.solo);
  return numbers;
}

function marksOf(state: State, seat: number): number[] {
  const marks = new Int32Array(MOST_MARKS);
  return [...marks.subarray(0, writeMarks(marks, state, seat))];
}

/** The same network, neuron by neuron, with all marks as inputs of 0 or 1. */
function plainly(
  { hidden, scales, weights }: NetworkData,
  marks: readonly number[],
  numbers: Iterable<number>,
  outputs: number,
): number[] {
  let taken = 0;
  const take = (list: number) => itemAt(weights, taken++) * itemAt(scales, list);
  const set = Array.from({ length: MARKS }, (_, mark) => marks.filter((one) => one === mark).length);
  let units = [...set, ...numbers];
  for (const [i, width] of [...hidden, outputs].entries()) {
    const rows = units.map((_, row) => {
      const list = i > 0 ? 2 * i + 1 : row < MARKS ? 0 : 1;
      return Array.from({ length: width }, () => take(list));
    });
    const sums = Array.from({ length: width }, () => take(2 * i + 2)).map((bias, unit) =>
      units.reduce((sum, input, row) => sum + input * itemAt(itemAt(rows, row), unit), bias),
    );
    units = i < hidden.length ? sums.map((sum) => Math.max(0, sum)) : sums;
  }
  return units;
}

describe('the network', () => {
  const data = anyNetwork('weights', OF_TWO);
  const turns = turnsOf('network');

  test.each([1, 4])('says what its layers say, with %i outputs', (outputs) => {
    const shape = { ...OF_TWO, outputs };
    const any = anyNetwork('layers', shape);
    const network = networkOf(any, shape);
    for (const state of turns) {
      const inputs = inputsOf(state, 0);
      const marks = marksOf(state, 0);
      const said = network(inputs, Int32Array.from(marks), marks.length);
      plainly(any, marks, inputs, outputs).forEach((value, i) => expect(said[i]).toBeCloseTo(value, 3));
    }
  });

  test('expects one player to be as far ahead as the other behind', () => {
    const lead = leadOfTwo(data, FITTED.table);
    for (const state of turns) expect(lead(state, 0)).toBeCloseTo(-lead(state, 1), 3);
  });

  test('says the same whatever it was asked before', () => {
    const states = turnsOf('order', 1);
    const lead = leadAlone(anyNetwork('alone', ALONE), FITTED.solo);
    const said = states.map((state) => lead(state, 0));
    expect(states.toReversed().map((state) => lead(state, 0))).toEqual(said.toReversed());
  });

  test('refuses weights that are too few', () => {
    expect(() => networkOf({ ...data, weights: data.weights.slice(1) }, OF_TWO)).toThrow(
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
    for (const state of turnsOf('alone', 1)) {
      expect(inputsAlone(state).every((input) => Math.abs(input) < 20)).toBe(true);
    }
  });

  test('mark every card once, by where it lies', () => {
    for (const state of turnsOf('marks')) {
      const marks = marksOf(state, 0);
      const { cells, hand } = itemAt(state.players, 0);
      const unclaimed = state.claims.filter((seats) => !seats.includes(0)).length;
      const planted = cells.filter((card) => card !== NO_CARD);
      expect(marks.length).toBe(planted.length + hand.length + 3 + state.common.length + unclaimed);
      expect(marks.slice(0, planted.length)).toEqual(planted);
      expect(new Set(marks).size).toBe(marks.length);
      expect(marks.every((mark) => mark >= 0 && mark < MARKS)).toBe(true);
    }
  });

  test('have room for the largest hand', () => {
    const state = itemAt(turnsOf('marks'), 3);
    itemAt(state.players, 0).hand = cards.flatMap(({ kind, index }) => (kind === 'flora' ? [index] : []));
    expect(marksOf(state, 0).length).toBeLessThanOrEqual(MOST_MARKS);
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
  const evaluator = earthEvaluator(FITTED, {
    two: { lead: () => 1234, stages: [{ playouts: 3, turns: 2 }], priorError: 10 },
  });
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
    expect(playoutFrom(itemAt(turnsOf('alone', 1), 0), 0)).not.toBe(1234);
  });

  test('goes further in the playouts of a later stage', () => {
    const seen: number[] = [];
    const lead = ({ turn }: State) => seen.push(turn);
    const stages = [
      { playouts: 2, turns: 1 },
      { playouts: 1, turns: 3 },
    ];
    const staged = earthEvaluator(FITTED, { alone: { lead, stages, priorError: 10 } });
    const state = itemAt(turnsOf('stages', 1), 1);
    for (let i = 0; i < 4; i++) staged.playout(earth.copy(state), 0, SeededChance.from('playout'), i);
    // Alone every other turn is Gaia's, after which nobody is asked.
    expect(seen.map((turn) => turn - state.turn)).toEqual([2, 2, 4]);
  });

  test.each([
    { players: 2, lead: fittedLeadOfTwo },
    { players: 1, lead: fittedLeadAlone },
  ])('knows a lead when it sees one with $players', ({ players, lead }) => {
    const states = turnsOf('lead', players).filter(isForeseeable);
    const poorer = states.map((state) => {
      const other = earth.copy(state);
      itemAt(other.players, 0).soil = 0;
      itemAt(other.players, 0).hand = [];
      return other;
    });
    states.forEach((state, i) => expect(lead(state, 0)).toBeGreaterThan(lead(itemAt(poorer, i), 0)));
  });
});

import { itemAt, SeededChance } from '@grove/kernel';
import { assert, boolean, integer, property, record, string } from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ADD_ROW, instructions, machine, matrixProduct, Shelf } from '../simd/index.ts';

afterEach(() => vi.unstubAllGlobals());

const numbers = (seed: string, length: number): number[] => {
  const chance = SeededChance.from(seed);
  return Array.from({ length }, () => chance.pick(41) / 8 - 2.5);
};

/** Something to multiply: lists of values, weights by input and then by output, a bias, and sums that are there already. */
const products = record({
  seed: string(),
  inputs: integer({ min: 1, max: 9 }),
  times: integer({ min: 1, max: 3 }),
  lists: integer({ min: 1, max: 4 }),
  fours: integer({ min: 1, max: 3 }),
  blocks: integer({ min: 1, max: 2 }),
  isAdded: boolean(),
});

describe('matrices, four numbers at a time', () => {
  test('a product is what plain sums say', () => {
    assert(
      property(products, ({ seed, inputs, times, lists, fours, blocks, isAdded }) => {
        const [rows, outputs] = [times * lists, blocks * fours * 4];
        const made = machine({ multiply: matrixProduct({ inputs, outputs, lists, fours, isAdded }) }, 65536);
        if (made === undefined) throw new Error('machines run here');
        const shelf = new Shelf(made.memory);
        const keep = (name: string, length: number) => shelf.keep(numbers(seed + name, length));
        const [values, weights] = [keep('values', rows * inputs), keep('weights', inputs * outputs)];
        const [bias, sums] = [keep('bias', outputs), keep('sums', rows * outputs)];
        const plain = Array.from({ length: rows * outputs }, (_, i) => {
          const [row, output] = [Math.floor(i / outputs), i % outputs];
          let sum = itemAt([...bias.values], output) + (isAdded ? itemAt([...sums.values], i) : 0);
          for (let input = 0; input < inputs; input++) {
            sum +=
              itemAt([...values.values], row * inputs + input) * itemAt([...weights.values], input * outputs + output);
          }
          return sum;
        });
        made.functions.multiply(sums.at, values.at, weights.at, bias.at, values.end);
        plain.forEach((sum, i) => expect(sums.values[i]).toBeCloseTo(sum, 3));
      }),
      { numRuns: 40 },
    );
  });

  test('a row is added as often as the factor says, and nothing beside it is touched', () => {
    const made = machine({ addRow: ADD_ROW }, 65536);
    if (made === undefined) throw new Error('machines run here');
    const shelf = new Shelf(made.memory);
    const [before, to, after] = [shelf.keep([7]), shelf.keep(numbers('to', 32)), shelf.keep([8])];
    const row = shelf.keep(numbers('row', 32));
    const plain = [...to.values].map((value, i) => value - 1.5 * itemAt([...row.values], i));
    made.functions.addRow(to.at, row.at, row.end, -1.5);
    expect([...to.values]).toEqual(plain);
    expect([before.values[0], after.values[0]]).toEqual([7, 8]);
  });

  test('there is no machine where there is no WebAssembly, or where it is forbidden', () => {
    vi.stubGlobal('WebAssembly', undefined);
    expect(machine({ addRow: ADD_ROW }, 0)).toBe(undefined);
    const forbidden = vi.fn(function refuse() {
      throw new Error('refused to compile: the page does not allow it');
    });
    vi.stubGlobal('WebAssembly', { Module: forbidden, Instance: forbidden });
    expect(machine({ addRow: ADD_ROW }, 0)).toBe(undefined);
    expect(forbidden).toHaveBeenCalledOnce();
  });

  test('numbers that do not fit the memory are refused', () => {
    const made = machine({ addRow: ADD_ROW }, 65536);
    if (made === undefined) throw new Error('machines run here');
    expect(() => new Shelf(made.memory).room(65536)).toThrow(RangeError);
  });
});

test('whole numbers are written with seven bits a byte, signed ones with their sign in the last', () => {
  expect(instructions.unsigned(624485)).toEqual([0xe5, 0x8e, 0x26]);
  expect(instructions.whole(-123456)).toEqual([0x41, 0xc0, 0xbb, 0x78]);
  expect(instructions.whole(64)).toEqual([0x41, 0xc0, 0]);
  expect(instructions.whole(-64)).toEqual([0x41, 0x40]);
});

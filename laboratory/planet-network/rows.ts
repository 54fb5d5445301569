import { emptyInputs, NUMBERS, writePlanet, writeTable } from '@grove/games/evergreen-planet/bot';
import { planet } from '@grove/games/evergreen-planet/rules';
import { itemAt } from '@grove/kernel';
import type { ComparedTurn } from './compare-turns.ts';

/** How many bits a row has room for: a piece or crevasse on each of 36 spaces, the round and the players. */
const BIT_ROOM = 40;
const NO_BIT = 0xffff;
const NUMBERS_AT = BIT_ROOM * 2;
const VALUES_AT = NUMBERS_AT + NUMBERS * 4;
const ROW_SIZE = VALUES_AT + 3 * 4;

const inputs = emptyInputs();

/**
 * What `train.py` reads, little-endian: the numbers of the bits that are set (two bytes each), the other inputs, the value by the
 * model and by playouts (floats), and which decision it belongs to.
 */
export function rowOf({ after, seat, byModel, byPlayouts }: ComparedTurn, decision: number): Buffer {
  writeTable(inputs, after);
  writePlanet(inputs, after, seat, byModel - itemAt(planet.result(after).totals, seat));
  const row = Buffer.alloc(ROW_SIZE);
  for (let i = 0; i < BIT_ROOM; i++)
    row.writeUInt16LE(i < inputs.bitCount ? (inputs.bits[i] ?? NO_BIT) : NO_BIT, i * 2);
  for (const [i, number] of inputs.numbers.entries()) row.writeFloatLE(number, NUMBERS_AT + i * 4);
  row.writeFloatLE(byModel, VALUES_AT);
  row.writeFloatLE(byPlayouts, VALUES_AT + 4);
  row.writeUInt32LE(decision, VALUES_AT + 8);
  return row;
}

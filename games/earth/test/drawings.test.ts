import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shapesOf } from '../board/plants/picture-shapes.ts';
import { cards } from '../material/cards.ts';

/** By card: a digest of its drawing. A drawing that is changed on purpose gets its new digest here. */
const FILE = join(import.meta.dirname, 'drawings.json');

const digestOf = (card: number): string =>
  createHash('sha256')
    .update(JSON.stringify(shapesOf(card)))
    .digest('hex')
    .slice(0, 10);

test('a card keeps its drawing, whatever becomes of its names', () => {
  const known = JSON.parse(readFileSync(FILE, 'utf8')) as unknown;
  expect(Object.fromEntries(cards.map(({ id, index }) => [id, digestOf(index)]))).toEqual(known);
});

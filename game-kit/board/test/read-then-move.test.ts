import { expect, test } from 'vitest';
import { readThenMove } from '../motion/read-then-move.ts';

test('everything is read before anything moves, each time anew', async () => {
  const order: string[] = [];
  const part = (name: string) =>
    readThenMove(() => {
      order.push(`read ${name}`);
      return () => order.push(`move ${name}`);
    });
  part('card');
  readThenMove(() => {
    order.push('read seat');
    return undefined;
  });
  part('disc');
  expect(order).toEqual([]);
  await Promise.resolve();
  expect(order).toEqual(['read card', 'read seat', 'read disc', 'move card', 'move disc']);

  part('hat');
  await Promise.resolve();
  expect(order.slice(-2)).toEqual(['read hat', 'move hat']);
});

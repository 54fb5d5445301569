import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { WriteQueue } from '../write-queue.ts';

/** A thread that writes when it is told to, and notes what it is given and what is told of it. */
function slowThread() {
  const happened: string[] = [];
  const underWay: PromiseWithResolvers<unknown[]>[] = [];
  const thread = {
    write: (calls: readonly { readonly args: readonly unknown[] }[]) => {
      happened.push(`write ${calls.map(({ args }) => String(args[0])).join(' ')}`);
      const written = Promise.withResolvers<unknown[]>();
      underWay.push(written);
      return written.promise;
    },
    close: async () => undefined,
  };
  const queue = new WriteQueue(thread);
  const append = (table: string): void => {
    const told = (outcome: string) => () => happened.push(`${outcome} ${table}`);
    void queue.write('append', table, 'game', 0, []).then(told('saved'), told('failed'));
  };
  return { queue, append, happened, next: () => underWay.shift() };
}

test('the thread gets the next group before anybody is told of the last', async () => {
  const { queue, append, happened, next } = slowThread();
  for (const table of ['a', 'b']) append(table);
  await setImmediate();
  append('c');
  next()?.resolve([true, true]);
  await setImmediate();
  next()?.resolve([true]);
  await queue.settled();
  expect(happened).toEqual(['write a b', 'write c', 'saved a', 'saved b', 'saved c']);
});

test('the thread does not wait for the end of the turn once there is enough to write', async () => {
  const { append, happened } = slowThread();
  for (const table of 'abcdefgh') append(table);
  await Promise.resolve();
  for (const table of 'ij') append(table);
  expect(happened).toEqual(['write a b c d e f g h']);
});

test('a group that was not written fails for all, and the next one is written', async () => {
  const { queue, append, happened, next } = slowThread();
  for (const table of ['a', 'b']) append(table);
  await setImmediate();
  append('c');
  next()?.reject(new Error('the disk is full'));
  await setImmediate();
  next()?.resolve([true]);
  await queue.settled();
  expect(happened).toEqual(['write a b', 'write c', 'failed a', 'failed b', 'saved c']);
});

import { expect, test } from 'vitest';
import { grove } from './grove.ts';

test.each([
  [['--port', 'abc'], '--port: "abc" is not a port; a port is a whole number from 1 to 65535'],
  [['--database', 'postgres://db'], '--database: other stores are not available yet'],
  [['--bus', 'nats://bus'], '--bus: several nodes are not available yet'],
])('serve %j gives one clear line', async (args, reason) => {
  expect(await grove(['serve', ...args])).toEqual({ code: 1, out: '', err: `grove: ${reason}\n` });
});

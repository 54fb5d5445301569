import { expect, test } from 'vitest';
import { grove } from './grove.ts';

test.each([
  [['--port', 'abc'], '--port: "abc" is not a port; a port is a whole number from 1 to 65535'],
  [['--database', 'mysql://db'], '--database: give postgres://NAME:WORD@HOST:PORT/DATABASE'],
  [['--database', 'postgres://db'], '--database: needs --bus too, so that the nodes hear of each other'],
  [['--bus', 'http://bus'], '--bus: give nats://HOST:PORT'],
  [['--bus', 'nats://bus'], '--bus: needs --database too, so that the nodes share their tables'],
  [['--archive-days', 'soon'], '--archive-days: give a number of days, or 0'],
])('serve %j gives one clear line', async (args, reason) => {
  expect(await grove(['serve', ...args])).toEqual({ code: 1, out: '', err: `grove: ${reason}\n` });
});

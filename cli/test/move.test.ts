import { expect, test } from 'vitest';
import { grove } from './grove.ts';

test.each([
  [[], '--database: say where everything goes'],
  [['--database', 'mysql://db'], '--database: give postgres://NAME:WORD@HOST:PORT/DATABASE'],
  [['--data', 'nowhere', '--database', 'postgres://db/grove'], 'there is no nowhere/grove.db'],
])('move %j gives one clear line', async (args, reason) => {
  expect(await grove(['move', ...args])).toEqual({ code: 1, out: '', err: `grove: ${reason}\n` });
});

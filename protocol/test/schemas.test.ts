import { Check } from 'typebox/value';
import { expect, test } from 'vitest';
import { ClientMessage, routes } from '../index.ts';

const order = (command: object) => ({ type: 'do', table: 'oak', id: '1', command });

test('a field that is not known is refused, since it may be a misspelt one', () => {
  expect(Check(ClientMessage, order({ kind: 'move', step: 'pass', after: 3 }))).toBe(true);
  expect(Check(ClientMessage, order({ kind: 'move', step: 'pass', aftre: 3 }))).toBe(false);
});

test('what only the server asks of a table cannot be sent', () => {
  for (const command of [{ kind: 'tick' }, { kind: 'delay', ms: 1 }, { kind: 'start', seed: 'mine' }]) {
    expect(Check(ClientMessage, order(command))).toBe(false);
  }
});

test('every route has the parameters that its path names', () => {
  for (const [name, route] of Object.entries(routes)) {
    const named = [...name.matchAll(/:(\w+)/g)].map(([, key]) => key);
    const described = 'params' in route ? Object.keys(route.params.properties) : [];
    expect([name, described]).toEqual([name, named]);
  }
});

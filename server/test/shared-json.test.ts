import { describe, expect, test } from 'vitest';
import { SharedJson } from '../socket/shared-json.ts';

describe('JSON of values that share parts', () => {
  test('reads back as what was written', () => {
    const shared = { cards: [1, 2], names: ['"a"', 'b'] };
    const lists = { empty: [], mixed: [null, { a: [] }], deep: [{ in: { deeper: [true, 'x', -0.5] } }] };
    const value = {
      shared,
      again: [shared, { own: null }],
      ...lists,
      left: undefined,
      text: 'ü "\n',
      no: false,
      infinite: Infinity,
    };
    const json = new SharedJson();
    for (let i = 0; i < 2; i++) expect(JSON.parse(json.membersOf(value))).toEqual(JSON.parse(JSON.stringify(value)));
  });

  test('puts given texts in the place of members', () => {
    const json = new SharedJson();
    expect(json.membersOf({ a: 1, b: { c: 2 } }, { b: '"other"' })).toBe('{"a":1,"b":"other"}');
  });

  test('makes the text of a part once', () => {
    let made = 0;
    const part = { toJSON: () => ++made };
    const json = new SharedJson();
    expect([json.partOf(part), json.membersOf({ list: [part] }), made]).toEqual(['1', '{"list":[1]}', 1]);
  });
});

import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { expectToAgree } from './agrees.ts';

const Leaf = Type.Object({ kind: Type.Literal('leaf'), size: Type.Optional(Type.Number()) });
const Branch = Type.Object({ kind: Type.Literal('branch'), leaves: Type.Array(Leaf) });
const schema = Type.Object({ grown: Type.Union([Leaf, Branch]), names: Type.Record(Type.String(), Type.String()) });

test.each([
  [
    'what the schema describes',
    { grown: { kind: 'branch', leaves: [{ kind: 'leaf', size: 1 }] }, names: { any: 'oak' } },
    true,
  ],
  ['a missing field', { grown: { kind: 'leaf' } }, false],
  ['a field of another type', { grown: { kind: 'leaf', size: 'large' }, names: {} }, false],
  ['a field that nobody named', { grown: { kind: 'leaf' }, names: {}, secret: 1 }, false],
  [
    'a field that nobody named, deep inside',
    { grown: { kind: 'branch', leaves: [{ kind: 'leaf', secret: 1 }] }, names: {} },
    false,
  ],
])('%s', (_, value, agrees) => {
  const check = () => expectToAgree(schema, value);
  if (agrees) expect(check).not.toThrow();
  else expect(check).toThrow();
});

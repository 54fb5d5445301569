import { isObject, type Json } from './json.ts';

type Values = readonly unknown[];
type Fields = Readonly<Record<string, unknown>>;

/** One change to a piece of JSON, as RFC 6902 (JSON Patch) writes it. Only these three operations are made and understood. */
type JsonChange =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: Json }
  | { readonly op: 'remove'; readonly path: string };
export type JsonPatch = readonly JsonChange[];

/** What makes `after` of `before`: the parts that differ, or a whole part where that is shorter than naming its changes. */
export function patchBetween(before: unknown, after: unknown, path = ''): JsonPatch {
  if (Object.is(before, after)) return [];
  const whole: JsonChange = { op: 'replace', path, value: after as Json };
  const isSameKind = Array.isArray(before) ? Array.isArray(after) : isObject(before) && isObject(after);
  if (!isSameKind) return [whole];
  const parts = Array.isArray(before)
    ? listChanges(before, after as Values, path)
    : fieldChanges(before as Fields, after as Fields, path);
  return parts.length > 1 && lengthOf(parts) > lengthOf([whole]) ? [whole] : parts;
}

const lengthOf = (patch: JsonPatch): number => JSON.stringify(patch).length;

/** Item by item; what is too many is removed from the end, and what is new is added there. */
function listChanges(before: Values, after: Values, path: string): JsonPatch {
  const both = Math.min(before.length, after.length);
  const changed = after.slice(0, both).flatMap((item, i) => patchBetween(before[i], item, `${path}/${i}`));
  const removed = before
    .slice(both)
    .map((_, i): JsonChange => ({ op: 'remove', path: `${path}/${before.length - 1 - i}` }));
  const added = after.slice(both).map((item): JsonChange => ({ op: 'add', path: `${path}/-`, value: item as Json }));
  return [...changed, ...removed, ...added];
}

/** JSON has no undefined: a field that is undefined is not there. */
function fieldChanges(before: Fields, after: Fields, path: string): JsonPatch {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].flatMap((name): JsonPatch => {
    const at = `${path}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    if (after[name] === undefined) return before[name] === undefined ? [] : [{ op: 'remove', path: at }];
    if (before[name] === undefined) return [{ op: 'add', path: at, value: after[name] as Json }];
    return patchBetween(before[name], after[name], at);
  });
}

/** The value after all changes. What they do not touch is shared with the value before, which stays as it was. */
export function applyPatch<Value>(before: Value, patch: JsonPatch): Value {
  const copies = new WeakSet<object>();
  return patch.reduce<unknown>((value, change) => changed(value, keysIn(change.path), change, copies), before) as Value;
}

const keysIn = (path: string): string[] =>
  path
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

function changed(value: unknown, keys: readonly string[], change: JsonChange, copies: WeakSet<object>): unknown {
  const [key, ...rest] = keys;
  if (key === undefined) return change.op === 'remove' ? undefined : change.value;
  if (typeof value !== 'object' || value === null) throw new Error(`there is nothing at ${change.path}`);
  const copy = copies.has(value) ? value : Array.isArray(value) ? [...(value as Values)] : { ...value };
  copies.add(copy);
  if (Array.isArray(copy)) changeItem(copy, key, rest, change, copies);
  else changeField(copy as Record<string, unknown>, key, rest, change, copies);
  return copy;
}

function changeItem(
  list: unknown[],
  key: string,
  rest: readonly string[],
  change: JsonChange,
  copies: WeakSet<object>,
): void {
  const at = key === '-' ? list.length : Number(key);
  if (rest.length > 0 || change.op === 'replace') list[at] = changed(list[at], rest, change, copies);
  else if (change.op === 'remove') list.splice(at, 1);
  else list.splice(at, 0, change.value);
}

function changeField(
  fields: Record<string, unknown>,
  key: string,
  rest: readonly string[],
  change: JsonChange,
  copies: WeakSet<object>,
): void {
  if (rest.length === 0 && change.op === 'remove') delete fields[key];
  else fields[key] = changed(fields[key], rest, change, copies);
}

export type Fields = Readonly<Record<string, unknown>>;
export type Values = readonly unknown[];
export type Key = string | number;

/** About how many characters a change takes beside its value, and a number or the like in a list. */
const [CHANGE_LENGTH, ITEM_LENGTH] = [60, 4] as const;

/**
 * The changes that make one object of another, as RFC 6902 (JSON Patch) writes them, each with a comma before it; nothing if they say the same.
 * JSON has no undefined: a field that is undefined is not there. They are written straight as text, because of every move somebody is told: to
 * make changes as values and to write those is several times the work.
 *
 * @param path of the objects, as it stands in JSON
 * @param changesOf writes the changes of one part: for who knows more of them than that they may differ
 */
export function fieldChanges(
  before: Fields,
  after: Fields,
  path: string,
  changesOf: (before: unknown, after: unknown, path: string, name: string) => string = partChanges,
): string {
  let text = '';
  let kept = 0;
  for (const name in after) {
    const was = before[name];
    const is = after[name];
    if (is === undefined) continue;
    if (was !== undefined) kept++;
    if (was !== is) text += changesOf(was, is, path, name);
  }
  return kept === fieldCount(before) ? text : text + removals(before, after, path);
}

/** The changes of one part of an object or of a list. */
export function partChanges(before: unknown, after: unknown, path: string, key: Key): string {
  if (before === after) return '';
  if (before === undefined) return `,{"op":"add","path":"${pathTo(path, key)}","value":${textOf(after)}}`;
  if (Array.isArray(before) && Array.isArray(after)) return listChanges(before, after, path, key);
  if (isObject(before) && isObject(after)) return fieldChanges(before, after, pathTo(path, key));
  return replaced(after, path, key);
}

function fieldCount(fields: Fields): number {
  let count = 0;
  for (const name in fields) if (fields[name] !== undefined) count++;
  return count;
}

/** What is not there any more. */
function removals(before: Fields, after: Fields, path: string): string {
  let text = '';
  for (const name in before) {
    if (before[name] === undefined || after[name] !== undefined) continue;
    text += `,{"op":"remove","path":"${pathTo(path, name)}"}`;
  }
  return text;
}

/** The path is made only if it is needed: most lists are the same, though they are copies. */
function listChanges(before: Values, after: Values, path: string, key: Key): string {
  if (haveSameItems(before, after)) return '';
  const isPlain = !isObject(after[0]) && !Array.isArray(after[0]);
  if (isPlain && !isWorthNaming(before, after)) return replaced(after, path, key);
  return itemChanges(before, after, pathTo(path, key));
}

function haveSameItems(list: Values, other: Values): boolean {
  if (list.length !== other.length) return false;
  if (typeof list[0] === 'number') return haveSameNumbers(list as readonly number[], other as readonly number[]);
  for (let i = 0; i < list.length; i++) if (list[i] !== other[i]) return false;
  return true;
}

/** By itself, since V8 compares what has always been numbers several times as fast. */
function haveSameNumbers(list: readonly number[], other: readonly number[]): boolean {
  for (let i = 0; i < list.length; i++) if (list[i] !== other[i]) return false;
  return true;
}

/** Whether the changes of a list of numbers or texts are shorter than the list, about. */
function isWorthNaming(before: Values, after: Values): boolean {
  let changes = Math.abs(before.length - after.length);
  let length = 0;
  for (let i = 0; i < after.length; i++) {
    const item = after[i];
    if (i < before.length && item !== before[i]) changes++;
    length += typeof item === 'string' ? item.length : ITEM_LENGTH;
  }
  return changes * CHANGE_LENGTH < length;
}

/** Item by item; what is too many is removed from the end, and what is new is added there. */
function itemChanges(before: Values, after: Values, path: string): string {
  const both = Math.min(before.length, after.length);
  let text = '';
  for (let i = 0; i < both; i++) text += partChanges(before[i] ?? null, after[i] ?? null, path, i);
  for (let i = before.length - 1; i >= both; i--) text += `,{"op":"remove","path":"${path}/${i}"}`;
  for (let i = both; i < after.length; i++) {
    text += `,{"op":"add","path":"${path}/-","value":${JSON.stringify(after[i] ?? null)}}`;
  }
  return text;
}

const replaced = (after: unknown, path: string, key: Key): string =>
  `,{"op":"replace","path":"${pathTo(path, key)}","value":${textOf(after)}}`;

/** Most changes are of numbers, and those need no more than this. */
const textOf = (value: unknown): string => (Number.isSafeInteger(value) ? String(value) : JSON.stringify(value));

/** Names that neither a path nor a text in JSON writes in another way. */
const PLAIN = /^[\w-]*$/;

export function pathTo(path: string, key: Key): string {
  if (typeof key === 'number' || PLAIN.test(key)) return `${path}/${key}`;
  return `${path}/${JSON.stringify(key.replaceAll('~', '~0').replaceAll('/', '~1')).slice(1, -1)}`;
}

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Fields = Readonly<Record<string, unknown>>;
type Values = readonly unknown[];
type Key = string | number;

/** What has changed at one place, as RFC 6902 (JSON Patch) writes it, with a comma before it. */
export interface Change {
  readonly path: string;
  readonly text: string;
}

/** About how many characters a change takes beside its value, and a number or the like in a list. */
const [CHANGE_LENGTH, ITEM_LENGTH] = [60, 4] as const;

/**
 * The changes that make one value of another. JSON has no undefined: a field that is undefined is not there. They are written straight as text,
 * because of every move somebody is told: to make changes as values and to write those is several times the work.
 *
 * @param path of the values, as it stands in JSON
 */
export function changesBetween(before: unknown, after: unknown, path: string): Change[] {
  const changes: Change[] = [];
  if (before !== after) addChanges(changes, before, after, path);
  return changes;
}

export const textOf = (changes: readonly Change[]): string => {
  let text = '';
  for (const change of changes) text += change.text;
  return text;
};

/** The key is apart from the path as long as it can be: most values are the same, and need no path. */
function addChanges(changes: Change[], before: unknown, after: unknown, path: string, key?: Key): void {
  if (before === undefined) changes.push(withValue('add', pathTo(path, key), after));
  else if (Array.isArray(before) && Array.isArray(after)) addListChanges(changes, before, after, path, key);
  else if (isObject(before) && isObject(after)) addFieldChanges(changes, before, after, path, key);
  else changes.push(withValue('replace', pathTo(path, key), after));
}

function addFieldChanges(changes: Change[], before: Fields, after: Fields, path: string, key?: Key): void {
  let own: string | undefined;
  let kept = 0;
  for (const name in after) {
    const was = before[name];
    const is = after[name];
    if (is === undefined) continue;
    if (was !== undefined) kept++;
    if (was !== is) addChanges(changes, was, is, (own ??= pathTo(path, key)), name);
  }
  // Only to count names is much quicker than to look what each field is.
  let had = 0;
  for (const _ in before) had++;
  if (kept !== had) addRemovals(changes, before, after, (own ??= pathTo(path, key)));
}

/** What is not there any more. */
function addRemovals(changes: Change[], before: Fields, after: Fields, path: string): void {
  for (const name in before) {
    if (before[name] !== undefined && after[name] === undefined) changes.push(removal(pathTo(path, name)));
  }
}

function addListChanges(changes: Change[], before: Values, after: Values, path: string, key?: Key): void {
  if (haveSameItems(before, after)) return;
  const own = pathTo(path, key);
  const isPlain = !isObject(after[0]) && !Array.isArray(after[0]);
  if (isPlain && !isWorthNaming(before, after)) changes.push(withValue('replace', own, after));
  else addItemChanges(changes, before, after, own);
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
function addItemChanges(changes: Change[], before: Values, after: Values, path: string): void {
  const both = Math.min(before.length, after.length);
  for (let i = 0; i < both; i++) {
    if (before[i] !== after[i]) addChanges(changes, before[i] ?? null, after[i] ?? null, path, i);
  }
  for (let i = before.length - 1; i >= both; i--) changes.push(removal(`${path}/${i}`));
  for (let i = both; i < after.length; i++) changes.push(withValue('add', `${path}/-`, after[i] ?? null));
}

const withValue = (op: 'add' | 'replace', path: string, value: unknown): Change => ({
  path,
  text: `,{"op":"${op}","path":"${path}","value":${valueText(value)}}`,
});

const removal = (path: string): Change => ({ path, text: `,{"op":"remove","path":"${path}"}` });

/** Most changes are of numbers, and those need no more than this. */
const valueText = (value: unknown): string => (Number.isSafeInteger(value) ? String(value) : JSON.stringify(value));

/** Names that neither a path nor a text in JSON writes in another way. */
const PLAIN = /^[\w-]*$/;

function pathTo(path: string, key: Key | undefined): string {
  if (key === undefined) return path;
  if (typeof key === 'number' || PLAIN.test(key)) return `${path}/${key}`;
  return `${path}/${JSON.stringify(key.replaceAll('~', '~0').replaceAll('/', '~1')).slice(1, -1)}`;
}

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

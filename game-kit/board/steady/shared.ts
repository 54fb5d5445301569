type Fields = Readonly<Record<string, unknown>>;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

const isPlain = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * What came after, made of what came before wherever nothing changed: equal parts are the very same values. Views are made anew
 * with every step; shared in this way, they tell the parts of a board by a glance what they need not draw again.
 */
export function shared<Value>(before: unknown, after: Value): Value;
export function shared(before: unknown, after: unknown): unknown {
  if (Object.is(before, after)) return before;
  if (isList(before) && isList(after)) return sharedList(before, after);
  return isPlain(before) && isPlain(after) ? sharedFields(before, after) : after;
}

function sharedList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const parts = after.map((part, i) => shared(before[i], part));
  return parts.length === before.length && parts.every((part, i) => Object.is(part, before[i])) ? before : parts;
}

function sharedFields(before: Fields, after: Fields): Fields {
  const names = Object.keys(after);
  const parts = Object.fromEntries(names.map((name) => [name, shared(before[name], after[name])]));
  const isSame = names.every((name) => name in before && Object.is(parts[name], before[name]));
  return isSame && Object.keys(before).length === names.length ? before : parts;
}

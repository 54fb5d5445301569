/** What JSON can say. Options, saved states and records are made of it. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** JSON with sorted keys: equal data gives equal text, whatever order its keys were written in. */
export function canonical(value: unknown): string {
  if (ArrayBuffer.isView(value)) return canonical(Array.from(value as unknown as Iterable<number>));
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item ?? null)).join(',')}]`;
  if (!isObject(value)) return JSON.stringify(value) ?? 'null';
  const keys = Object.keys(value).filter((key) => value[key] !== undefined);
  return `{${keys
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`)
    .join(',')}}`;
}

type Copyable = number | string | boolean | null | undefined | object;

/** A deep copy of plain data (objects, arrays, typed arrays), for games whose states are not hot. */
export function copyPlain<T extends Copyable>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item: Copyable) => copyPlain(item)) as T;
  if (ArrayBuffer.isView(value)) return (value as unknown as Uint8Array).slice() as unknown as T;
  // Spread first: an object that grows key by key becomes a slow hash table from about twenty keys on.
  const copy: Record<string, Copyable> = { ...value };
  for (const [key, item] of Object.entries(copy)) if (typeof item === 'object') copy[key] = copyPlain(item);
  return copy as T;
}

/** Freezes plain data at every depth, so that nobody who shares it can change it. What is frozen already is left alone. */
export function freezePlain<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const part of Object.values(value)) freezePlain(part);
  return value;
}

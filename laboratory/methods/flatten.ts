import { itemAt, isObject, type Json } from '@grove/kernel';

/** The numbers in a piece of data, in order. */
export function numbersIn(data: Json): number[] {
  if (typeof data === 'number') return [data];
  if (typeof data !== 'object' || data === null) return [];
  return Object.values(data).flatMap((part: Json) => numbersIn(part));
}

/** The same data with other numbers in it. */
export function withNumbers<T extends Json>(data: T, numbers: readonly number[]): T {
  let next = 0;
  const fill = (part: Json): Json => {
    if (typeof part === 'number') return itemAt(numbers, next++);
    if (Array.isArray(part)) return part.map(fill);
    if (!isObject(part)) return part;
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, fill(value)]));
  };
  return fill(data) as T;
}

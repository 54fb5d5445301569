import { itemAt } from '@grove/kernel';
/** Numbers that look random and are always the same for a seed: a card's picture never changes. */
export interface Random {
  /** From 0 up to 1. */
  next(): number;
  between(from: number, to: number): number;
  pick<Item>(items: readonly Item[]): Item;
}

/** A small pure generator (mulberry32). */
export function randomFrom(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (from, to) => from + (to - from) * next(),
    pick: (items) => itemAt(items, Math.floor(next() * items.length)),
  };
}

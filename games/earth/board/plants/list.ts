/** So many items, each made from its place. */
export const list = <Item>(n: number, make: (i: number) => Item): Item[] =>
  Array.from({ length: n }, (_, i) => make(i));

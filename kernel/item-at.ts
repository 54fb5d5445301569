/**
 * The item at an index or under a key that is known to be there. A wrong one is a defect of the program: it is reported
 * where it happens instead of travelling on as `undefined`.
 */
export function itemAt<Item>(items: ArrayLike<Item>, index: number): Item;
export function itemAt<Item>(items: Readonly<Record<string, Item>>, key: string): Item;
export function itemAt<Item>(items: Readonly<Record<string | number, Item>>, at: string | number): Item {
  const item = items[at];
  if (item === undefined) throw new RangeError(`there is no item at ${at}`);
  return item;
}

/** So many items, as the type of a list that can be taken apart. */
export type Tuple<Item, Count extends number, Made extends Item[] = []> = Made['length'] extends Count
  ? Made
  : Tuple<Item, Count, [...Made, Item]>;

/** The first items of a list that is known to have so many, to be given names: `const [one, two] = firstItems(items, 2)`. */
export function firstItems<Item, Count extends number>(items: ArrayLike<Item>, count: Count): Tuple<Item, Count> {
  return Array.from({ length: count }, (_, index) => itemAt(items, index)) as Tuple<Item, Count>;
}

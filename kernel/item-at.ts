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

/**
 * The item at an index that is known to be there. A wrong index is a defect of the program: it is reported where it
 * happens instead of travelling on as `undefined`.
 */
export function itemAt<Item>(items: ArrayLike<Item>, index: number): Item {
  const item = items[index];
  if (item === undefined) throw new RangeError(`no item ${index} among ${items.length}`);
  return item;
}

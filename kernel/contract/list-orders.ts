/** So many neighbours in a list must be in the same order before it counts as sorted. */
const ENOUGH = 30;

/** How many neighbours in the lists at one path rise, and how many fall. */
interface Order {
  rising: number;
  falling: number;
}

/** Compares the order of the lists in saved states with that of the same lists in imagined ones. */
export class ListOrders {
  readonly #real = new Map<string, Order>();
  readonly #imagined = new Map<string, Order>();

  /** Adds the lists of a state, and of one imagined in its place, as far as they differ. */
  compare(real: unknown, imagined: unknown, path = 'state'): void {
    if (!isComposite(real) || !isComposite(imagined)) return;
    if (Array.isArray(real) && Array.isArray(imagined) && !sameItems(real, imagined)) {
      count(this.#real, path, real);
      count(this.#imagined, path, imagined);
    }
    for (const [key, part] of Object.entries(real)) {
      this.compare(part, imagined[key], Array.isArray(real) ? `${path}[]` : `${path}.${key}`);
    }
  }

  /** The paths of lists that are in no order in real states, but in every imagined one. */
  sortedOnlyWhenImagined(): string[] {
    return [...this.#imagined].flatMap(([path, order]) => {
      const real = this.#real.get(path) ?? { rising: 0, falling: 0 };
      const shuffled = Math.min(real.rising, real.falling) > 0;
      const sorted = Math.min(order.rising, order.falling) === 0 && order.rising + order.falling >= ENOUGH;
      return shuffled && sorted ? [path] : [];
    });
  }
}

const isComposite = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const sameItems = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, i) => item === other[i]);

function count(orders: Map<string, Order>, path: string, list: readonly unknown[]): void {
  const order = orders.get(path) ?? { rising: 0, falling: 0 };
  orders.set(path, order);
  for (let i = 1; i < list.length; i++) {
    const [before, after] = [list[i - 1], list[i]];
    if (!isComparable(before) || !isComparable(after)) return;
    if (before < after) order.rising++;
    if (before > after) order.falling++;
  }
}

const isComparable = (item: unknown): item is number | string => typeof item === 'number' || typeof item === 'string';

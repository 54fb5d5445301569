import { itemAt } from '@grove/kernel';
import { AGAIN, type CompanyCost, costAt } from './company-cost.ts';

/** Players further apart than this are exchanged only where somebody would meet again otherwise. */
const NEAR = 40;
const MOST_SWEEPS = 30;

/** Seats players (numbered by rank) at tables in their order, then exchanges pairs of them as long as that makes the tables better. */
export function improvedTables(order: readonly number[], sizes: readonly number[], cost: CompanyCost): number[][] {
  const search = new LocalSearch(order, sizes, cost);
  search.improve((one, other) => Math.abs(one - other) <= NEAR);
  search.improve((one, other) => search.meetsAgain(one) || search.meetsAgain(other));
  return search.tables;
}

class LocalSearch {
  readonly tables: number[][];
  /** By player. */
  readonly #tableOf: number[];
  readonly #cost: CompanyCost;

  constructor(order: readonly number[], sizes: readonly number[], cost: CompanyCost) {
    this.#cost = cost;
    this.#tableOf = order.map(() => 0);
    let first = 0;
    this.tables = sizes.map((size, table) => {
      const players = order.slice(first, first + size);
      first += size;
      for (const player of players) this.#tableOf[player] = table;
      return players;
    });
  }

  improve(mayExchange: (one: number, other: number) => boolean): void {
    for (let sweep = 0; sweep < MOST_SWEEPS; sweep++) if (!this.#sweep(mayExchange)) return;
  }

  #sweep(mayExchange: (one: number, other: number) => boolean): boolean {
    const count = this.#tableOf.length;
    let hasImproved = false;
    for (let one = 0; one < count; one++) {
      for (let other = one + 1; other < count; other++) {
        if (mayExchange(one, other) && this.#gain(one, other) > 0) {
          this.#exchange(one, other);
          hasImproved = true;
        }
      }
    }
    return hasImproved;
  }

  meetsAgain(player: number): boolean {
    return costAt(this.#cost, this.#company(player), player) >= AGAIN;
  }

  #company(player: number): number[] {
    return itemAt(this.tables, itemAt(this.#tableOf, player));
  }

  /** What is saved by exchanging two players of different tables. */
  #gain(one: number, other: number): number {
    const [here, there] = [this.#company(one), this.#company(other)];
    if (here === there) return 0;
    const before = costAt(this.#cost, here, one) + costAt(this.#cost, there, other);
    // Each would leave the place to the other, so that the two do not meet.
    const after =
      costAt(this.#cost, there, one) +
      costAt(this.#cost, here, other) -
      this.#cost(one, other) -
      this.#cost(other, one);
    return before - after;
  }

  #exchange(one: number, other: number): void {
    const [here, there] = [this.#company(one), this.#company(other)];
    here[here.indexOf(one)] = other;
    there[there.indexOf(other)] = one;
    const table = itemAt(this.#tableOf, one);
    this.#tableOf[one] = itemAt(this.#tableOf, other);
    this.#tableOf[other] = table;
  }
}

import { itemAt } from '@grove/kernel';
import type { EntrantId } from '../log/event.ts';

/** Those who are equal so far. */
export type Group = readonly EntrantId[];

/** A ranking that is refined criterion by criterion, and remembers what each was worth to everybody. */
export class Order {
  groups: readonly Group[];
  readonly #values: Record<EntrantId, number[]>;

  constructor(ids: Group, valueOf: (id: EntrantId) => number) {
    this.#values = Object.fromEntries(ids.map((id) => [id, []]));
    this.groups = [ids];
    this.refine(() => valueOf);
  }

  valuesOf(id: EntrantId): readonly number[] {
    return itemAt(this.#values, id);
  }

  /** Divides every group into parts with the same value, the greatest first. */
  refine(valuesIn: (tied: Group) => (id: EntrantId) => number): void {
    this.groups = this.groups.flatMap((group) => this.#split(group, valuesIn(group)));
  }

  #split(group: Group, valueOf: (id: EntrantId) => number): Group[] {
    const parts = new Map<number, EntrantId[]>();
    for (const id of group) {
      const value = valueOf(id);
      itemAt(this.#values, id).push(value);
      const same = parts.get(value);
      if (same === undefined) parts.set(value, [id]);
      else same.push(id);
    }
    return [...parts].sort(([one], [other]) => other - one).map(([, ids]) => ids);
  }
}

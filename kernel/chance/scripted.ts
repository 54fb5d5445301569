import { itemAt } from '../item-at.ts';
import type { Json } from '../json.ts';
import { BadInput } from '../refusal.ts';
import type { MatchChance, Shuffleable } from './chance.ts';

/** Chance written down beforehand: results of picks, counted from 1, and whole results of shuffles, top first. */
export interface Script {
  readonly picks: readonly number[];
  readonly shuffles: readonly (readonly string[])[];
}

/** Follows a script to the letter and complains when the game asks for something that the script does not fit. */
export class ScriptedChance implements MatchChance {
  readonly #script: Script;
  #picked: number;
  #shuffled: number;

  constructor(script: Script, picked = 0, shuffled = 0) {
    this.#script = script;
    this.#picked = picked;
    this.#shuffled = shuffled;
  }

  get uses(): number {
    return this.#picked + this.#shuffled;
  }

  pick(n: number): number {
    const { picks } = this.#script;
    const number = this.#picked + 1;
    const result = picks[this.#picked++];
    if (result === undefined) throw new BadInput(`the script has ${picks.length} picks; the game needs pick ${number}`);
    if (!Number.isInteger(result) || result < 1 || result > n) {
      throw new BadInput(`pick ${number} of the script must be a whole number from 1 to ${n}, not ${result}`);
    }
    return result - 1;
  }

  shuffle<Item>(items: Shuffleable<Item>, name: (item: Item) => string): void {
    const { shuffles } = this.#script;
    const number = this.#shuffled + 1;
    const order = shuffles[this.#shuffled++];
    if (order === undefined) {
      throw new BadInput(`the script has ${shuffles.length} shuffles; the game needs shuffle ${number}`);
    }
    arrange(items, name, order, `shuffle ${number} of the script`);
  }

  /** A script that is not used up does not belong to the game. */
  assertUsedUp(): void {
    const { picks, shuffles } = this.#script;
    if (this.#picked < picks.length)
      throw new BadInput(`only ${this.#picked} of ${picks.length} scripted picks were used`);
    if (this.#shuffled < shuffles.length) {
      throw new BadInput(`only ${this.#shuffled} of ${shuffles.length} scripted shuffles were used`);
    }
  }

  copy(): ScriptedChance {
    return new ScriptedChance(this.#script, this.#picked, this.#shuffled);
  }

  save(): Json {
    return { script: this.#script as unknown as Json, picked: this.#picked, shuffled: this.#shuffled };
  }
}

/** Puts the items in the order of the names. Items with the same name are interchangeable. */
function arrange<Item>(
  items: Shuffleable<Item>,
  name: (item: Item) => string,
  order: readonly string[],
  where: string,
): void {
  if (order.length !== items.length) {
    throw new BadInput(`${where} has ${order.length} items; the game shuffles ${items.length}`);
  }
  const byName = new Map<string, Item[]>();
  for (let i = 0; i < items.length; i++) {
    const item = itemAt(items, i);
    const key = name(item);
    byName.set(key, [...(byName.get(key) ?? []), item]);
  }
  const arranged = order.map((key) => {
    const item = byName.get(key)?.shift();
    if (item === undefined) throw new BadInput(`${where} names ${key} once more than it is there`);
    return item;
  });
  arranged.forEach((item, i) => {
    items[i] = item;
  });
}

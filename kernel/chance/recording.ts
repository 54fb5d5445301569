import { itemAt } from '../item-at.ts';
import type { Json } from '../json.ts';
import type { MatchChance, Shuffleable } from './chance.ts';
import type { Script } from './scripted.ts';

/** Passes every question on and writes the answers down, so that a seeded game can be told as a scripted one. */
export class RecordingChance implements MatchChance {
  readonly #inner: MatchChance;
  readonly #picks: number[];
  readonly #shuffles: string[][];

  constructor(inner: MatchChance, soFar: Script = { picks: [], shuffles: [] }) {
    this.#inner = inner;
    this.#picks = [...soFar.picks];
    this.#shuffles = soFar.shuffles.map((order) => [...order]);
  }

  get uses(): number {
    return this.#inner.uses;
  }

  get script(): Script {
    return { picks: this.#picks, shuffles: this.#shuffles };
  }

  pick(n: number): number {
    const result = this.#inner.pick(n);
    this.#picks.push(result + 1);
    return result;
  }

  shuffle<Item>(items: Shuffleable<Item>, name: (item: Item) => string): void {
    this.#inner.shuffle(items, name);
    this.#shuffles.push(Array.from({ length: items.length }, (_, i) => name(itemAt(items, i))));
  }

  copy(): RecordingChance {
    return new RecordingChance(this.#inner.copy(), this.script);
  }

  save(): Json {
    return this.#inner.save();
  }
}

import { itemAt } from '@grove/kernel';
import type { Actor } from '@grove/protocol';
import { actorKey } from './actor.ts';

/** A command as checkpoints store it: its actor and its id in one text, and the number of its last entry. */
export interface SavedAnswer {
  readonly key: string;
  readonly number: number;
}

/** The last commands of one actor, oldest first: their ids, and the numbers of their last entries. */
interface OfOneActor {
  readonly ids: string[];
  readonly numbers: number[];
}

/** How many of the last commands of one actor are remembered, and of all: one that is sent again is sent soon. */
const REMEMBERED_OF_ONE = 32;
const REMEMBERED = 256;

/**
 * The last commands of a table, so that one that is sent again counts once. Kept by actor in short lists: every command is
 * looked up and remembered here, and a busy table has many of them.
 */
export class AnsweredCommands {
  readonly #actors = new Map<string, OfOneActor>();
  #count = 0;

  static from(saved: readonly SavedAnswer[]): AnsweredCommands {
    const answered = new AnsweredCommands();
    for (const { key, number } of saved) {
      // The clock is one word; people and bots are two, and an id may be any text.
      const [actor = ''] = /^(clock|\S+ \S+)(?= )/.exec(key) ?? [];
      answered.#remember(actor, key.slice(actor.length + 1), number);
    }
    return answered;
  }

  /** As checkpoints store them, oldest first. */
  save(): SavedAnswer[] {
    const saved = [...this.#actors].flatMap(([actor, { ids, numbers }]) =>
      ids.map((id, i) => ({ key: `${actor} ${id}`, number: itemAt(numbers, i) })),
    );
    return saved.sort((a, b) => a.number - b.number);
  }

  /** The number of the last entry that a command has made; undefined if it is not known. */
  numberOf(by: Actor, id: string): number | undefined {
    const own = this.#actors.get(actorKey(by));
    return own?.numbers[own.ids.indexOf(id)];
  }

  remember(by: Actor, id: string, number: number): void {
    this.#remember(actorKey(by), id, number);
  }

  #remember(actor: string, id: string, number: number): void {
    const own = this.#actors.get(actor) ?? { ids: [], numbers: [] };
    this.#actors.set(actor, own);
    // A command can make several entries; it is remembered once, with the number of the last.
    if (own.ids.at(-1) === id) {
      own.numbers[own.ids.length - 1] = number;
      return;
    }
    own.ids.push(id);
    own.numbers.push(number);
    this.#count++;
    if (own.ids.length > REMEMBERED_OF_ONE) this.#forgetOldestOf(actor, own);
    else if (this.#count > REMEMBERED) this.#forgetOldest();
  }

  #forgetOldest(): void {
    const oldestFirst = [...this.#actors].sort(([, a], [, b]) => itemAt(a.numbers, 0) - itemAt(b.numbers, 0));
    const [actor, own] = itemAt(oldestFirst, 0);
    this.#forgetOldestOf(actor, own);
  }

  #forgetOldestOf(actor: string, own: OfOneActor): void {
    own.ids.shift();
    own.numbers.shift();
    this.#count--;
    if (own.ids.length === 0) this.#actors.delete(actor);
  }
}

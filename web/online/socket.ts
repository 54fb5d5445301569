import type { Refusal, Viewer } from '@grove/kernel';
import type { Command, Presence, SeenEntry, ServerMessage, TableView } from '@grove/protocol';
import { LastingLine } from './lasting-line.ts';
import type { Snapshot, Surroundings } from './line.ts';

interface PendingCommand {
  readonly id: string;
  readonly command: Command;
}

/** Somebody who was too fast tries again after this. */
const TOO_FAST = 1000;

/** The table is played by rules that this node of the server does not know; no command helps. */
const NEWER_RULES = 'newer-rules';
const NOBODY: Presence = { people: [], spectators: 0 };
/** Nothing is wrong with the command: it is sent again a little later. */
const AGAIN = new Set(['too-many', 'away']);
const FATAL = new Set(['not-there', 'no-spectators', 'bad-token', NEWER_RULES]);

/**
 * The page's end of the line to one table (docs/PROTOCOL.md, "a client that never goes wrong"): every command has an id
 * and is sent again after a drop until it is answered; entries that are known are ignored; a gap loads the table anew.
 */
export class TableSocket {
  readonly #table: string;
  readonly #world: Surroundings;
  readonly #line: LastingLine;
  #token: string | undefined;
  #as: Viewer | undefined;
  #pending: PendingCommand[] = [];
  /** The view must reach this entry before everything asked for is seen. */
  #awaited = 0;
  #snapshot: Snapshot = {
    line: 'connecting',
    view: undefined,
    entries: [],
    story: [],
    isPartial: false,
    presence: NOBODY,
    isBusy: false,
    refused: undefined,
    trouble: undefined,
    skew: 0,
  };
  readonly #listeners = new Set<() => void>();

  constructor(table: string, token: string | undefined, world: Surroundings) {
    this.#table = table;
    this.#token = token;
    this.#world = world;
    this.#line = new LastingLine(world, {
      opened: () => this.#greet(),
      received: (message) => this.#receive(message),
      dropped: (isLost) => this.#change({ line: isLost ? 'lost' : 'reconnecting', presence: NOBODY }),
    });
  }

  readonly snapshot = (): Snapshot => this.#snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Connects, now and whenever the person or the browser thinks that it may work again. */
  open(): void {
    this.#line.open();
  }

  close(): void {
    this.#line.close();
  }

  /** From now on in somebody's name, who wants something at once. */
  introduce(token: string, command: Command): void {
    this.#token = token;
    this.#pending.push({ id: this.#world.newId(), command });
    this.#change({ trouble: undefined, refused: undefined });
    if (this.#snapshot.line === 'here') this.#greet();
  }

  /** Once a game is over it may be seen through any eyes. */
  lookAs(viewer: Viewer | undefined): void {
    this.#as = viewer;
    this.#reload();
  }

  /** Asks something of the table, and goes on asking until there is an answer. */
  ask(command: Command): void {
    const pending = { id: this.#world.newId(), command };
    this.#pending.push(pending);
    this.#change({ refused: undefined });
    if (this.#snapshot.line === 'here') this.#sendPending(pending);
  }

  /** Puts what happened before into the log. */
  prepend(earlier: readonly SeenEntry[]): void {
    const first = this.#snapshot.entries[0]?.number ?? (this.#snapshot.view?.number ?? 0) + 1;
    const entries = [...earlier.filter(({ number }) => number < first), ...this.#snapshot.entries];
    this.#change({ entries, isPartial: false });
  }

  forgetRefusal(): void {
    this.#change({ refused: undefined });
  }

  #greet(): void {
    if (this.#token !== undefined) this.#line.send({ type: 'hello', token: this.#token });
    this.#watch(this.#snapshot.view?.number ?? 0);
    for (const pending of this.#pending) this.#sendPending(pending);
    this.#change({ line: 'here' });
  }

  #watch(since?: number): void {
    const eyes = this.#as === undefined ? {} : { as: this.#as };
    this.#line.send({ type: 'watch', table: this.#table, ...(since === undefined ? {} : { since }), ...eyes });
  }

  #reload(): void {
    this.#change({ entries: [] });
    this.#watch();
  }

  #sendPending({ id, command }: PendingCommand): void {
    this.#line.send({ type: 'do', table: this.#table, id, command });
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        return this.#change({ view: message.view, entries: [], isPartial: message.view.number > 0 });
      case 'update':
        return this.#follow(message.entries, message.view);
      case 'presence':
        return this.#change({ presence: { people: message.people, spectators: message.spectators } });
      case 'done':
        this.#awaited = Math.max(this.#awaited, message.number);
        return this.#answered(message.id, undefined);
      case 'refused':
        return this.#answered(message.id, message.refusal);
      case 'error':
        return this.#failed(message.kind, message.id);
      default:
    }
  }

  #follow(sent: readonly SeenEntry[], view: TableView): void {
    const { view: before, entries } = this.#snapshot;
    const last = before?.number ?? 0;
    const fresh = sent.filter(({ number }) => number > last);
    if (fresh.length > 0 && fresh[0].number !== last + 1) return this.#reload();
    if (fresh.length === 0 && view.number < last) return;
    this.#change({ view, entries: [...entries, ...fresh], ...this.#skewAfter(fresh, last) });
    // Who sits down or stands up comes in anew, so that the others see who is here.
    if (before !== undefined && before.me.seat !== view.me.seat) this.#watch(view.number);
  }

  /** What has just happened tells the server's time; what happened while we were away does not. */
  #skewAfter(fresh: readonly SeenEntry[], last: number): Partial<Snapshot> {
    const isLive = last > 0 && fresh.length === 1;
    return isLive ? { skew: this.#world.now() - fresh[0].at } : {};
  }

  #answered(id: string, refused: Refusal | undefined): void {
    const wasAsked = this.#pending.some((pending) => pending.id === id);
    this.#pending = this.#pending.filter((pending) => pending.id !== id);
    this.#change(wasAsked && refused !== undefined ? { refused } : {});
  }

  #failed(kind: string, id: string | undefined): void {
    const pending = this.#pending.find((other) => other.id === id);
    if (pending === undefined || kind === NEWER_RULES) {
      if (FATAL.has(kind)) this.#change({ trouble: kind });
      return;
    }
    if (AGAIN.has(kind)) this.#world.later(TOO_FAST, () => this.#repeat(pending));
    else this.#answered(pending.id, { rule: 'table', reason: kind, facts: {} });
  }

  #repeat(pending: PendingCommand): void {
    if (this.#snapshot.line === 'here' && this.#pending.includes(pending)) this.#sendPending(pending);
  }

  #change(change: Partial<Snapshot>): void {
    const next = { ...this.#snapshot, ...change };
    const isBehind = (next.view?.number ?? 0) < this.#awaited;
    const story = next.isPartial || next.entries.length === 0 ? next.story : next.entries;
    this.#snapshot = { ...next, story, isBusy: this.#pending.length > 0 || isBehind };
    for (const listener of this.#listeners) listener();
  }
}

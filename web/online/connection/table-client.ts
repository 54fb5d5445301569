import { itemAt, type Refusal, type Viewer } from '@grove/kernel';
import type { Command, Presence, SeenEntry, ServerMessage } from '@grove/protocol';
import { ReconnectingSocket } from './reconnecting-socket.ts';
import type { Environment } from './environment.ts';
import type { TableState } from './table-state.ts';
import { type Update, viewAfter } from './view-after.ts';

interface PendingCommand {
  readonly id: string;
  readonly command: Command;
}

/** Milliseconds until a command is sent again that the server could not take yet. */
const RETRY_AFTER = 1000;

/** The table is played by rules that this node of the server does not know; no command helps. */
const NEWER_RULES = 'newer-rules';
const NOT_REFUSED = { refusal: undefined, isStepRefused: false } as const;
const NOBODY: Presence = { people: [], spectators: 0 };
/** Errors that are not the command's fault: it is sent again a little later. */
const RETRIED = new Set(['too-many', 'away']);
const FATAL = new Set(['not-there', 'no-spectators', 'members-only', 'bad-token', NEWER_RULES]);

/**
 * One table over the socket (docs/PROTOCOL.md, "a client that never goes wrong"): every command has an id and is sent
 * again after a drop until it is answered; entries that are known are ignored; a gap loads the table anew.
 */
export class TableClient {
  readonly #table: string;
  readonly #environment: Environment;
  readonly #socket: ReconnectingSocket;
  #token: string | undefined;
  #as: Viewer | undefined;
  /** Whether to ask for what changes in place of whole views: until a server refuses that, which is older than this page. */
  #takesPatches = true;
  #pending: PendingCommand[] = [];
  /** The number of the last entry that one of our commands made; until the view shows it, we are busy. */
  #awaited = 0;
  #state: TableState = {
    connection: 'connecting',
    view: undefined,
    log: [],
    shownLog: [],
    isLogPartial: false,
    presence: NOBODY,
    isBusy: false,
    ...NOT_REFUSED,
    failure: undefined,
    clockSkew: 0,
  };
  readonly #listeners = new Set<() => void>();

  constructor(table: string, token: string | undefined, environment: Environment) {
    this.#table = table;
    this.#token = token;
    this.#environment = environment;
    this.#socket = new ReconnectingSocket(environment, {
      opened: () => {
        this.#takesPatches = true;
        this.#join();
        // What happened before does not tell the server's time, and clocks are shown from the first moment on.
        this.#socket.send({ type: 'ping' });
      },
      received: (message) => this.#receive(message),
      dropped: (isLost) => this.#change({ connection: isLost ? 'lost' : 'reconnecting', presence: NOBODY }),
    });
  }

  readonly state = (): TableState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Connects, now and whenever the person or the browser thinks that it may work again. */
  open(): void {
    this.#socket.open();
  }

  close(): void {
    this.#socket.close();
  }

  /** Signs in on the open connection, and sends what the person wanted to do. */
  signInAndSend(token: string, command: Command): void {
    this.#token = token;
    this.#pending.push({ id: this.#environment.newId(), command });
    this.#change({ failure: undefined, ...NOT_REFUSED });
    if (this.#state.connection === 'connected') this.#join();
  }

  /** Once a game is over it may be seen as any seat sees it. */
  viewAs(viewer: Viewer | undefined): void {
    this.#as = viewer;
    this.#reload();
  }

  /** Sends a command, and sends it again until there is an answer. */
  send(command: Command): void {
    const pending = { id: this.#environment.newId(), command };
    this.#pending.push(pending);
    this.#change(NOT_REFUSED);
    if (this.#state.connection === 'connected') this.#sendPending(pending);
  }

  /** Adds the earlier entries to a log that was partial. */
  prependLog(earlier: readonly SeenEntry[]): void {
    const first = this.#state.log[0]?.number ?? (this.#state.view?.number ?? 0) + 1;
    const log = [...earlier.filter(({ number }) => number < first), ...this.#state.log];
    this.#change({ log, isLogPartial: false });
  }

  dismissRefusal(): void {
    this.#change(NOT_REFUSED);
  }

  #join(): void {
    if (this.#token !== undefined) this.#socket.send({ type: 'hello', token: this.#token });
    this.#watch(this.#state.view?.number ?? 0);
    for (const pending of this.#pending) this.#sendPending(pending);
    this.#change({ connection: 'connected' });
  }

  #watch(since?: number): void {
    this.#socket.send({
      type: 'watch',
      table: this.#table,
      ...(since !== undefined && { since }),
      ...(this.#as !== undefined && { as: this.#as }),
      ...(this.#takesPatches && { patches: true }),
    });
  }

  #reload(): void {
    this.#change({ log: [] });
    this.#watch();
  }

  #sendPending({ id, command }: PendingCommand): void {
    this.#socket.send({ type: 'do', table: this.#table, id, command });
  }

  #receive(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        return this.#change({ view: message.view, log: [], isLogPartial: message.view.number > 0 });
      case 'update':
        return this.#follow(message);
      case 'presence':
        return this.#change({ presence: { people: message.people, spectators: message.spectators } });
      case 'pong':
        return message.now === undefined ? undefined : this.#change(this.#skewAt(message.now));
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

  #follow(update: Update): void {
    const { view: before, log } = this.#state;
    const last = before?.number ?? 0;
    const fresh = update.entries.filter(({ number }) => number > last);
    if (fresh.length > 0 && itemAt(fresh, 0).number !== last + 1) return this.#reload();
    const view = viewAfter(before, update);
    if (fresh.length === 0 && (view === undefined || view.number < last)) return;
    if (view === undefined) return this.#reload();
    // An entry that names our command is its answer, and may come well before `done`: a click on what it shows must count.
    const answered = new Set(fresh.map(({ message }) => message));
    this.#pending = this.#pending.filter(({ id }) => !answered.has(id));
    this.#change({ view, log: [...log, ...fresh], ...this.#skewAfter(fresh, last) });
    // The server notes who watches when they begin to, so after sitting down or standing up we watch anew.
    if (before !== undefined && before.me.seat !== view.me.seat) this.#watch(view.number);
  }

  /** An entry that has just been made tells the server's time; several at once were made while we were away. */
  #skewAfter(fresh: readonly SeenEntry[], last: number): Partial<TableState> {
    const isLive = last > 0 && fresh.length === 1;
    return isLive ? this.#skewAt(itemAt(fresh, 0).at) : {};
  }

  #skewAt(serverTime: number): Partial<TableState> {
    return { clockSkew: this.#environment.now() - serverTime };
  }

  #answered(id: string, refusal: Refusal | undefined): void {
    const asked = this.#pending.find((pending) => pending.id === id);
    this.#pending = this.#pending.filter((pending) => pending !== asked);
    const isRefused = asked !== undefined && refusal !== undefined;
    this.#change(isRefused ? { refusal, isStepRefused: asked.command.kind === 'move' } : {});
  }

  #failed(kind: string, id: string | undefined): void {
    if (kind === 'bad-message' && id === undefined && this.#takesPatches) {
      this.#takesPatches = false;
      return this.#watch(this.#state.view?.number ?? 0);
    }
    const pending = this.#pending.find((other) => other.id === id);
    if (pending === undefined || kind === NEWER_RULES) {
      if (FATAL.has(kind)) this.#change({ failure: kind });
      return;
    }
    if (RETRIED.has(kind)) this.#environment.setTimer(RETRY_AFTER, () => this.#repeat(pending));
    else this.#answered(pending.id, { rule: 'table', reason: kind, facts: {} });
  }

  #repeat(pending: PendingCommand): void {
    if (this.#state.connection === 'connected' && this.#pending.includes(pending)) this.#sendPending(pending);
  }

  #change(change: Partial<TableState>): void {
    const next = { ...this.#state, ...change };
    const isBehind = (next.view?.number ?? 0) < this.#awaited;
    const shownLog = next.isLogPartial || next.log.length === 0 ? next.shownLog : next.log;
    this.#state = { ...next, shownLog, isBusy: this.#pending.length > 0 || isBehind };
    for (const listener of this.#listeners) listener();
  }
}

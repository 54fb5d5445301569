import type { Bus } from './bus/bus.ts';
import type { Metrics } from './metrics.ts';
import type { Notifier } from './notices/notifier.ts';
import type { Alarms } from './rooms/alarms.ts';
import type { Archivist } from './rooms/archivist.ts';
import type { CleanUp } from './rooms/clean-up.ts';
import type { Mender } from './rooms/mender.ts';
import type { Rooms } from './rooms/rooms.ts';
import { Rounds } from './rounds.ts';
import type { Attendance } from './socket/attendance.ts';
import { AWAY, type Store } from './store/store.ts';

/** How often the clocks are looked at, and how often idle tables are dropped. */
const LOOK_EVERY = 250;
const SWEEP_EVERY = 30_000;
const CLEAN_EVERY = 3_600_000;
/** How long somebody may be behind when the bus has lost a message, and when it is away. */
const RECONCILE_EVERY = 2000;
const RECONCILE_WITHOUT_BUS = 250;
/** How exactly it is known when the last server was alive. */
const HEARTBEAT = 1000;
/** How soon what a dead node has left is found. */
const MEND_EVERY = 2000;
/** Notices are looked for so often at most and at least. */
const [NOTICES_MOST, NOTICES_LEAST] = [50, 1000];

export interface Kept {
  readonly node: string;
  readonly store: Store;
  readonly bus: Bus;
  readonly rooms: Rooms;
  readonly alarms: Alarms;
  readonly attendance: Attendance;
  readonly notifier: Notifier;
  readonly patience: number;
  readonly mender: Mender;
  readonly cleanUp: CleanUp;
  readonly archivist: Archivist;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly report: (error: unknown) => undefined;
}

/** What keeps a house going though nobody asks. What one node should do for all is claimed in the store first. */
export class Keeper {
  readonly #kept: Kept;
  readonly #rounds: Rounds;
  #beatAt = 0;

  constructor(kept: Kept) {
    this.#kept = kept;
    this.#rounds = new Rounds(kept.report);
    kept.bus.onReturn(() => void this.#reconcile().catch(kept.report));
  }

  /** Lets time begin, after the tables know how long nobody was there. */
  async start(): Promise<void> {
    await this.#beat();
    const { bus, rooms, attendance, notifier, patience, mender } = this.#kept;
    const round = this.#rounds;
    round.every(HEARTBEAT, () => this.#beat());
    round.every(HEARTBEAT, () => attendance.pulse());
    round.every(LOOK_EVERY, () => this.#lookAtClocks());
    round.every(Math.min(NOTICES_LEAST, Math.max(NOTICES_MOST, patience)), () => notifier.look());
    round.every(RECONCILE_EVERY, () => this.#reconcile());
    round.every(RECONCILE_WITHOUT_BUS, async () => {
      if (!bus.isUp) await this.#reconcile();
    });
    round.every(MEND_EVERY, () => this.#ifOurs('mend', MEND_EVERY, () => mender.look()));
    round.every(CLEAN_EVERY, () => this.#ifOurs('clean-up', CLEAN_EVERY / 2, () => this.#clean()));
    round.every(SWEEP_EVERY, () => rooms.sweep());
  }

  stop(): Promise<void> {
    return this.#rounds.stop();
  }

  /** Clocks wait until the tables know of a time without the store: nobody could have moved in it. */
  async #lookAtClocks(): Promise<void> {
    const { alarms } = this.#kept;
    if (performance.now() - this.#beatAt < AWAY) await alarms.look();
  }

  async #beat(): Promise<void> {
    const { store, rooms, metrics, now } = this.#kept;
    try {
      await rooms.wereAway(await store.nodes.beat(now()));
      this.#beatAt = performance.now();
      metrics.storeUp.set(1);
    } catch (error) {
      metrics.storeUp.set(0);
      throw error;
    }
  }

  async #reconcile(): Promise<void> {
    const { rooms, metrics } = this.#kept;
    metrics.madeGood.inc(await rooms.reconcile());
  }

  async #clean(): Promise<void> {
    const { cleanUp, archivist, metrics, store, now } = this.#kept;
    await cleanUp.run();
    await store.nodes.forgetClaims(now());
    metrics.archived.inc(await archivist.run());
  }

  /** Does it if this node has the duty; the claim outlasts the next round, so that it stays where it is. */
  async #ifOurs(duty: string, milliseconds: number, work: () => Promise<unknown>): Promise<void> {
    const { store, node, now } = this.#kept;
    if (await store.nodes.claim(duty, node, now(), now() + 2 * milliseconds)) await work();
  }
}

import type { Bus } from '../bus/bus.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import type { Notifier } from '../notifications/notifier.ts';
import type { Alarms } from './alarms.ts';
import type { Archiver } from './archiver.ts';
import type { CleanUp } from './clean-up.ts';
import type { Recovery } from './recovery.ts';
import type { Rooms } from '../tables/rooms.ts';
import { PeriodicTasks } from './periodic-tasks.ts';
import type { PresenceTracker } from '../presence/presence-tracker.ts';
import { OUTAGE_AFTER, type Store } from '../store/store.ts';

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

export interface SchedulerServices {
  readonly node: string;
  readonly store: Store;
  readonly bus: Bus;
  readonly rooms: Rooms;
  readonly alarms: Alarms;
  readonly presence: PresenceTracker;
  readonly notifier: Notifier;
  readonly patience: number;
  readonly recovery: Recovery;
  readonly cleanUp: CleanUp;
  readonly archiver: Archiver;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly report: (error: unknown) => undefined;
}

/** What keeps a house going though nobody asks. What one node should do for all is claimed in the store first. */
export class Scheduler {
  readonly #services: SchedulerServices;
  readonly #tasks: PeriodicTasks;
  #beatAt = 0;

  constructor(services: SchedulerServices) {
    this.#services = services;
    this.#tasks = new PeriodicTasks(services.report);
    services.bus.onReconnect(() => void this.#reconcile().catch(services.report));
  }

  /** Lets time begin, after the tables know how long nobody was there. */
  async start(): Promise<void> {
    await this.#beat();
    const { bus, rooms, presence, notifier, patience, recovery } = this.#services;
    const tasks = this.#tasks;
    tasks.every(HEARTBEAT, () => this.#beat());
    tasks.every(HEARTBEAT, () => presence.beat());
    tasks.every(LOOK_EVERY, () => this.#lookAtClocks());
    tasks.every(Math.min(NOTICES_LEAST, Math.max(NOTICES_MOST, patience)), () => notifier.look());
    tasks.every(RECONCILE_EVERY, () => this.#reconcile());
    tasks.every(RECONCILE_WITHOUT_BUS, async () => {
      if (!bus.isUp) await this.#reconcile();
    });
    tasks.every(MEND_EVERY, () => this.#ifOurs('mend', MEND_EVERY, () => recovery.look()));
    tasks.every(CLEAN_EVERY, () => this.#ifOurs('clean-up', CLEAN_EVERY / 2, () => this.#clean()));
    tasks.every(SWEEP_EVERY, () => rooms.sweep());
  }

  stop(): Promise<void> {
    return this.#tasks.stop();
  }

  /** Clocks wait until the tables know of a time without the store: nobody could have moved in it. */
  async #lookAtClocks(): Promise<void> {
    const { alarms } = this.#services;
    if (performance.now() - this.#beatAt < OUTAGE_AFTER) await alarms.look();
  }

  async #beat(): Promise<void> {
    const { store, rooms, metrics, now } = this.#services;
    try {
      await rooms.applyOutages(await store.nodes.beat(now()));
      this.#beatAt = performance.now();
      metrics.storeUp.set(1);
    } catch (error) {
      metrics.storeUp.set(0);
      throw error;
    }
  }

  async #reconcile(): Promise<void> {
    const { rooms, metrics } = this.#services;
    metrics.madeGood.inc(await rooms.reconcile());
  }

  async #clean(): Promise<void> {
    const { cleanUp, archiver, metrics, store, now } = this.#services;
    await cleanUp.run();
    await store.nodes.forgetClaims(now());
    metrics.archived.inc(await archiver.run());
  }

  /** Does it if this node has the duty; the claim outlasts the next round, so that it stays where it is. */
  async #ifOurs(duty: string, milliseconds: number, work: () => Promise<unknown>): Promise<void> {
    const { store, node, now } = this.#services;
    if (await store.nodes.claim(duty, node, now(), now() + 2 * milliseconds)) await work();
  }
}

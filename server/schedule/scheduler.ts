import type { Bus } from '../bus/bus.ts';
import type { Metrics } from '../monitoring/metrics.ts';
import type { Notifier } from '../notifications/notifier.ts';
import type { Alarms } from './alarms.ts';
import type { Archiver } from './archiver.ts';
import type { CleanUp } from './clean-up.ts';
import type { Recovery } from './recovery.ts';
import type { Rooms } from '../tables/rooms.ts';
import type { PersonLimits } from '../limits/person-limits.ts';
import { PeriodicTasks } from './periodic-tasks.ts';
import type { PresenceTracker } from '../presence/presence-tracker.ts';
import { OUTAGE_AFTER, type Store } from '../store/store.ts';
import type { TournamentFollowers } from '../tournaments/followers.ts';
import type { TournamentDriver } from '../tournaments/driver.ts';

// All in milliseconds.
const CHECK_CLOCKS_EVERY = 250;
/** Idle tables and full buckets are dropped from memory. */
const SWEEP_EVERY = 30_000;
const CLEAN_UP_EVERY = 3_600_000;
/** A client may be behind for so long if the bus has lost a message, and if there is no bus. */
const RECONCILE_EVERY = 2000;
const RECONCILE_WITHOUT_BUS_EVERY = 250;
/** An outage is known as exactly as this. */
const HEARTBEAT_EVERY = 1000;
const RECOVER_EVERY = 2000;
const TOURNAMENTS_EVERY = 500;
/** The least and the most between two looks for due notices. */
const [NOTICES_LEAST, NOTICES_MOST] = [50, 1000];

export interface SchedulerServices {
  readonly node: string;
  readonly store: Store;
  readonly bus: Bus;
  readonly rooms: Rooms;
  readonly alarms: Alarms;
  readonly presence: PresenceTracker;
  readonly followers: TournamentFollowers;
  readonly personLimits: PersonLimits;
  readonly notifier: Notifier;
  readonly patience: number;
  readonly recovery: Recovery;
  readonly driver: TournamentDriver;
  readonly cleanUp: CleanUp;
  readonly archiver: Archiver;
  readonly metrics: Metrics;
  readonly now: () => number;
  readonly report: (error: unknown) => undefined;
}

/** Starts everything that happens without a request. Work that one node does for all is claimed in the store first. */
export class Scheduler {
  readonly #services: SchedulerServices;
  readonly #tasks: PeriodicTasks;
  #beatAt = 0;

  constructor(services: SchedulerServices) {
    this.#services = services;
    this.#tasks = new PeriodicTasks(services.report);
    services.bus.onReconnect(() => void this.#reconcile().catch(services.report));
  }

  /** The first heartbeat comes before the clocks are checked: tables must know of the outage that it ends. */
  async start(): Promise<void> {
    await this.#beat();
    const { bus, rooms, presence, personLimits, notifier, patience, recovery, driver } = this.#services;
    const tasks = this.#tasks;
    tasks.every(HEARTBEAT_EVERY, () => this.#beat());
    tasks.every(HEARTBEAT_EVERY, () => presence.beat());
    tasks.every(CHECK_CLOCKS_EVERY, () => this.#checkClocks());
    tasks.every(Math.min(NOTICES_MOST, Math.max(NOTICES_LEAST, patience)), () => notifier.sendDue());
    tasks.every(RECONCILE_EVERY, () => this.#reconcile());
    tasks.every(RECONCILE_WITHOUT_BUS_EVERY, async () => {
      if (!bus.isUp) await this.#reconcile();
    });
    tasks.every(RECOVER_EVERY, () => this.#ifClaimed('mend', RECOVER_EVERY, () => recovery.run()));
    tasks.every(TOURNAMENTS_EVERY, () => driver.driveDue());
    tasks.every(CLEAN_UP_EVERY, () => this.#ifClaimed('clean-up', CLEAN_UP_EVERY / 2, () => this.#cleanUp()));
    tasks.every(SWEEP_EVERY, () => rooms.closeIdle());
    tasks.every(SWEEP_EVERY, () => personLimits.sweep());
  }

  stop(): Promise<void> {
    return this.#tasks.stop();
  }

  /** Not while the store is unavailable: nobody can move then, and the next heartbeat gives that time back. */
  async #checkClocks(): Promise<void> {
    const { alarms } = this.#services;
    if (performance.now() - this.#beatAt < OUTAGE_AFTER) await alarms.tickDue();
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
    const { rooms, followers, metrics } = this.#services;
    metrics.madeGood.inc(await rooms.reconcile());
    await followers.reconcile();
  }

  async #cleanUp(): Promise<void> {
    const { cleanUp, archiver, metrics, store, now } = this.#services;
    await cleanUp.run();
    await store.nodes.forgetClaims(now());
    metrics.archived.inc(await archiver.run());
  }

  /** Does the work if this node holds the claim. The claim outlasts the next run, so that it stays with the same node. */
  async #ifClaimed(duty: string, milliseconds: number, work: () => Promise<unknown>): Promise<void> {
    const { store, node, now } = this.#services;
    if (await store.nodes.claim(duty, node, now(), now() + 2 * milliseconds)) await work();
  }
}

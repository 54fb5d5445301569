import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type { GameModule } from '@grove/game-kit';
import type { PersonId } from '@grove/protocol';
import { BotClaims } from './bots/claims.ts';
import type { Bots } from './bots/pool.ts';
import { BotRunner } from './bots/runner.ts';
import type { Bus } from './bus/bus.ts';
import { TableCommands, kitOf } from './tables/table-commands.ts';
import { Scheduler } from './schedule/scheduler.ts';
import { type Limits, usualLimits } from './limits/limits.ts';
import { PersonLimits } from './limits/person-limits.ts';
import { createMetrics } from './monitoring/metrics.ts';
import { type Notifications, openNotifications } from './notifications/notifications.ts';
import { Passkeys } from './people/passkeys.ts';
import { USUAL_COST } from './people/passwords.ts';
import { People } from './people/people.ts';
import { ResultRecorder } from './ratings/result-recorder.ts';
import { reporter } from './monitoring/reporter.ts';
import { Alarms } from './schedule/alarms.ts';
import { Archiver } from './schedule/archiver.ts';
import { CleanUp } from './schedule/clean-up.ts';
import { Recovery } from './schedule/recovery.ts';
import { Rooms } from './tables/rooms.ts';
import type { TableSettings } from './settings.ts';
import { PresenceTracker } from './presence/presence-tracker.ts';
import { ConnectionRegistry } from './socket/connection-registry.ts';
import type { Store } from './store/store.ts';

/** How long a table is kept that never starts, and how long after its end a game is archived. */
const KEEP_DAYS = 7;
const ARCHIVE_DAYS = 7;
/** Milliseconds between two looks at who has not asked for anything for long. */
const SWEEP_EVERY = 30_000;

const newNode = (): string => `${hostname()}-${process.pid}-${randomBytes(3).toString('hex')}`;

/** The time of day, but without the jumps that the machine's clock makes when it is set. */
const steadyNow = (): number => Math.round(performance.timeOrigin + performance.now());

/** Everything behind the doors: the tables, their people and their bots, and what keeps them going. */
export class Services {
  readonly gameModules: readonly GameModule[];
  readonly bots: Bots;
  readonly store: Store;
  readonly bus: Bus;
  readonly now: () => number;
  readonly limits: Limits;
  readonly metrics = createMetrics();
  readonly report: (error: unknown) => undefined;
  readonly rooms: Rooms;
  readonly tables: TableCommands;
  readonly people: People;
  readonly passkeys: Passkeys;
  readonly presence: PresenceTracker;
  readonly connections: ConnectionRegistry;
  readonly notifications: Notifications;
  readonly #runner: BotRunner;
  readonly #scheduler: Scheduler;
  readonly #recovery: Recovery;
  readonly #personLimits: PersonLimits;
  #sweeping: NodeJS.Timeout | undefined;

  constructor(settings: TableSettings, log: (error: unknown) => void) {
    const { gameModules, store, bus, bots, botPause = 300, limits = usualLimits, now = steadyNow } = settings;
    const { node = newNode(), notices = {}, passwordCost = USUAL_COST } = settings;
    this.report = reporter(this.metrics, log);
    this.gameModules = gameModules;
    this.bots = bots;
    this.store = store;
    this.bus = bus;
    this.now = now;
    this.limits = limits;
    this.rooms = this.#openRooms();
    this.#personLimits = new PersonLimits(limits, now);
    this.tables = new TableCommands(this.rooms, store.tables, this.#personLimits, settings.newSeed);
    this.connections = new ConnectionRegistry(bus);
    const changed = (id: PersonId) => this.connections.personChanged(id);
    this.people = new People({ store: store.people, now, passwordCost, changed });
    const secret = () => store.notices.secret('passkeys', () => randomBytes(32).toString('base64url'));
    this.passkeys = new Passkeys({ store: store.people, secret, now });
    this.presence = new PresenceTracker(now, bus, node);
    this.notifications = openNotifications(notices, this);
    const claims = new BotClaims(store.tables, node, now);
    this.#runner = new BotRunner({ bots, pause: botPause, claims, report: this.report });
    this.#recovery = this.#attendToRooms();
    this.#scheduler = this.#keep(node, settings);
  }

  #openRooms(): Rooms {
    const { gameModules, store, bus, now, report, metrics } = this;
    const onConflict = () => metrics.conflicts.inc();
    return new Rooms(gameModules.map(kitOf), { store: store.tables, bus, now, report, onConflict });
  }

  /** What follows from what happens at a table, at once, or later if a node died before. */
  #attendToRooms(): Recovery {
    const { store, rooms, now, report, notifications } = this;
    const { notifier } = notifications;
    const recorder = new ResultRecorder(store.results, report);
    rooms.attend((opened) => this.#runner.attend(opened));
    rooms.attend((opened) => recorder.attend(opened));
    rooms.attend((opened) => notifier.attend(opened));
    return new Recovery({
      store,
      rooms,
      now,
      report,
      recordResult: (finished) => recorder.record(finished),
      expectNotices: (left) => notifier.resume(left),
    });
  }

  /** Everything that happens here though nobody asks. */
  #keep(node: string, { keepDays = KEEP_DAYS, archiveDays = ARCHIVE_DAYS }: TableSettings): Scheduler {
    const { store, bus, rooms, presence, metrics, now, report, notifications } = this;
    return new Scheduler({
      node,
      store,
      bus,
      rooms,
      presence,
      metrics,
      now,
      report,
      patience: notifications.patience,
      notifier: notifications.notifier,
      recovery: this.#recovery,
      alarms: new Alarms(store.tables, rooms, now, report),
      cleanUp: new CleanUp(store.tables, rooms, now, keepDays),
      archiver: new Archiver(store.tables, now, archiveDays),
    });
  }

  async open(): Promise<void> {
    await this.#scheduler.start();
    this.#sweeping = setInterval(() => this.#personLimits.sweep(), SWEEP_EVERY);
  }

  /** After a crash: summaries and results that did not follow their entries, and bots whose turn it was. */
  wakeUp(): Promise<void> {
    return this.#recovery.lookAtAll();
  }

  /** Begins nothing new and finishes what is under way. */
  async settle(): Promise<void> {
    clearInterval(this.#sweeping);
    await this.#scheduler.stop();
    await this.#runner.close();
    await this.rooms.settled();
    await this.notifications.notifier.settle().catch(this.report);
  }

  async close(): Promise<void> {
    // What was answered last may still have its summary on the way.
    await delay(0);
    await this.bus.close();
    await this.store.nodes.beat(this.now()).catch(this.report);
    await this.store.close();
  }
}

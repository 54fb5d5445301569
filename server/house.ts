import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Box } from '@grove/kernel';
import type { Bots } from './bots/pool.ts';
import { BotRunner } from './bots/runner.ts';
import type { Bus } from './bus/bus.ts';
import { Desk, kitOf } from './desk.ts';
import { type Limits, PersonLimits, usualLimits } from './limits.ts';
import { createMetrics } from './metrics.ts';
import { Mail, type MailSettings } from './notices/mail.ts';
import { Notifier } from './notices/notifier.ts';
import type { Occasion } from './notices/occasions.ts';
import { isPushAddress, type Post, postOutside } from './notices/post.ts';
import { Push } from './notices/push.ts';
import { wantsNotice } from './notices/wanted.ts';
import { Passkeys } from './people/passkeys.ts';
import { People } from './people/people.ts';
import { Ledger } from './ratings/ledger.ts';
import { Alarms } from './rooms/alarms.ts';
import { CleanUp } from './rooms/clean-up.ts';
import { Rooms } from './rooms/rooms.ts';
import { Attendance } from './socket/attendance.ts';
import type { Store } from './store/store.ts';

export interface TableSettings {
  readonly boxes: readonly Box[];
  readonly store: Store;
  readonly bus: Bus;
  readonly bots: Bots;
  /** Milliseconds before every step of a bot. */
  readonly botPause?: number;
  readonly limits?: Limits;
  /** Hosts whose pages may connect beside the server's own. */
  readonly origins?: readonly string[];
  readonly now?: () => number;
  readonly notices?: NoticeSettings;
  /** How many days a table is kept that never starts; 0 for ever. */
  readonly keepDays?: number;
}

/** How people are told that it is their turn while they are away. */
export interface NoticeSettings {
  /** An address of whoever runs the server, `mailto:` or `https:`. */
  readonly contact?: string;
  /** Milliseconds before anything is sent. */
  readonly patience?: number;
  /** Without it no mail is sent. */
  readonly mail?: MailSettings;
  readonly post?: Post;
  readonly maySubscribe?: (endpoint: string) => boolean;
}

/** Somebody who loads the page anew is not away. */
const PATIENCE = 15_000;
/** The sign of life and the time of the last step are not written at the same moment. */
const NOTICE_SLACK = 5000;
const NO_CONTACT = 'https://localhost';

/** How often the clocks are looked at, and how often idle tables are dropped. */
const LOOK_EVERY = 250;
const SWEEP_EVERY = 30_000;
const CLEAN_EVERY = 3_600_000;
/** How long a table is kept that never starts. */
const KEEP_DAYS = 7;
/** How long somebody may be behind when the bus has lost a message. */
const RECONCILE_EVERY = 2000;
/** How exactly it is known when the server was last alive. */
const HEARTBEAT = 1000;

/** The time of day, but without the jumps that the machine's clock makes when it is set. */
const steadyNow = (): number => Math.round(performance.timeOrigin + performance.now());

/** Everything behind the doors: the tables, their people and their bots, and what keeps them going. */
export class House {
  readonly boxes: readonly Box[];
  readonly bots: Bots;
  readonly store: Store;
  readonly now: () => number;
  readonly limits: Limits;
  readonly metrics = createMetrics();
  readonly rooms: Rooms;
  readonly desk: Desk;
  readonly people: People;
  readonly passkeys: Passkeys;
  readonly attendance: Attendance;
  readonly report: (error: unknown) => undefined;
  readonly push: Push;
  readonly mail: Mail | undefined;
  readonly maySubscribe: (endpoint: string) => boolean;
  readonly #notifier: Notifier;
  /** How long before a crash something may have happened that people still wait to be told of. */
  readonly #noticeWindow: number;
  #lastSeen: number | undefined;
  readonly #cleanUp: CleanUp;
  readonly #bus: Bus;
  readonly #runner: BotRunner;
  readonly #ledger: Ledger;
  readonly #alarms: Alarms;
  readonly #personLimits: PersonLimits;
  readonly #timers: NodeJS.Timeout[] = [];

  constructor(settings: TableSettings, log: (error: unknown) => void) {
    const { boxes, store, bus, bots, botPause = 300, limits = usualLimits, now = steadyNow, notices = {} } = settings;
    this.report = (error) => {
      this.metrics.errors.inc();
      log(error);
    };
    const { report } = this;
    this.boxes = boxes;
    this.bots = bots;
    this.store = store;
    this.now = now;
    this.limits = limits;
    this.rooms = new Rooms(boxes.map(kitOf), { store: store.tables, bus, now, report });
    this.#bus = bus;
    this.#runner = new BotRunner({ bots, pause: botPause, report });
    this.#alarms = new Alarms(store.tables, this.rooms, now, report);
    this.#cleanUp = new CleanUp(store.tables, this.rooms, now, settings.keepDays ?? KEEP_DAYS);
    this.#personLimits = new PersonLimits(limits, now);
    this.desk = new Desk(this.rooms, store.tables, this.#personLimits);
    this.people = new People(store.people, now);
    const secret = () => store.notices.secret('passkeys', () => randomBytes(32).toString('base64url'));
    this.passkeys = new Passkeys({ store: store.people, secret, now });
    this.attendance = new Attendance(now);
    const { contact = NO_CONTACT, patience = PATIENCE, post = postOutside, maySubscribe = isPushAddress } = notices;
    this.maySubscribe = maySubscribe;
    this.push = new Push({ store: store.notices, post, contact, now, report });
    this.mail = notices.mail && new Mail(notices.mail, store.notices, now);
    const ways = [this.push.send, ...(this.mail ? [this.mail.send] : [])];
    const isHere = (table: string, person: string): boolean => this.attendance.isHere(table, person);
    const wants = (person: string, kind: Occasion['kind']) => wantsNotice(store.people, person, kind);
    this.#notifier = new Notifier({ store: store.notices, ways, isHere, wants, patience, report });
    this.#noticeWindow = patience + NOTICE_SLACK;
    const ledger = new Ledger(store.results, report);
    this.#ledger = ledger;
    this.rooms.attend((room) => this.#runner.attend(room));
    this.rooms.attend((room) => ledger.attend(room));
    this.rooms.attend((room) => this.#notifier.attend(room));
  }

  /** Lets time begin: clocks, sweeping, and the sign of life by which the next start knows how long it was away. */
  async open(): Promise<void> {
    const { store, now, report } = this;
    const lastSeen = await store.lastSeen();
    this.#lastSeen = lastSeen;
    if (lastSeen !== undefined && now() > lastSeen) this.rooms.wasAway({ from: lastSeen, to: now() });
    this.#alarms.start(LOOK_EVERY);
    this.#timers.push(
      setInterval(() => void store.saveSeen(now()).catch(report), HEARTBEAT),
      setInterval(() => void this.rooms.reconcile().catch(report), RECONCILE_EVERY),
      setInterval(() => void this.rooms.sweep().catch(report), SWEEP_EVERY),
      setInterval(() => this.#personLimits.sweep(), SWEEP_EVERY),
      setInterval(() => void this.#cleanUp.run().catch(report), CLEAN_EVERY),
    );
  }

  /** After a crash: summaries and results that did not follow their entries, and bots whose turn it was. */
  async wakeUp(): Promise<void> {
    const { report, rooms } = this;
    const { tables } = this.store;
    for (const id of await tables.unsummarised()) {
      // Between those who are waiting for an answer now.
      await delay(0);
      const room = await rooms.get(id).catch(report);
      room?.saveSummary().catch(report);
    }
    await tables.settled();
    for (const id of await this.store.results.tablesWithoutResult()) {
      const room = await rooms.get(id).catch(report);
      if (room !== undefined) await this.#ledger.record(room);
    }
    for (const id of await tables.tablesWithBotsWaited()) await rooms.get(id).catch(report);
    await this.#resumeNotices();
  }

  /** What people were about to be told of when the server stopped. */
  async #resumeNotices(): Promise<void> {
    const since = (this.#lastSeen ?? this.now()) - this.#noticeWindow;
    for (const id of await this.store.tables.tablesTouchedSince(since)) {
      const room = await this.rooms.get(id).catch(this.report);
      if (room !== undefined) this.#notifier.resume(room);
    }
  }

  /** Begins nothing new and finishes what is under way. */
  async settle(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.#alarms.stop();
    await this.#runner.close();
    await this.rooms.settled();
    await this.#notifier.settle();
  }

  async close(): Promise<void> {
    // What was answered last may still have its summary on the way.
    await delay(0);
    await this.#bus.close();
    await this.store.saveSeen(this.now()).catch(this.report);
    await this.store.close();
  }
}

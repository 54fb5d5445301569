import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type { Box } from '@grove/kernel';
import { BotClaims } from './bots/claims.ts';
import type { Bots } from './bots/pool.ts';
import { BotRunner } from './bots/runner.ts';
import type { Bus } from './bus/bus.ts';
import { Desk, kitOf } from './desk.ts';
import { Keeper } from './keeper.ts';
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
import { reporter } from './reporter.ts';
import { Alarms } from './rooms/alarms.ts';
import { Archivist } from './rooms/archivist.ts';
import { CleanUp } from './rooms/clean-up.ts';
import { Mender } from './rooms/mender.ts';
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
  /** Where the seeds of deals come from; tests that play whole games want the same ones again. */
  readonly newSeed?: () => string;
  readonly notices?: NoticeSettings;
  /** How many days a table is kept that never starts; 0 for ever. */
  readonly keepDays?: number;
  /** How many days after its end a game is put into the archive; 0 for never. */
  readonly archiveDays?: number;
  /** What this node calls itself towards the others. */
  readonly node?: string;
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
const NO_CONTACT = 'https://localhost';

/** How long a table is kept that never starts, and how long after its end a game is archived. */
const KEEP_DAYS = 7;
const ARCHIVE_DAYS = 7;
/** Milliseconds between two looks at who has not asked for anything for long. */
const SWEEP_EVERY = 30_000;

const newNode = (): string => `${hostname()}-${process.pid}-${randomBytes(3).toString('hex')}`;

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
  readonly bus: Bus;
  readonly #notifier: Notifier;
  readonly #runner: BotRunner;
  readonly #keeper: Keeper;
  readonly #mender: Mender;
  readonly #personLimits: PersonLimits;
  #sweeping: NodeJS.Timeout | undefined;

  constructor(settings: TableSettings, log: (error: unknown) => void) {
    const { boxes, store, bus, bots, botPause = 300, limits = usualLimits, now = steadyNow, notices = {} } = settings;
    const { node = newNode() } = settings;
    const { contact = NO_CONTACT, patience = PATIENCE, post = postOutside, maySubscribe = isPushAddress } = notices;
    const report = reporter(this.metrics, log);
    const { metrics } = this;
    this.report = report;
    this.boxes = boxes;
    this.bots = bots;
    this.store = store;
    this.bus = bus;
    this.now = now;
    this.limits = limits;
    const rooms = new Rooms(boxes.map(kitOf), {
      store: store.tables,
      bus,
      now,
      report,
      onConflict: () => metrics.conflicts.inc(),
    });
    this.rooms = rooms;
    this.#runner = new BotRunner({ bots, pause: botPause, claims: new BotClaims(store.tables, node, now), report });
    this.#personLimits = new PersonLimits(limits, now);
    this.desk = new Desk(rooms, store.tables, this.#personLimits, settings.newSeed);
    this.people = new People(store.people, now);
    const secret = () => store.notices.secret('passkeys', () => randomBytes(32).toString('base64url'));
    this.passkeys = new Passkeys({ store: store.people, secret, now });
    const attendance = new Attendance(now, bus, node);
    this.attendance = attendance;
    this.maySubscribe = maySubscribe;
    this.push = new Push({ store: store.notices, post, contact, now, report });
    this.mail = notices.mail && new Mail(notices.mail, store.notices, now);
    const ways = [this.push.send, ...(this.mail ? [this.mail.send] : [])];
    const room = (table: string) => rooms.fresh(table);
    const wants = (person: string, kind: Occasion['kind']) => wantsNotice(store.people, person, kind);
    const notifier = new Notifier({ store: store.notices, room, ways, wants, attendance, patience, now, report });
    this.#notifier = notifier;
    const ledger = new Ledger(store.results, report);
    this.#mender = new Mender({
      store,
      rooms,
      now,
      report,
      recordResult: (finished) => ledger.record(finished),
      expectNotices: (left) => notifier.resume(left),
    });
    this.#keeper = this.#keep(node, patience, settings);
    rooms.attend((opened) => this.#runner.attend(opened));
    rooms.attend((opened) => ledger.attend(opened));
    rooms.attend((opened) => notifier.attend(opened));
  }

  /** Everything that happens here though nobody asks. */
  #keep(node: string, patience: number, settings: TableSettings): Keeper {
    const { keepDays = KEEP_DAYS, archiveDays = ARCHIVE_DAYS } = settings;
    const { store, bus, rooms, attendance, metrics, now, report } = this;
    return new Keeper({
      node,
      store,
      bus,
      rooms,
      attendance,
      metrics,
      now,
      report,
      patience,
      notifier: this.#notifier,
      mender: this.#mender,
      alarms: new Alarms(store.tables, rooms, now, report),
      cleanUp: new CleanUp(store.tables, rooms, now, keepDays),
      archivist: new Archivist(store.tables, now, archiveDays),
    });
  }

  async open(): Promise<void> {
    await this.#keeper.start();
    this.#sweeping = setInterval(() => this.#personLimits.sweep(), SWEEP_EVERY);
  }

  /** After a crash: summaries and results that did not follow their entries, and bots whose turn it was. */
  wakeUp(): Promise<void> {
    return this.#mender.lookAtAll();
  }

  /** Begins nothing new and finishes what is under way. */
  async settle(): Promise<void> {
    clearInterval(this.#sweeping);
    await this.#keeper.stop();
    await this.#runner.close();
    await this.rooms.settled();
    await this.#notifier.settle().catch(this.report);
  }

  async close(): Promise<void> {
    // What was answered last may still have its summary on the way.
    await delay(0);
    await this.bus.close();
    await this.store.nodes.beat(this.now()).catch(this.report);
    await this.store.close();
  }
}

import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type { GameModule } from '@grove/game-kit';
import type { PersonId } from '@grove/protocol';
import { BotClaims } from './bots/claims.ts';
import type { Bots } from './bots/pool.ts';
import { BotRunner } from './bots/runner.ts';
import type { Bus } from './bus/bus.ts';
import { ClubChat } from './clubs/club-chat.ts';
import { ClubMembers } from './clubs/club-members.ts';
import { Clubs } from './clubs/clubs.ts';
import { Visibility } from './clubs/visibility.ts';
import { TableCommands, tableGameOf } from './tables/table-commands.ts';
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
import { TournamentFollowers } from './tournaments/followers.ts';
import { RenderedViews } from './tournaments/rendered-views.ts';
import { openTournaments, type TournamentServices } from './tournaments/services.ts';
import { Tournaments } from './tournaments/tournaments.ts';

/** Days after which a table that never started is removed, and after which a finished game is archived. */
const KEEP_DAYS = 7;
const ARCHIVE_DAYS = 7;

const newNode = (): string => `${hostname()}-${process.pid}-${randomBytes(3).toString('hex')}`;

/** The time of day, but steady: it does not jump when the machine's clock is set. */
const steadyNow = (): number => Math.round(performance.timeOrigin + performance.now());

/** The composition root: makes everything that the routes and the socket work with, and opens and closes it. */
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
  readonly tournaments: Tournaments;
  readonly views: RenderedViews;
  readonly followers: TournamentFollowers;
  readonly tournamentMaker: TournamentServices['tournamentMaker'];
  readonly tournamentEntry: TournamentServices['tournamentEntry'];
  readonly tournamentCommands: TournamentServices['tournamentCommands'];
  readonly people: People;
  readonly passkeys: Passkeys;
  readonly visibility: Visibility;
  readonly clubs: Clubs;
  readonly clubMembers: ClubMembers;
  readonly clubChat: ClubChat;
  readonly presence: PresenceTracker;
  readonly connections: ConnectionRegistry;
  readonly notifications: Notifications;
  readonly #runner: BotRunner;
  readonly #scheduler: Scheduler;
  readonly #recovery: Recovery;
  readonly #driver: TournamentServices['driver'];
  readonly #personLimits: PersonLimits;

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
    this.connections = new ConnectionRegistry(bus);
    const changed = (id: PersonId) => this.connections.personChanged(id);
    this.tournaments = new Tournaments({ store: store.tournaments, now });
    this.visibility = new Visibility(store.clubs, this.tournaments);
    this.views = new RenderedViews(now);
    this.followers = new TournamentFollowers(this);
    const clubServices = { store, limits, visibility: this.visibility, now, left: changed };
    this.clubs = new Clubs(clubServices);
    this.clubMembers = new ClubMembers(clubServices);
    this.clubChat = new ClubChat(store.clubs, this.#personLimits);
    this.tables = new TableCommands(this.rooms, store.tables, this.#personLimits, this.visibility, settings.newSeed);
    this.people = new People({ store: store.people, bus, node, now, passwordCost, changed });
    const secret = () => store.notices.secret('passkeys', () => randomBytes(32).toString('base64url'));
    this.passkeys = new Passkeys({ store: store.people, secret, now });
    this.presence = new PresenceTracker(now, bus, node);
    this.notifications = openNotifications(notices, this);
    const claims = new BotClaims(store.tables, node, now);
    const addressOf = (id: PersonId) => this.people.addressOf(id);
    this.#runner = new BotRunner({ bots, pause: botPause, claims, addressOf, report: this.report });
    const { driver, ...rest } = openTournaments(this, this.#personLimits, settings.newSeed);
    this.tournamentMaker = rest.tournamentMaker;
    this.tournamentEntry = rest.tournamentEntry;
    this.tournamentCommands = rest.tournamentCommands;
    this.#driver = driver;
    this.#recovery = this.#observeRooms();
    this.#scheduler = this.#schedule(node, settings);
  }

  #openRooms(): Rooms {
    const { gameModules, store, bus, now, report, metrics } = this;
    const onConflict = () => metrics.conflicts.inc();
    return new Rooms(gameModules.map(tableGameOf), { store: store.tables, bus, now, report, onConflict });
  }

  /** Bots, results and notifications follow what happens at tables; `Recovery` catches up on what a dead node left undone. */
  #observeRooms(): Recovery {
    const { store, rooms, now, report, notifications } = this;
    const { notifier } = notifications;
    const recorder = new ResultRecorder(this);
    rooms.onOpen((room) => this.#runner.observe(room));
    rooms.onOpen((room) => recorder.observe(room));
    rooms.onOpen((room) => notifier.observe(room));
    rooms.onOpen((room) => this.#driver.observe(room));
    return new Recovery({
      store,
      rooms,
      now,
      report,
      recordResult: (room) => recorder.record(room),
      expectNotices: (room) => notifier.resume(room),
    });
  }

  #schedule(node: string, { keepDays = KEEP_DAYS, archiveDays = ARCHIVE_DAYS }: TableSettings): Scheduler {
    const { store, bus, rooms, presence, followers, metrics, now, report, notifications } = this;
    return new Scheduler({
      node,
      store,
      bus,
      rooms,
      presence,
      followers,
      personLimits: this.#personLimits,
      metrics,
      now,
      report,
      patience: notifications.patience,
      notifier: notifications.notifier,
      recovery: this.#recovery,
      alarms: new Alarms(store.tables, rooms, now, report),
      cleanUp: new CleanUp(store.tables, rooms, now, keepDays),
      driver: this.#driver,
      archiver: new Archiver(store.tables, now, archiveDays),
    });
  }

  async open(): Promise<void> {
    await this.store.nodes.endImplausible(this.now());
    await this.#scheduler.start();
  }

  /** After a start: finishes what was left undone when the last server stopped, and looks for damage. */
  async recover(): Promise<void> {
    await this.#recovery.runAfterStart();
    await this.#driver.resume();
    const damage = await this.store.damage();
    if (damage.length > 0)
      this.report(new Error(`THE DATABASE IS DAMAGED, stop and restore a backup: ${damage.join('; ')}`));
  }

  /** Starts nothing new and finishes what is under way. */
  async settle(): Promise<void> {
    await this.#scheduler.stop();
    await this.#driver.close();
    await this.#runner.close();
    await this.rooms.settled();
    await this.notifications.notifier.settle().catch(this.report);
  }

  async close(): Promise<void> {
    // Lets the summary of the last answered command begin to be saved.
    await delay(0);
    await this.bus.close();
    await this.store.nodes.beat(this.now()).catch(this.report);
    await this.store.close();
  }
}

import { isRefusal } from '@grove/kernel';
import { byClock } from '@grove/table';
import { decide, evolve, type Tournament, type TournamentCommand, type TournamentEvent } from '@grove/tournaments';
import { newSeed } from '../ids.ts';
import { type Store, StoreUnavailable } from '../store/store.ts';
import type { ClubNotices } from '../notifications/club-notices.ts';
import type { Room } from '../tables/room.ts';
import type { Rooms } from '../tables/rooms.ts';
import { botsToWait } from './bot-entrants.ts';
import type { OpenTournament } from './open-tournament.ts';
import { tableResult } from './results.ts';
import { alarmAfter } from './summary.ts';
import type { TableMaker } from './table-maker.ts';
import type { Change, Tournaments } from './tournaments.ts';

interface DriverServices {
  readonly store: Pick<Store, 'tables' | 'tournaments'>;
  readonly tournaments: Tournaments;
  readonly rooms: Rooms;
  readonly tables: TableMaker;
  readonly clubNotices: Pick<ClubNotices, 'overdue'>;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

/** Milliseconds for which a node has a tournament that is due for itself; after that it must have died. */
const CLAIMED_FOR = 3000;
/** Tournaments that are looked after at once after a start; others when their alarm is due. */
const RESUMED = 1000;
/** Milliseconds until a tournament that could not be looked after is tried again. */
const RETRY_AFTER = 60_000;

/**
 * Does what is due in tournaments: starts them, makes the tables of a round, takes their results, pairs the next round, ends. All of it can be
 * done again without doing it twice, so after a crash, or on several nodes at once, it is simply done again: of two appends to a log one wins,
 * a table is made under an id that follows from the log, and a result is reported once.
 */
export class TournamentDriver {
  readonly #services: DriverServices;
  readonly #running = new Map<string, Promise<void>>();
  readonly #again = new Set<string>();
  #closed = false;

  constructor(services: DriverServices) {
    this.#services = services;
    services.tournaments.onChange(({ id }) => this.wake(id));
  }

  /** From now on the end of a tournament's table is reported to it at once. */
  observe(room: Room): void {
    const { tournament } = room.table.data;
    if (tournament === null) return;
    room.observe((applied, own) => {
      if (own && applied.some(({ entry }) => entry.event.kind === 'finished')) this.wake(tournament.tournament);
    });
  }

  /** After a start: whatever was left undone, without waiting for an alarm. */
  async resume(): Promise<void> {
    const running = await this.#services.store.tournaments.list({ phases: ['running'], of: 'all' }, RESUMED);
    for (const { tournament } of running) this.wake(tournament);
  }

  /** Of those whose time has come; of several nodes one claims each. */
  async driveDue(): Promise<void> {
    const { store, now } = this.#services;
    for (const id of await store.tournaments.claimDueTournaments(now(), now() + CLAIMED_FOR)) this.wake(id);
  }

  /** Looks after a tournament soon; if that goes on already, once more after it. */
  wake(id: string): void {
    if (this.#closed) return;
    if (this.#running.has(id)) {
      this.#again.add(id);
      return;
    }
    const running = this.#driveSafely(id).finally(() => {
      this.#running.delete(id);
      if (this.#again.delete(id)) this.wake(id);
    });
    this.#running.set(id, running);
  }

  /** Starts nothing new and waits for what is under way. */
  async close(): Promise<void> {
    this.#closed = true;
    await Promise.all(this.#running.values());
  }

  async #driveSafely(id: string): Promise<void> {
    const { store, tournaments, now, report } = this.#services;
    try {
      await this.#drive(id);
    } catch (error) {
      report(error);
      if (error instanceof StoreUnavailable) return;
      const open = await tournaments.fresh(id).catch(() => undefined);
      if (open !== undefined) {
        await store.tournaments.setTournamentAlarm(id, open.number, now() + RETRY_AFTER).catch(report);
      }
    }
  }

  async #drive(id: string): Promise<void> {
    const { store, tournaments, tables, clubNotices, now } = this.#services;
    // The next look is counted from here: what becomes due while this one goes on must not wait for the one after.
    const lookedAt = now();
    const open = await tournaments.fresh(id);
    if (open === undefined) return;
    await tables.make(open);
    await this.#takeResults(open);
    await tournaments.change(id, null, dueEvents(open));
    // A round that was just paired has tables to make, and those of the round before may still be played.
    await tables.make(open);
    await this.#callOffRest(open);
    await clubNotices.overdue(open);
    if (open.isOver) await this.#unseal(open);
    const alarm = open.isOver ? null : alarmAfter(open.state, lookedAt);
    await store.tournaments.setTournamentAlarm(id, open.number, alarm);
  }

  /** Reports the tables that are over, all in one append. */
  async #takeResults(open: OpenTournament): Promise<void> {
    const { store, tournaments } = this.#services;
    const finished = await store.tables.finishedAmong(open.liveTables().map(({ id }) => id));
    if (finished.length === 0) return;
    const commands: TournamentCommand[] = [];
    for (const id of finished) {
      const end = (await this.#services.rooms.get(id))?.table.data.end ?? null;
      const result = end === null ? undefined : tableResult(end);
      const table = open.tableAt(id);
      if (result !== undefined && table !== undefined) {
        commands.push({ kind: 'report-result', table: table.number, result });
      }
    }
    await tournaments.change(open.id, null, (state, now) => eventsOf(state, commands, now));
  }

  /** Ends the games that the tournament went on without. */
  async #callOffRest(open: OpenTournament): Promise<void> {
    const live = new Set(open.liveTables().map(({ id }) => id));
    const left = open.tableIds.filter((id) => !live.has(id) && !open.endedTables.has(id));
    if (left.length === 0) return;
    const finished = new Set(await this.#services.store.tables.finishedAmong(left));
    for (const id of left) {
      if (!finished.has(id)) await this.#runAt(id, 'call-off');
      open.endedTables.add(id);
    }
  }

  /** Lets everybody see the deals of a duplicate that nobody plays any more. */
  async #unseal(open: OpenTournament): Promise<void> {
    if (open.state.settings.format.kind !== 'duplicate') return;
    for (const id of open.tableIds) {
      if (open.unsealedTables.has(id)) continue;
      await this.#runAt(id, 'unseal');
      open.unsealedTables.add(id);
    }
  }

  async #runAt(table: string, kind: 'call-off' | 'unseal'): Promise<void> {
    const room = await this.#services.rooms.get(table);
    await room?.run({ by: byClock, id: null, command: { kind } });
  }
}

/** What the server does by itself now: start, or have bots wait, and pair or end. Refused is what is not possible yet, such as too few. */
function dueEvents(open: OpenTournament): Change {
  return (state, now) => {
    const started = state.phase === 'registration' ? eventsOf(state, [{ kind: 'start', seed: newSeed() }], now) : [];
    const running = started.reduce(evolve, state);
    if (running.phase !== 'running' || running.pausedAt !== null) return started;
    const bots = waitingBots(open, running, now);
    const waiting = bots.reduce(evolve, running);
    return [...started, ...bots, ...eventsOf(waiting, [{ kind: 'advance' }], now)];
  };
}

/** Bots wait in the name of the directors who let them in. */
function waitingBots(open: OpenTournament, state: Tournament, now: number): TournamentEvent[] {
  const { kind } = state.settings.format;
  if (kind !== 'arena' && kind !== 'duplicate') return [];
  return botsToWait({ state, waitingSince: open.waitingSince }, now).flatMap((entrant) => {
    const events = decide(state, { kind: 'wait', entrant }, { kind: 'director' }, now);
    return isRefusal(events) ? [] : events;
  });
}

/** The events of all commands of the server that are not refused, each judged after the ones before. */
function eventsOf(state: Tournament, commands: readonly TournamentCommand[], now: number): TournamentEvent[] {
  let after = state;
  return commands.flatMap((command) => {
    const events = decide(after, command, { kind: 'server' }, now);
    if (isRefusal(events)) return [];
    after = events.reduce(evolve, after);
    return events;
  });
}

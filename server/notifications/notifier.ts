import type { PersonId } from '@grove/protocol';
import type { Room } from '../tables/room.ts';
import type { ExpectedNotice, NoticeStore } from '../store/store.ts';
import type { Notice, NoticeKind, Notify } from './notice.ts';
import { holds, kindOf, type Occasion, occasionsAfter, occasionsAt } from './occasions.ts';

export interface NotifierSettings {
  readonly store: Pick<NoticeStore, 'claimNotices' | 'expectNotice' | 'wasTold' | 'noticeSent' | 'dropNotice'>;
  readonly room: (table: string) => Promise<Room | undefined>;
  /** What a notice says that is not of a table; undefined if there is nothing to say any more. */
  readonly otherNotice: (expected: ExpectedNotice) => Promise<Notice | undefined>;
  readonly channels: readonly Notify[];
  readonly presence: PresenceTracker;
  /** Whether somebody wants notices of this kind. */
  readonly wants: (person: PersonId, kind: NoticeKind, isOfTournament: boolean) => Promise<boolean>;
  /** Milliseconds that a notice waits, in which the person may open the table or move. */
  readonly patience: number;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

interface PresenceTracker {
  isHere(table: string, person: PersonId): boolean;
  isHereAnywhere(table: string, person: PersonId): Promise<boolean>;
}

/** Milliseconds for which a node has a notice for itself; after that it must have died. */
const CLAIMED_FOR = 10_000;
/** Milliseconds in which a channel must have sent it: less than the claim, so that no other node sends it meanwhile. */
export const SENT_WITHIN = 8000;

/**
 * Tells people what happens at their tables while they are away, of each turn once, also if a step is taken back and made
 * again. Notices wait in the store, so that any node can send them, also after a crash: a notice is claimed for some
 * seconds, sent, and only then marked as sent.
 */
export class Notifier {
  readonly #settings: NotifierSettings;
  readonly #expecting = new Set<Promise<void>>();

  constructor(settings: NotifierSettings) {
    this.#settings = settings;
  }

  observe(room: Room): void {
    let before = occasionsAt(room.table);
    room.observe((_applied, own) => {
      const now = occasionsAt(room.table);
      const news = occasionsAfter(before, now);
      before = now;
      // Of all nodes the one that has appended the entries.
      if (own) for (const occasion of news) this.#expect(room, occasion);
    });
  }

  /**
   * For a table whose last entries were appended by a node that died then. The store knows which notices were sent; that a
   * game has begun is told only before the first step.
   */
  resume(room: Room): void {
    const isNew = room.table.match?.steps.length === 0;
    for (const occasion of occasionsAt(room.table)) {
      if (occasion.kind !== 'start' || isNew) this.#expect(room, occasion);
    }
  }

  /** Sends what has waited long enough. */
  async sendDue(): Promise<void> {
    const { store, now, patience, report } = this.#settings;
    const due = await store.claimNotices(now() - patience, now(), now() + CLAIMED_FOR);
    await Promise.all(due.map((expected) => this.#process(expected).catch(report)));
  }

  /** Before the server stops: waits for notices on their way to the store, and sends what has waited long enough. */
  async settle(): Promise<void> {
    await Promise.all(this.#expecting);
    await this.sendDue();
  }

  #expect({ id }: Room, { person, turn }: Occasion): void {
    const { store, now, presence, report } = this.#settings;
    if (presence.isHere(id, person)) return;
    const expecting = store.expectNotice({ person, table: id, turn, since: now() }).catch(report);
    this.#expecting.add(expecting);
    void expecting.finally(() => this.#expecting.delete(expecting));
  }

  async #process(expected: ExpectedNotice): Promise<void> {
    const { store, room: open, otherNotice, wants } = this.#settings;
    const room = await open(expected.table);
    const notice = room === undefined ? await otherNotice(expected) : await this.#ofTable(room, expected);
    const isOfTournament = room !== undefined && room.table.data.tournament !== null;
    const isWanted = notice !== undefined && (await wants(expected.person, notice.kind, isOfTournament));
    if (!isWanted || (await store.wasTold(expected))) return store.dropNotice(expected);
    await this.#send(notice, expected);
    await store.noticeSent(expected);
  }

  /** Undefined if it does not hold any more, or the person is there. */
  async #ofTable({ id, table }: Room, { person, turn }: ExpectedNotice): Promise<Notice | undefined> {
    const kind = kindOf(turn);
    const isAway = holds(table, { kind, person, turn }) && !(await this.#settings.presence.isHereAnywhere(id, person));
    if (!isAway) return undefined;
    const { tournament } = table.data;
    return {
      kind,
      path: `/table/${id}`,
      table: id,
      game: table.game.id,
      ...(tournament && { title: tournament.name }),
      ...(tournament?.round !== undefined && { round: tournament.round }),
    };
  }

  async #send(notice: Notice, { person, table, turn }: ExpectedNotice): Promise<void> {
    const { channels, report } = this.#settings;
    const named = { ...notice, name: `${table} ${turn} ${person}` };
    await Promise.all(channels.map((notify) => notify(person, named).catch(report)));
  }
}

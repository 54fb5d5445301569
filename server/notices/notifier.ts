import type { PersonId } from '@grove/table';
import type { Room } from '../rooms/room.ts';
import type { ExpectedNotice, NoticeStore } from '../store/store.ts';
import { holds, kindOf, type Occasion, occasionsAfter, occasionsAt } from './occasions.ts';

/** What somebody is told who is not there: which table, and nothing of the game. */
export interface Notice {
  readonly kind: Occasion['kind'];
  readonly table: string;
  readonly game: string;
}

/** Brings a notice to a person by one way. */
export type Notify = (person: PersonId, notice: Notice) => Promise<void>;

export interface NotifierSettings {
  readonly store: Pick<NoticeStore, 'claimNotice' | 'claimNotices' | 'expectNotice' | 'dropNotice'>;
  readonly room: (table: string) => Promise<Room | undefined>;
  readonly ways: readonly Notify[];
  readonly attendance: Attendance;
  /** Whether somebody wants to be told of this. */
  readonly wants: (person: PersonId, kind: Occasion['kind']) => Promise<boolean>;
  /** Milliseconds in which somebody may come or move before anything is sent. */
  readonly patience: number;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

interface Attendance {
  isHere(table: string, person: PersonId): boolean;
  isHereAnywhere(table: string, person: PersonId): Promise<boolean>;
}

/** So long no other node sends what one has taken on; then that one must have died. */
const CLAIM = 10_000;

/**
 * Tells people what happens at their tables while they are away; of a turn once, whatever is taken back meanwhile. What
 * is to be sent waits in the store, so that any node can send it, also after a crash.
 */
export class Notifier {
  readonly #settings: NotifierSettings;
  readonly #expecting = new Set<Promise<void>>();

  constructor(settings: NotifierSettings) {
    this.#settings = settings;
  }

  attend(room: Room): void {
    let before = occasionsAt(room.table);
    room.attend((_told, own) => {
      const now = occasionsAt(room.table);
      const news = occasionsAfter(before, now);
      before = now;
      // The node that has appended sees to it.
      if (own) for (const occasion of news) this.#expect(room, occasion);
    });
  }

  /**
   * For a table whose last entries a node has left behind when it died. The table says what there is to tell, the store
   * what has been told; that a game has begun is news only before the first step.
   */
  resume(room: Room): void {
    const isNew = room.table.match?.steps.length === 0;
    for (const occasion of occasionsAt(room.table)) {
      if (occasion.kind !== 'start' || isNew) this.#expect(room, occasion);
    }
  }

  /** Sends what has waited long enough. */
  async look(): Promise<void> {
    const { store, now, patience, report } = this.#settings;
    const due = await store.claimNotices(now() - patience, now(), now() + CLAIM);
    await Promise.all(due.map((expected) => this.#deal(expected).catch(report)));
  }

  /** Waits for what is on its way to the store, and sends what has waited long enough. */
  async settle(): Promise<void> {
    await Promise.all(this.#expecting);
    await this.look();
  }

  #expect({ id }: Room, { person, turn }: Occasion): void {
    const { store, now, attendance, report } = this.#settings;
    if (attendance.isHere(id, person)) return;
    const expecting = store.expectNotice({ person, table: id, turn, since: now() }).catch(report);
    this.#expecting.add(expecting);
    void expecting.finally(() => this.#expecting.delete(expecting));
  }

  async #deal(expected: ExpectedNotice): Promise<void> {
    const { store, room: open } = this.#settings;
    const room = await open(expected.table);
    const { person, turn } = expected;
    const occasion = { kind: kindOf(turn), person, turn };
    if (room !== undefined && (await this.#isWanted(room, occasion))) await this.#send(room, occasion);
    await store.dropNotice(expected);
  }

  async #isWanted(room: Room, occasion: Occasion): Promise<boolean> {
    const { store, attendance, wants } = this.#settings;
    const { kind, person, turn } = occasion;
    if (!holds(room.table, occasion) || (await attendance.isHereAnywhere(room.id, person))) return false;
    return (await wants(person, kind)) && store.claimNotice(person, room.id, turn);
  }

  async #send(room: Room, { kind, person }: Occasion): Promise<void> {
    const { ways, report } = this.#settings;
    const notice: Notice = { kind, table: room.id, game: room.kit.game.id };
    await Promise.all(ways.map((notify) => notify(person, notice).catch(report)));
  }
}

import type { PersonId } from '@grove/protocol';
import type { Room } from '../tables/room.ts';
import type { ExpectedNotice, NoticeStore } from '../store/store.ts';
import { holds, kindOf, type Occasion, occasionsAfter, occasionsAt } from './occasions.ts';

/** What somebody is told who is not there: which table, and nothing of the game. */
export interface Notice {
  readonly kind: Occasion['kind'];
  readonly table: string;
  readonly game: string;
}

/** A notice, and a name that is the same if another node sends it again. */
export interface NamedNotice extends Notice {
  readonly name: string;
}

/**
 * Brings a notice to a person by one way, within `SENT_WITHIN`. It may be asked to do so twice, if a node died or lost the
 * store just after sending, and sees to it that the second takes the place of the first.
 */
export type Notify = (person: PersonId, notice: NamedNotice) => Promise<void>;

export interface NotifierSettings {
  readonly store: Pick<NoticeStore, 'claimNotices' | 'expectNotice' | 'wasTold' | 'noticeSent' | 'dropNotice'>;
  readonly room: (table: string) => Promise<Room | undefined>;
  readonly ways: readonly Notify[];
  readonly presence: PresenceTracker;
  /** Whether somebody wants to be told of this. */
  readonly wants: (person: PersonId, kind: Occasion['kind']) => Promise<boolean>;
  /** Milliseconds in which somebody may come or move before anything is sent. */
  readonly patience: number;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

interface PresenceTracker {
  isHere(table: string, person: PersonId): boolean;
  isHereAnywhere(table: string, person: PersonId): Promise<boolean>;
}

/** So long no other node sends what one has taken on; then that one must have died. */
const CLAIM = 10_000;
/** How long the ways have, in milliseconds; less than the claim, so that nobody sends beside the one that has it. */
export const SENT_WITHIN = 8000;

/**
 * Tells people what happens at their tables while they are away; of a turn once, whatever is taken back meanwhile. What
 * is to be sent waits in the store, so that any node can send it, also after a crash: it is taken on for some seconds,
 * sent, and only then marked as told.
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
    const { store, now, presence, report } = this.#settings;
    if (presence.isHere(id, person)) return;
    const expecting = store.expectNotice({ person, table: id, turn, since: now() }).catch(report);
    this.#expecting.add(expecting);
    void expecting.finally(() => this.#expecting.delete(expecting));
  }

  async #deal(expected: ExpectedNotice): Promise<void> {
    const { store, room: open } = this.#settings;
    const room = await open(expected.table);
    if (room === undefined || !(await this.#isWanted(room, expected))) return store.dropNotice(expected);
    await this.#send(room, expected);
    await store.noticeSent(expected);
  }

  async #isWanted({ id, table }: Room, expected: ExpectedNotice): Promise<boolean> {
    const { store, presence, wants } = this.#settings;
    const { person, turn } = expected;
    const kind = kindOf(turn);
    if (!holds(table, { kind, person, turn }) || (await presence.isHereAnywhere(id, person))) return false;
    return (await wants(person, kind)) && !(await store.wasTold(expected));
  }

  async #send({ id, table }: Room, { person, turn }: ExpectedNotice): Promise<void> {
    const { ways, report } = this.#settings;
    const notice = { kind: kindOf(turn), table: id, game: table.game.id, name: `${id} ${turn} ${person}` };
    await Promise.all(ways.map((notify) => notify(person, notice).catch(report)));
  }
}

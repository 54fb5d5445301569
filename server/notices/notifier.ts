import type { PersonId } from '@grove/table';
import type { Room } from '../rooms/room.ts';
import type { NoticeStore } from '../store/store.ts';
import { holds, type Occasion, occasionsAfter, occasionsAt } from './occasions.ts';

/** What somebody is told who is not there: which table, and nothing of the game. */
export interface Notice {
  readonly kind: Occasion['kind'];
  readonly table: string;
  readonly game: string;
}

/** Brings a notice to a person by one way. */
export type Notify = (person: PersonId, notice: Notice) => Promise<void>;

export interface NotifierSettings {
  readonly store: Pick<NoticeStore, 'claimNotice'>;
  readonly ways: readonly Notify[];
  readonly isHere: (table: string, person: PersonId) => boolean;
  /** Whether somebody wants to be told of this. */
  readonly wants: (person: PersonId, kind: Occasion['kind']) => Promise<boolean>;
  /** Milliseconds in which somebody may come or move before anything is sent. */
  readonly patience: number;
  readonly report: (error: unknown) => void;
}

/** Tells people what happens at their tables while they are away; of a turn once, whatever is taken back meanwhile. */
export class Notifier {
  readonly #settings: NotifierSettings;
  readonly #pending = new Map<NodeJS.Timeout, () => Promise<void>>();

  constructor(settings: NotifierSettings) {
    this.#settings = settings;
  }

  attend(room: Room): void {
    let before = occasionsAt(room.table);
    room.attend(() => {
      const now = occasionsAt(room.table);
      for (const occasion of occasionsAfter(before, now)) this.#await(room, occasion);
      before = now;
    });
  }

  /**
   * After a crash: what was waiting to be sent waits anew. The table says what there is to tell, the store what has been told;
   * that a game has begun is news only before the first step.
   */
  resume(room: Room): void {
    const isNew = room.table.match?.steps.length === 0;
    for (const occasion of occasionsAt(room.table)) {
      if (occasion.kind !== 'start' || isNew) this.#await(room, occasion);
    }
  }

  /** Sends at once what is waiting to be sent. */
  async settle(): Promise<void> {
    const sendings = [...this.#pending.values()];
    for (const timer of this.#pending.keys()) clearTimeout(timer);
    this.#pending.clear();
    await Promise.all(sendings.map((send) => send()));
  }

  #await(room: Room, occasion: Occasion): void {
    const { patience, report, isHere } = this.#settings;
    if (isHere(room.id, occasion.person)) return;
    const send = () => this.#send(room, occasion).catch(report);
    const timer = setTimeout(() => {
      this.#pending.delete(timer);
      void send();
    }, patience);
    timer.unref();
    this.#pending.set(timer, send);
  }

  async #send(room: Room, occasion: Occasion): Promise<void> {
    const { store, ways, isHere, wants } = this.#settings;
    const { kind, person, turn } = occasion;
    if (isHere(room.id, person) || !holds(room.table, occasion)) return;
    if (!(await wants(person, kind))) return;
    if (!(await store.claimNotice(person, room.id, turn))) return;
    const notice: Notice = { kind, table: room.id, game: room.kit.game.id };
    await Promise.all(ways.map((notify) => notify(person, notice).catch(this.#settings.report)));
  }
}

import { isActive, type PersonId, type Table, waitingSeats } from '@grove/table';
import type { Room } from '../rooms/room.ts';
import type { ExpectedNotice, NoticeStore } from '../store/store.ts';

/** What somebody is told who is not there: which table waits, and nothing of the game. */
export interface Notice {
  readonly kind: 'turn';
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
  /** Milliseconds in which somebody may come or move before anything is sent. */
  readonly patience: number;
  readonly now: () => number;
  readonly report: (error: unknown) => void;
}

interface Attendance {
  isHere(table: string, person: PersonId): boolean;
  isHereAnywhere(table: string, person: PersonId): Promise<boolean>;
}

interface Turn {
  readonly person: PersonId;
  /** How many steps the seat had made when it began: a turn that comes back after an undo is the same one. */
  readonly turn: number;
}

/** So long no other node sends what one has taken on; then that one must have died. */
const CLAIM = 10_000;

/**
 * Tells people that it is their turn, if they are not at the table; once a turn, whatever is taken back meanwhile. What
 * is to be sent waits in the store, so that any node can send it.
 */
export class Notifier {
  readonly #settings: NotifierSettings;
  readonly #expecting = new Set<Promise<void>>();

  constructor(settings: NotifierSettings) {
    this.#settings = settings;
  }

  attend(room: Room): void {
    let before = turnsAt(room.table);
    room.attend((_told, own) => {
      const now = turnsAt(room.table);
      const begun = now.filter((turn) => !before.some(({ person }) => person === turn.person));
      before = now;
      // The node that has appended sees to it.
      if (own) for (const turn of begun) this.#expect(room, turn);
    });
  }

  /** For a table whose last entries a node has left behind when it died: whoever is waited for is told once. */
  expectAll(room: Room): void {
    for (const turn of turnsAt(room.table)) this.#expect(room, turn);
  }

  /** Sends what is due. */
  async look(): Promise<void> {
    const { store, now, report } = this.#settings;
    for (const expected of await store.claimNotices(now(), now() + CLAIM)) {
      await this.#deal(expected).catch(report);
    }
  }

  /** Waits for what is on its way to the store, and sends what is due. */
  async settle(): Promise<void> {
    await Promise.all(this.#expecting);
    await this.look();
  }

  #expect({ id }: Room, { person, turn }: Turn): void {
    const { store, patience, now, attendance, report } = this.#settings;
    if (attendance.isHere(id, person)) return;
    const expecting = store.expectNotice({ person, table: id, turn, due: now() + patience }).catch(report);
    this.#expecting.add(expecting);
    void expecting.finally(() => this.#expecting.delete(expecting));
  }

  async #deal(expected: ExpectedNotice): Promise<void> {
    const { store, room: open } = this.#settings;
    const room = await open(expected.table);
    if (room !== undefined && (await this.#isWanted(room, expected))) await this.#send(room, expected.person);
    await store.dropNotice(expected);
  }

  async #isWanted(room: Room, { person, table, turn }: ExpectedNotice): Promise<boolean> {
    const { store, attendance } = this.#settings;
    const isTurn = turnsAt(room.table).some((now) => now.person === person && now.turn === turn);
    if (!isTurn || (await attendance.isHereAnywhere(table, person))) return false;
    return store.claimNotice(person, table, turn);
  }

  async #send(room: Room, person: PersonId): Promise<void> {
    const { ways, report } = this.#settings;
    const notice: Notice = { kind: 'turn', table: room.id, game: room.kit.game.id };
    await Promise.all(ways.map((notify) => notify(person, notice).catch(report)));
  }
}

/** The people who are waited for. */
function turnsAt(table: Table): Turn[] {
  return waitingSeats(table)
    .filter((seat) => isActive(table, seat))
    .flatMap((seat) => {
      const { person } = table.data.seats[seat];
      return person === null ? [] : [{ person: person.id, turn: stepsOf(table, seat) }];
    });
}

const stepsOf = ({ match }: Table, seat: number): number =>
  match?.steps.reduce((count, step) => count + Number(step.seat === seat), 0) ?? 0;

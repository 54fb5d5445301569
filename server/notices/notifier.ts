import { isActive, type PersonId, type Table, waitingSeats } from '@grove/table';
import type { Room } from '../rooms/room.ts';
import type { NoticeStore } from '../store/store.ts';

/** What somebody is told who is not there: which table waits, and nothing of the game. */
export interface Notice {
  readonly kind: 'turn';
  readonly table: string;
  readonly game: string;
}

/** Brings a notice to a person by one way. */
export type Notify = (person: PersonId, notice: Notice) => Promise<void>;

export interface NotifierSettings {
  readonly store: Pick<NoticeStore, 'claimNotice'>;
  readonly ways: readonly Notify[];
  readonly isHere: (table: string, person: PersonId) => boolean;
  /** Milliseconds in which somebody may come or move before anything is sent. */
  readonly patience: number;
  readonly report: (error: unknown) => void;
}

interface Turn {
  readonly person: PersonId;
  /** How many steps the seat had made when it began: a turn that comes back after an undo is the same one. */
  readonly turn: number;
}

/** Tells people that it is their turn, if they are not at the table; once a turn, whatever is taken back meanwhile. */
export class Notifier {
  readonly #settings: NotifierSettings;
  readonly #pending = new Map<NodeJS.Timeout, () => Promise<void>>();

  constructor(settings: NotifierSettings) {
    this.#settings = settings;
  }

  attend(room: Room): void {
    let before = turnsAt(room.table);
    room.attend(() => {
      const now = turnsAt(room.table);
      for (const turn of now) if (!before.some(({ person }) => person === turn.person)) this.#await(room, turn);
      before = now;
    });
  }

  /** Sends at once what is waiting to be sent. */
  async settle(): Promise<void> {
    const sendings = [...this.#pending.values()];
    for (const timer of this.#pending.keys()) clearTimeout(timer);
    this.#pending.clear();
    await Promise.all(sendings.map((send) => send()));
  }

  #await(room: Room, turn: Turn): void {
    const { patience, report, isHere } = this.#settings;
    if (isHere(room.id, turn.person)) return;
    const send = () => this.#send(room, turn).catch(report);
    const timer = setTimeout(() => {
      this.#pending.delete(timer);
      void send();
    }, patience);
    timer.unref();
    this.#pending.set(timer, send);
  }

  async #send(room: Room, { person, turn }: Turn): Promise<void> {
    const { store, ways, isHere } = this.#settings;
    if (isHere(room.id, person) || !turnsAt(room.table).some((now) => isSame(now, { person, turn }))) return;
    if (!(await store.claimNotice(person, room.id, turn))) return;
    const notice: Notice = { kind: 'turn', table: room.id, game: room.kit.game.id };
    await Promise.all(ways.map((notify) => notify(person, notice)));
  }
}

const isSame = (one: Turn, other: Turn): boolean => one.person === other.person && one.turn === other.turn;

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

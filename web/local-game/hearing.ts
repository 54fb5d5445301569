import type { Game, Seat, Viewer } from '@grove/kernel';

/** A step that stands, with what a viewer heard of it. */
export interface Heard {
  readonly id: number;
  readonly seat: Seat;
  readonly seen: readonly unknown[];
}

interface Happened extends Omit<Heard, 'seen'> {
  readonly events: readonly unknown[];
}

/** What has happened in a game, and what each viewer heard of it. */
export class Hearing {
  readonly #game: Game;
  #happened: readonly Happened[] = [];
  readonly #heard = new WeakMap<Happened, Map<Viewer, Heard>>();

  constructor(game: Game) {
    this.#game = game;
  }

  note(id: number, seat: Seat, events: readonly unknown[]): void {
    this.#happened = [...this.#happened, { id, seat, events }];
  }

  /** Forgets the last step of a seat. */
  takeBack(by: Seat): void {
    const last = this.#happened.findLastIndex(({ seat }) => seat === by);
    this.#happened = this.#happened.toSpliced(last, 1);
  }

  /** A step that stands is heard once, however often it is asked for. */
  by(viewer: Viewer): readonly Heard[] {
    return this.#happened.map((step) => {
      const heard = this.#heard.get(step)?.get(viewer) ?? this.#hear(step, viewer);
      this.#heard.set(step, (this.#heard.get(step) ?? new Map()).set(viewer, heard));
      return heard;
    });
  }

  #hear({ id, seat, events }: Happened, viewer: Viewer): Heard {
    const seen = events.map((event) => this.#game.seen(event, viewer)).filter((event) => event !== undefined);
    return { id, seat, seen };
  }
}

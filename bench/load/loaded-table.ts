import { itemAt } from '@grove/kernel';
import type { Player } from './player.ts';
import type { PreparedGame } from './prepared-games.ts';

/** Milliseconds until the sender of a move had the answer, and until the last of the other seats had seen it. */
export interface MoveTimes {
  readonly answered: number;
  readonly seen: number;
}

export interface StartedTable {
  readonly id: string;
  readonly game: PreparedGame;
  /** Of the entry with which the game was started. */
  readonly number: number;
}

/** One table under load: at most one move is under way, and its game goes as it was prepared. */
export class LoadedTable {
  readonly players: readonly Player[];
  busy = false;
  #steps: PreparedGame['steps'] = [];
  #next = 0;
  /** Of the last entry that is known. */
  #number = 0;

  constructor(players: readonly Player[]) {
    this.players = players;
  }

  get isOver(): boolean {
    return this.#next === this.#steps.length;
  }

  begin({ game, number }: StartedTable): void {
    this.#steps = game.steps;
    this.#next = 0;
    this.#number = number;
  }

  /** Makes the next move; answers when everybody has seen it, with undefined if it was refused. */
  move(): Promise<MoveTimes | undefined> {
    const { seat, step } = itemAt(this.#steps, this.#next++);
    const mover = itemAt(this.players, seat);
    const began = performance.now();
    this.busy = true;
    return new Promise((resolve) => {
      let answered = 0;
      let seen = 0;
      // The answer to the mover, and the update of everybody else.
      let missing = this.players.length;
      const end = (times: MoveTimes | undefined): void => {
        this.busy = false;
        resolve(times);
      };
      const onUpdate = (): void => {
        seen = performance.now() - began;
        if (--missing === 0) end({ answered, seen });
      };
      for (const player of this.players) if (player !== mover) player.onceAt(this.#number + 1, onUpdate);
      mover.send({ kind: 'move', step }, (number) => {
        answered = performance.now() - began;
        if (number === undefined) {
          // What was prepared does not fit what follows.
          this.#next = this.#steps.length;
          return end(undefined);
        }
        this.#number = number;
        if (--missing === 0) end({ answered, seen });
      });
    });
  }
}

import { setTimeout as delay } from 'node:timers/promises';
import type { Box, Seat } from '@grove/kernel';
import { byBot, type Table, waitingSeats } from '@grove/table';
import { newSeed } from '../ids.ts';
import type { Room } from '../rooms/room.ts';
import type { BotPool, Question } from './pool.ts';
import { anyStep } from './think.ts';

export interface BotSettings {
  readonly boxes: readonly Box[];
  readonly pool: BotPool;
  /** Milliseconds before every step, so that people can follow. */
  readonly pause: number;
  readonly report: (error: unknown) => void;
}

/** Moves the bots of every room. A bot that is slow or fails holds up nobody but its own seat, and that not for long. */
export class BotRunner {
  readonly #settings: BotSettings;
  readonly #thinking = new WeakMap<Room, Set<Seat>>();
  #closed = false;

  constructor(settings: BotSettings) {
    this.#settings = settings;
  }

  /** From now on the bots of this room move when it is their turn. */
  attend(room: Room): void {
    this.#thinking.set(room, new Set());
    room.attend(() => this.#wake(room));
    this.#wake(room);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#settings.pool.close();
  }

  #wake(room: Room): void {
    const thinking = this.#thinking.get(room);
    if (thinking === undefined || this.#closed) return;
    for (const seat of botSeats(room.table)) {
      if (thinking.has(seat)) continue;
      thinking.add(seat);
      void this.#move(room, seat).finally(() => {
        thinking.delete(seat);
        this.#wake(room);
      });
    }
  }

  async #move(room: Room, seat: Seat): Promise<void> {
    const { boxes, pool, pause, report } = this.#settings;
    await sleep(pause);
    const question = questionFor(room.table, seat);
    if (question === undefined || this.#closed) return;
    try {
      const step = await pool.choose(question).catch((error) => {
        report(error);
        return this.#closed ? undefined : anyStep(boxes, question);
      });
      if (step === undefined) return;
      // Refused if the table went on meanwhile: somebody took a step back, or the person returned.
      const answer = await room.run({ by: byBot(seat), id: null, wish: { kind: 'move', step } });
      if ('refusal' in answer) await sleep(pause + 50);
    } catch (error) {
      report(error);
      // The store may be in trouble; the bot tries again, but not at once.
      await sleep(1000);
    }
  }
}

/** A pause that does not keep the process from ending. */
const sleep = (ms: number): Promise<void> => delay(ms, undefined, { ref: false });

const botSeats = (table: Table): Seat[] => waitingSeats(table).filter((seat) => table.data.seats[seat].bot !== null);

function questionFor({ data, match, kit }: Table, seat: Seat): Question | undefined {
  const bot = data.seats[seat]?.bot ?? null;
  if (match === null || bot === null || data.phase !== 'playing') return undefined;
  return { game: kit.game.id, bot, view: kit.game.view(match.state, seat), seat, seed: newSeed() };
}

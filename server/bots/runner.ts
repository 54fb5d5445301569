import { setTimeout as delay } from 'node:timers/promises';
import type { Asked, ChooseQuestion } from '@grove/bots';
import { itemAt, type Refusal, type Seat } from '@grove/kernel';
import type { PersonId } from '@grove/protocol';
import { botAt, byBot, type Table, waitingSeats } from '@grove/table';
import type { Room } from '../tables/room.ts';
import type { Bots } from './pool.ts';
import type { BotClaims } from './claims.ts';
import type { Share } from './fair-queue.ts';
import { anyStep, questionFor, writtenStep } from './question.ts';

export interface BotSettings {
  readonly bots: Bots;
  /** Milliseconds before every step, so that people can follow. */
  readonly pause: number;
  readonly claims: BotClaims;
  /** The last known address of a person. */
  readonly addressOf: (person: PersonId) => string;
  readonly report: (error: unknown) => void;
}

/** Milliseconds until a node asks again for bots that another one has. */
const ASK_AGAIN = 1000;

/** A seat whose bot is at work. */
interface Decision {
  /** The entry that gave the seat what it has to decide. */
  readonly about: number;
  asked?: Asked;
}

/** Moves the bots of every room. A bot that is slow or fails holds up nobody but its own seat, and that not for long. */
export class BotRunner {
  readonly #settings: BotSettings;
  readonly #decisions = new WeakMap<Room, Map<Seat, Decision>>();
  #closed = false;

  constructor(settings: BotSettings) {
    this.#settings = settings;
  }

  /** From now on the bots of this room move when it is their turn. */
  observe(room: Room): void {
    this.#decisions.set(room, new Map());
    room.observe(() => this.#wake(room));
    this.#wake(room);
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#settings.bots.close();
    await this.#settings.claims.close().catch(this.#settings.report);
  }

  #wake(room: Room): void {
    const decisions = this.#decisions.get(room);
    if (decisions === undefined || this.#closed) return;
    const seats = botSeats(room.table);
    // Somebody took a step back, or the person returned: what the bot thinks about is no longer asked.
    for (const [seat, { about, asked }] of decisions) {
      if (!seats.includes(seat) || about !== itemAt(room.table.data.seats, seat).changed) asked?.callOff();
    }
    for (const seat of seats) {
      if (decisions.has(seat)) continue;
      const decision = { about: itemAt(room.table.data.seats, seat).changed };
      decisions.set(seat, decision);
      void this.#move(room, seat, decision).finally(() => {
        decisions.delete(seat);
        this.#wake(room);
      });
    }
  }

  async #move(room: Room, seat: Seat, decision: Decision): Promise<void> {
    const { pause, report, claims } = this.#settings;
    await sleep(pause);
    if (questionFor(room.table, seat) === undefined || this.#closed) return;
    try {
      if (!(await claims.take(room.id, room.table.data.settings.botSeconds * 1000))) return await sleep(ASK_AGAIN);
      const question = questionFor(room.table, seat);
      if (question === undefined) return;
      const { number } = room.table.data;
      const step = await this.#chooseStep(room, question, decision);
      const refusal = await play(room, seat, step);
      if (refusal === undefined) return;
      // Either the table went on meanwhile, and the bot is asked again, or the bot would be refused for ever.
      if (room.table.data.number !== number) return await sleep(pause + 50);
      this.#reportFailure(question, `illegal step ${step} (${refusal.rule}: ${refusal.reason})`);
      await play(room, seat, anyStep(room.table, question));
    } catch (error) {
      report(error);
      // The store may be in trouble; the bot tries again, but not at once.
      await sleep(1000);
    }
  }

  /** The bot's step; any legal one if the bot fails; none if it was called off. */
  async #chooseStep(room: Room, question: ChooseQuestion, decision: Decision): Promise<string | undefined> {
    const { table } = room;
    decision.asked = this.#settings.bots.ask(question, this.#shareOf(room));
    const answer = await decision.asked.answer;
    if (answer.kind === 'failed' && (this.#closed || answer.reason === 'called-off')) return undefined;
    try {
      if (answer.kind === 'chosen') return writtenStep(table.game, question, answer.move);
      this.#reportFailure(question, answer.kind === 'failed' ? answer.message : answer.kind);
    } catch (error) {
      this.#reportFailure(question, error instanceof Error ? error.message : String(error));
    }
    return anyStep(table, question);
  }

  #shareOf({ table, isWatched }: Room): Share {
    const { host } = table.data;
    return { person: host, address: this.#settings.addressOf(host), isWaitedFor: isWatched };
  }

  #reportFailure({ bot, game }: ChooseQuestion, message: string): void {
    this.#settings.report(new Error(`bot ${bot} of ${game}: ${message}`));
  }
}

/** @returns why the table refused the step, if it did */
async function play(room: Room, seat: Seat, step: string | undefined): Promise<Refusal | undefined> {
  if (step === undefined) return undefined;
  const answer = await room.run({ by: byBot(seat), id: null, command: { kind: 'move', step } });
  return 'refusal' in answer ? answer.refusal : undefined;
}

/** A pause that does not keep the process from ending. */
const sleep = (ms: number): Promise<void> => delay(ms, undefined, { ref: false });

const botSeats = (table: Table): Seat[] => waitingSeats(table).filter((seat) => botAt(table, seat) !== null);

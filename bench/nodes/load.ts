import { itemAt } from '@grove/kernel';
import { setTimeout as delay } from 'node:timers/promises';
import { type Latencies, latencies } from '../load/measure.ts';
import { stepIn } from '../load/steps-in.ts';
import type { NodePlayer } from './player.ts';

/** A move from its sending until the other client has seen it. */
interface Move {
  readonly sent: number;
  answered: number;
  seen: number;
}

/** Milliseconds. */
const NOTICED = 50;

const now = (): number => performance.now();

/** A table at which at most one move is under way. */
class LoadedTable {
  readonly players: readonly NodePlayer[];
  move: Move | undefined;

  constructor(players: readonly NodePlayer[]) {
    this.players = players;
  }

  get mover(): NodePlayer | undefined {
    return this.players.find(({ view }) => view?.playing?.mayAct === true);
  }

  get isBack(): boolean {
    return this.players.every(({ isWatching }) => isWatching);
  }
}

export interface Figures {
  readonly moves: number;
  readonly perSecond: number;
  readonly refused: number;
  /** Milliseconds until the sender had the answer, and until the other client, on another node, had seen the move. */
  readonly answered: Latencies;
  readonly seen: Latencies;
}

/** Moves at a steady rate at tables taken in turn, whatever happens to the servers. */
export class Load {
  readonly #tables: readonly LoadedTable[];
  readonly #rate: number;
  readonly #chance: () => number;
  #done: Move[] = [];
  #refused = 0;
  #began = now();
  #next = 0;
  #isRunning = true;
  readonly #running: Promise<void>;
  readonly #under = new Set<Promise<void>>();

  constructor(tables: readonly (readonly NodePlayer[])[], rate: number, chance: () => number) {
    this.#tables = tables.map((players) => new LoadedTable(players));
    this.#rate = rate;
    this.#chance = chance;
    this.#running = this.#run();
  }

  /** What was measured since the last time. */
  take(): Figures {
    const done = this.#done;
    const seconds = (now() - this.#began) / 1000;
    const refused = this.#refused;
    this.#done = [];
    this.#refused = 0;
    this.#began = now();
    return {
      moves: done.length,
      perSecond: Math.round(done.length / seconds),
      refused,
      answered: latencies(done.map(({ sent, answered }) => answered - sent)),
      seen: latencies(done.map(({ sent, seen }) => seen - sent)),
    };
  }

  /** Seconds from now until every client watches again and every move that is under way now is answered and seen. */
  async secondsUntilBack(): Promise<number> {
    const from = now();
    // A client notices a broken line a moment later.
    await delay(NOTICED);
    const open = this.#tables.flatMap(({ move }) => (move === undefined ? [] : [move]));
    const isOpen = ({ answered, seen }: Move): boolean => answered === 0 || seen === 0;
    while (open.some(isOpen) || this.#tables.some(({ isBack }) => !isBack)) await delay(5);
    return Math.round(now() - from) / 1000;
  }

  /** Begins no more and waits for what is under way. */
  async stop(): Promise<void> {
    this.#isRunning = false;
    await this.#running;
    await Promise.all(this.#under);
  }

  async #run(): Promise<void> {
    let last = now();
    let due = 0;
    while (this.#isRunning) {
      // What could not be sent while the servers were away is not made up for.
      due = Math.min(due + ((now() - last) / 1000) * this.#rate, this.#rate / 10);
      last = now();
      for (let tries = 0; due >= 1 && tries < this.#tables.length; tries++) {
        const table = itemAt(this.#tables, this.#next++ % this.#tables.length);
        if (table.move !== undefined || table.mover === undefined) continue;
        due--;
        const under = this.#move(table, table.mover);
        this.#under.add(under);
        void under.finally(() => this.#under.delete(under));
      }
      await delay(1);
    }
  }

  async #move(table: LoadedTable, mover: NodePlayer): Promise<void> {
    const step = stepIn(mover.view, this.#chance);
    if (step === undefined) return;
    const next = (mover.view?.number ?? 0) + 1;
    const move: Move = { sent: now(), answered: 0, seen: 0 };
    table.move = move;
    const other = table.players.find((player) => player !== mover);
    const seen = seenBy(other ?? mover, next).then(() => (move.seen = now()));
    const number = await mover.do({ kind: 'move', step });
    move.answered = now();
    if (number === undefined) {
      this.#refused++;
      move.seen = now();
    } else {
      // The sender's own view may come after the answer.
      await Promise.all([seen, ownView(mover, number)]);
      this.#done.push(move);
    }
    table.move = undefined;
  }
}

async function ownView(player: NodePlayer, number: number): Promise<void> {
  while ((player.view?.number ?? 0) < number) await delay(1);
}

function seenBy(player: NodePlayer, number: number): Promise<void> {
  return new Promise((resolve) => {
    player.onNews = () => {
      if ((player.view?.number ?? 0) >= number) resolve();
    };
  });
}

import type { Answer, Ask, BotClient } from '@grove/bots';

/** What a bot or an advisor is asked; see `Ask`. */
export type Question = Omit<Ask, 'id'>;

/** A question that is under way. The answer always comes: failures are answers too. */
export interface Asked {
  readonly answer: Promise<Answer>;
  /** Nobody wants to know any more. */
  callOff(): void;
}

/** Where bots think. */
export interface Bots {
  ask(question: Question): Asked;
  close(): Promise<void>;
}

interface Desk {
  readonly client: BotClient;
  open: number;
}

/** Several threads for all tables; a question goes to the one that has the fewest before it. */
export class BotPool implements Bots {
  readonly #desks: Desk[];
  #last = 0;

  constructor(size: number, open: () => BotClient) {
    this.#desks = Array.from({ length: size }, () => ({ client: open(), open: 0 }));
  }

  ask(question: Question): Asked {
    const id = ++this.#last;
    const desk = this.#desks.reduce((best, other) => (other.open < best.open ? other : best));
    desk.open++;
    const answer = desk.client.ask({ ...question, id }).finally(() => desk.open--);
    return { answer, callOff: () => desk.client.callOff(id) };
  }

  async close(): Promise<void> {
    for (const { client } of this.#desks) client.close();
  }
}

import type { Bot, Box, Seat } from '@grove/kernel';
import { SeededChance } from '@grove/kernel';

/** What a bot is asked: all plain data, for it travels to a worker. */
export interface BotQuestion {
  readonly game: string;
  /** The bot's name in the game's box. */
  readonly bot: string;
  readonly seed: string;
  readonly seat: Seat;
  readonly view: unknown;
}

/** Bots that are asked again and again: each seat of a game keeps its bot and its own random stream. */
export class Bots {
  readonly #boxes: readonly Box[];
  readonly #seats = new Map<string, { readonly bot: Bot; readonly chance: SeededChance }>();

  constructor(boxes: readonly Box[]) {
    this.#boxes = boxes;
  }

  choose(question: BotQuestion): unknown {
    const { bot, chance } = this.#seatOf(question);
    return bot.choose(question.view, question.seat, chance);
  }

  #seatOf({ game, bot, seed, seat }: BotQuestion) {
    const key = `${seed} ${seat}`;
    const known = this.#seats.get(key) ?? {
      bot: this.#make(game, bot),
      chance: SeededChance.from(seed, `bot ${seat}`),
    };
    this.#seats.set(key, known);
    return known;
  }

  #make(game: string, bot: string): Bot {
    const box = this.#boxes.find((candidate) => candidate.game.id === game);
    if (box === undefined) throw new Error(`no game ${game}`);
    return box.bots[bot](box.game);
  }
}

import type { GameModule } from '@grove/game-kit';
import type { Bot, Seat } from '@grove/kernel';
import { SeededChance } from '@grove/kernel';

/** What a bot is asked: all plain data, for it travels to a worker. */
export interface BotQuestion {
  readonly game: string;
  /** The bot's name in the game's module. */
  readonly bot: string;
  readonly seed: string;
  readonly seat: Seat;
  readonly view: unknown;
}

/** Bots that are asked again and again: each seat of a game keeps its bot and its own random stream. */
export class Bots {
  readonly #seats = new Map<string, { readonly bot: Bot; readonly chance: SeededChance }>();

  /** `module` is the module of the game that the question is about. */
  choose(module: GameModule, question: BotQuestion): unknown {
    const { bot, chance } = this.#seatOf(module, question);
    return bot.choose(question.view, question.seat, chance);
  }

  #seatOf({ game, bots }: GameModule, { bot, seed, seat }: BotQuestion) {
    const key = `${seed} ${seat} ${bot}`;
    const known = this.#seats.get(key) ?? {
      bot: bots[bot](game),
      chance: SeededChance.from(seed, `bot ${seat}`),
    };
    this.#seats.set(key, known);
    return known;
  }
}

import { itemAt, type Seat } from '@grove/kernel';
import type { MoveQuestion } from '../bots/ask-move.ts';
import { reportBotFailure } from '../bots/failures.ts';
import type { LocalGame } from './local-game.ts';
import { isPersonAt } from './seating.ts';

/** The seats of bots in a game of this browser: who is waited for, what each must decide, and what counts as its answer. */
export class BotSeats {
  readonly #game: Pick<LocalGame, 'id' | 'seed' | 'seating' | 'module' | 'match'>;

  constructor(game: Pick<LocalGame, 'id' | 'seed' | 'seating' | 'module' | 'match'>) {
    this.#game = game;
  }

  /** The bots that the rules wait for; people may be waited for at the same time. */
  get waiting(): readonly Seat[] {
    const { module, match, seating } = this.#game;
    return module.game.waitingFor(match.state).filter((seat) => !isPersonAt(seating, seat));
  }

  /** What a bot must decide, as its own seat sees the game. */
  questionFor(seat: Seat): MoveQuestion {
    const { id, seed, seating, module, match } = this.#game;
    return {
      table: id,
      game: module.game.id,
      bot: itemAt(seating, seat),
      seed: `${seed} bot ${seat} step ${match.steps.length}`,
      seat,
      view: match.view(seat),
    };
  }

  /** What a bot plays that could not think: the game goes on. */
  anyMove(seat: Seat): unknown {
    const { module, match } = this.#game;
    return module.game.moves(match.state, seat)[0];
  }

  /**
   * What the bot in this seat has decided, or any legal move if it could not think (`undefined`, which was reported)
   * or has decided on something illegal: the game never hangs on a bot.
   */
  legalMove(seat: Seat, move: unknown): unknown {
    const { seating, module, match } = this.#game;
    const { game } = module;
    const refusal = game.why(match.state, seat, move);
    if (refusal === undefined) return move;
    if (move !== undefined) {
      const message = `${refusal.rule}: ${refusal.reason}`;
      reportBotFailure({ game: game.id, asked: itemAt(seating, seat), reason: 'illegal', message });
    }
    return this.anyMove(seat);
  }
}

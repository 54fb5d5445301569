import type { GameModule } from '@grove/game-kit';
import type { BadInput, GameTypes, Match, Seat } from '@grove/kernel';
import { IllegalMove, seatNumber } from '@grove/kernel';
import { seenBy } from '@grove/table/core';
import type { Io } from '../io.ts';
import type { Screen } from './loop.ts';

/**
 * A game as lines of JSON, each with one key that says what it is: `ask` (with the seat's view and its legal steps),
 * `played` (with the events as everybody sees them), `undone`, `refused`, `result`.
 */
export class JsonScreen implements Screen {
  readonly #io: Io;
  readonly #module: GameModule;
  readonly #match: Match<GameTypes>;

  constructor(io: Io, module: GameModule, match: Match<GameTypes>) {
    this.#io = io;
    this.#module = module;
    this.#match = match;
  }

  ask(seat: Seat): void {
    const { game, state } = this.#match;
    const moves = game.moves(state, seat).map((move) => game.notation.writeStep(state, move));
    this.#print({ ask: { seat: seatNumber(seat), view: this.#match.view(seat), moves } });
  }

  handOver(): void {}

  list(seat: Seat, moves: readonly string[]): void {
    this.#print({ moves: { seat: seatNumber(seat), moves } });
  }

  played(seat: Seat, _step: string, events: readonly unknown[]): void {
    this.#print({ played: { seat: seatNumber(seat), events: seenBy(this.#match.game, events, 'public') } });
  }

  undone(seat: Seat): void {
    this.#print({ undone: { seat: seatNumber(seat) } });
  }

  refused(seat: Seat, error: BadInput | IllegalMove): void {
    const reason = error instanceof IllegalMove ? this.#module.words.en.refusal(error.refusal) : error.message;
    this.#print({ refused: { seat: seatNumber(seat), reason } });
  }

  over(): void {
    const { totals, winners, parts } = this.#match.game.result(this.#match.state);
    this.#print({ result: { totals, winners: winners.map(seatNumber), parts } });
  }

  left(): void {}

  #print(line: unknown): void {
    this.#io.out(`${JSON.stringify(line)}\n`);
  }
}

import { itemAt, type Refusal, SeededChance } from '@grove/kernel';
import { beginPhase, layTable, type Position } from '../examples/positions.ts';
import { cardById, idOf } from '../material/cards.ts';
import type { Event } from '../rules/events.ts';
import { NO_CARD } from '../rules/grid.ts';
import { earth } from '../rules/index.ts';
import { readMove, writeMove } from '../rules/notation.ts';
import type { Phase, Player, State } from '../rules/state.ts';

export type { Planted, Position, Seating } from '../examples/positions.ts';

/** A table in the middle of a game, at the beginning of a phase. */
export function table(position: Position): Sitting {
  const chance = SeededChance.from('a table in the middle of a game');
  const sitting = new Sitting(layTable(position, chance), chance, []);
  sitting.begin(position.phase);
  return sitting;
}

export class Sitting {
  readonly state: State;
  readonly events: Event[];
  readonly #chance: SeededChance;

  constructor(state: State, chance: SeededChance, events: Event[]) {
    this.state = state;
    this.events = events;
    this.#chance = chance;
  }

  begin(phase: Phase): void {
    beginPhase(this.state, phase, this.#chance, (event) => void this.events.push(event));
  }

  /** Plays steps in the notation, all by one seat (counted from 0). */
  does(seat: number, ...steps: string[]): this {
    for (const step of steps) {
      earth.play(this.state, seat, readMove(step), this.#chance, (event) => void this.events.push(event));
    }
    return this;
  }

  may(seat: number): string[] {
    return earth.moves(this.state, seat).map(writeMove);
  }

  refuses(seat: number, step: string): Refusal | undefined {
    return earth.why(this.state, seat, readMove(step));
  }

  player(seat: number): Player {
    return itemAt(this.state.players, seat);
  }

  /** The sprouts or growth on a card of the tableau. */
  on(seat: number, card: string, what: 'sprouts' | 'growth' = 'sprouts'): number {
    const player = this.player(seat);
    return itemAt(player[what], player.cells.indexOf(cardById(card).index));
  }

  hand(seat: number): string[] {
    return this.player(seat).hand.map(idOf);
  }

  tableau(seat: number): string[] {
    return this.player(seat).cells.map((card) => (card === NO_CARD ? '' : idOf(card)));
  }
}

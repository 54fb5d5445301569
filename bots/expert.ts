import { type Chance, type Game, type GameTypes, playout, type Seat } from '@grove/kernel';

/** Steps that a seat may make one after the other, and what that is thought to be worth to it, in points. */
export interface Turn<Move> {
  readonly steps: readonly Move[];
  readonly value: number;
}

/**
 * What a game knows about playing well, for the search to build on. Values are in points, larger is better for the
 * seat; where there are opponents they count how far the seat is ahead. Functions get imagined states only.
 */
export interface Expert<T extends GameTypes = GameTypes> {
  /** How good a state looks to a seat. */
  value(state: T['State'], seat: Seat): number;
  /** The turns worth thinking about, at most so many, the best first; at least one where the seat is waited for. */
  turns(state: T['State'], seat: Seat, most: number): Turn<T['Move']>[];
  /** Plays on in place as everybody might, some way or to the end, and says what the seat can expect. */
  playOn(state: T['State'], seat: Seat, chance: Chance): number;
  /**
   * What a seat sees of its own turn, as text. When it has planned several steps and finds itself where the plan said
   * it would be, it goes on with the plan.
   */
  situation?(view: T['View'], seat: Seat): string;
}

/** How far a seat is ahead of the best of the others; alone, how much it has. */
export function margin(totals: readonly number[], seat: Seat): number {
  let best = -Infinity;
  for (let other = 0; other < totals.length; other++) {
    if (other !== seat && totals[other] > best) best = totals[other];
  }
  return totals.length === 1 ? totals[seat] : totals[seat] - best;
}

/** An expert by the contract alone: every step is a turn, the points so far are the value, and everybody plays at random. */
export function plainExpert<T extends GameTypes>(game: Game<T>): Expert<T> {
  const value = (state: T['State'], seat: Seat) => margin(game.result(state).totals, seat);
  return {
    value,
    turns(state, seat, most) {
      const turns = game.moves(state, seat).map((move) => ({ steps: [move], value: 0 }));
      return turns.slice(0, most);
    },
    playOn(state, seat, chance) {
      playout(game, state, chance, chance);
      return value(state, seat);
    },
  };
}

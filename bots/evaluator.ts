import {
  itemAt,
  type Budget,
  type Chance,
  type Game,
  type GameTypes,
  playout,
  type Seat,
  SeededChance,
} from '@grove/kernel';
import type { Term } from './reasons.ts';

/** A turn worth searching: steps that a seat may make one after the other. */
export interface Candidate<Move> {
  readonly steps: readonly Move[];
  /** What it is thought to bring the seat before any playout, in points. */
  readonly prior: number;
  /** The same by a judge that knows better but cannot say why; the search then goes by this. */
  readonly judgement?: Judgement;
}

/** What a candidate is thought to bring, in points, and by how many that is usually off. */
export interface Judgement {
  readonly value: number;
  readonly error: number;
}

/**
 * What a game knows about playing well, for the search to build on. Values are in points, larger is better for the
 * seat; where there are opponents they count how far the seat is ahead. Functions get imagined states only.
 */
export interface Evaluator<T extends GameTypes = GameTypes> {
  /** How good a state is for a seat. */
  value(state: T['State'], seat: Seat): number;
  /** At most so many candidates, the best first; at least one where the seat is waited for. Who takes long to find them looks at the budget. */
  candidates(state: T['State'], seat: Seat, most: number, budget?: Budget): Candidate<T['Move']>[];
  /**
   * Plays the state on in place, some way or to the end, by a quick policy for all seats; the value for the seat then. `earlier` is
   * how many playouts the candidate has had in this search: the first may be quicker than those that decide between the best. `from`
   * is where the candidates part, which stays as it is: what none of them can change need not be played on for each.
   */
  playout(state: T['State'], seat: Seat, chance: Chance, earlier?: number, from?: T['State']): number;
  /**
   * What these steps are thought to bring, term by term, so that hints and reviews can say why. For candidates it adds up to
   * the prior, but for what is the same for all of them and for what the prior leaves to the playouts. The state stays as it is.
   */
  terms?(state: T['State'], seat: Seat, steps: readonly T['Move'][]): readonly Term[];
  /**
   * What a seat sees of its own turn, as text. When it has planned several steps and finds itself where the plan said
   * it would be, it goes on with the plan. Without it bots plan no further than their next step.
   */
  planKey?(view: T['View'], seat: Seat): string;
}

/** How far a seat is ahead of the best of the others; alone, how much it has. */
export function margin(totals: readonly number[], seat: Seat): number {
  const own = itemAt(totals, seat);
  let best = -Infinity;
  for (let other = 0; other < totals.length; other++) {
    const total = itemAt(totals, other);
    if (other !== seat && total > best) best = total;
  }
  return totals.length === 1 ? own : own - best;
}

/**
 * An evaluator by the contract alone: every step is a candidate with the points after it as its prior, the points so
 * far are the value, and playouts are random.
 */
export function plainEvaluator<T extends GameTypes>(game: Game<T>): Evaluator<T> {
  const value = (state: T['State'], seat: Seat) => margin(game.result(state).totals, seat);
  return {
    value,
    candidates(state, seat, most) {
      const chance = SeededChance.from('prior');
      const candidates = game.moves(state, seat).map((move) => {
        const after = game.copy(state);
        game.play(after, seat, move, chance);
        return { steps: [move], prior: value(after, seat) };
      });
      return candidates.sort((a, b) => b.prior - a.prior).slice(0, most);
    },
    playout(state, seat, chance) {
      playout(game, state, chance, chance);
      return value(state, seat);
    },
  };
}

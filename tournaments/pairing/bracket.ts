/** Where a player of a match comes from: the seeding (from 0), or the winner or the loser of another match. */
export type Source =
  | { readonly from: 'seed'; readonly seed: number }
  | { readonly from: 'winner' | 'loser'; readonly match: number };

export interface Match {
  readonly sources: readonly [Source, Source];
  /** Played only if the player from the second source, who has lost before, won the match with this number: the final again. */
  readonly resetOf: number | null;
}

/** Matches in an order in which each comes after those that it takes its players from. Seeds beyond the number of entrants are byes. */
export type Bracket = readonly Match[];

const winner = (match: number): Source => ({ from: 'winner', match });
const loser = (match: number): Source => ({ from: 'loser', match });

/** The next power of two: with so many places the byes go to the best. */
const bracketSize = (entrants: number): number => 2 ** Math.ceil(Math.log2(Math.max(entrants, 2)));

/** Seeds in the order of the first round, so that the best two can meet only in the final, the best four only in the last two rounds, and so on. */
export function seedOrder(size: number): number[] {
  if (size === 1) return [0];
  return seedOrder(size / 2).flatMap((seed) => [seed, size - 1 - seed]);
}

export function singleElimination(entrants: number): Bracket {
  const bracket = new Builder();
  bracket.winners(entrants);
  return bracket.matches;
}

/**
 * Whoever loses a match of the winners' bracket goes on in the losers' bracket and is out with the second defeat. The final is played
 * again if the winner of the losers' bracket wins it, because then both have lost once.
 */
export function doubleElimination(entrants: number): Bracket {
  const bracket = new Builder();
  const rounds = bracket.winners(entrants);
  const final = rounds.at(-1)?.[0] ?? 0;
  const lowerFinal = bracket.losers(rounds);
  const grandFinal = bracket.add(winner(final), lowerFinal);
  bracket.matches.push({ sources: [winner(final), lowerFinal], resetOf: grandFinal });
  return bracket.matches;
}

class Builder {
  readonly matches: Match[] = [];

  add(one: Source, other: Source): number {
    this.matches.push({ sources: [one, other], resetOf: null });
    return this.matches.length - 1;
  }

  /** The numbers of the matches round by round. */
  winners(entrants: number): number[][] {
    const seeds = seedOrder(bracketSize(entrants)).map((seed): Source => ({ from: 'seed', seed }));
    const rounds = [this.#pairUp(seeds)];
    for (let last = rounds[0] ?? []; last.length > 1; last = rounds.at(-1) ?? [])
      rounds.push(this.#pairUp(last.map(winner)));
    return rounds;
  }

  #pairUp(sources: readonly Source[]): number[] {
    return sources.flatMap((source, i) => {
      const next = sources[i + 1];
      return i % 2 === 0 && next !== undefined ? [this.add(source, next)] : [];
    });
  }

  /**
   * Losers of a round meet those who are left of the rounds before, in turned order every other time, so that those who met in the
   * winners' bracket meet again as late as possible.
   */
  losers(rounds: readonly (readonly number[])[]): Source {
    let left = (rounds[0] ?? []).map(loser);
    rounds.slice(1).forEach((round, i) => {
      const survivors = this.#pairUp(left).map(winner);
      const fallen = round.map(loser);
      if (i % 2 === 0) fallen.reverse();
      left = survivors.map((survivor, j) => winner(this.add(survivor, fallen[j] ?? survivor)));
    });
    return left[0] ?? loser(0);
  }
}

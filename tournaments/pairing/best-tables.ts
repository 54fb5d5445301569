import { type CompanyCost, costAt } from './company-cost.ts';

/** So many players are few enough to try all ways of seating them. */
export const FEW = 12;

/**
 * The best of all ways to seat players (numbered by rank) at tables of these sizes. The highest player without a table gets one
 * first, so that no way is tried twice; what already costs as much as the best way so far is not followed further.
 */
export function bestTables(sizes: readonly number[], cost: CompanyCost): number[][] {
  let best: number[][] = [];
  let least = Infinity;
  const search = (left: readonly number[], open: readonly number[], made: readonly number[][], spent: number): void => {
    if (spent >= least) return;
    const [first, ...others] = left;
    if (first === undefined) {
      [best, least] = [[...made], spent];
      return;
    }
    for (const size of new Set(open)) {
      for (const [company, price] of companies([first], others, size, cost, least - spent)) {
        const rest = others.filter((player) => !company.includes(player));
        search(rest, without(open, size), [...made, company], spent + price);
      }
    }
  };
  const players = Array.from({ length: sizes.reduce((total, size) => total + size, 0) }, (_, player) => player);
  search(players, sizes, [], 0);
  return best;
}

type Priced = readonly [company: number[], price: number];

/** All companies of a size that begin with these players, and what each costs, if that is below a limit. */
function* companies(
  begun: number[],
  others: readonly number[],
  size: number,
  cost: CompanyCost,
  limit: number,
  spent = 0,
): Generator<Priced> {
  if (spent >= limit) return;
  if (begun.length === size) {
    yield [begun, spent];
    return;
  }
  for (const [i, player] of others.entries()) {
    const more = spent + costAt(cost, begun, player);
    yield* companies([...begun, player], others.slice(i + 1), size, cost, limit, more);
  }
}

function without(sizes: readonly number[], size: number): number[] {
  const at = sizes.indexOf(size);
  return [...sizes.slice(0, at), ...sizes.slice(at + 1)];
}

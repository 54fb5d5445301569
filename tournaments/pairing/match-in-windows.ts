import { itemAt } from '@grove/kernel';
import type { EntrantId } from '../log/event.ts';
import { maxWeightMatching } from '../matching/max-weight-matching.ts';

/** `null` stands for nobody: its partner does not play. */
export type Player = EntrantId | null;
export type Pair = readonly [EntrantId, Player];

/** So many are matched at a time: the matching of 1,000 at once would take many seconds. */
export const WINDOW = 64;

/**
 * Pairs of greatest weight, in the order of the first of each: the best of all ways for up to 64 players. More are paired from above: the
 * upper half of a window is settled, the lower half is matched again with those who come after it. Pairs of weight 0 are not made.
 */
export function matchInWindows(
  players: readonly Player[],
  weightOf: (one: EntrantId, other: Player) => number,
): Pair[] {
  const pairs: Pair[] = [];
  let left = players;
  while (left.length > WINDOW) {
    const settled = match(left.slice(0, WINDOW), weightOf).slice(0, WINDOW / 4);
    if (settled.length === 0) return pairs;
    pairs.push(...settled);
    const done = new Set<Player>(settled.flat());
    left = left.filter((player) => !done.has(player));
  }
  return [...pairs, ...match(left, weightOf)];
}

function match(players: readonly Player[], weightOf: (one: EntrantId, other: Player) => number): Pair[] {
  const partners = maxWeightMatching(players.length, (one, other) => {
    const [first, second] = [itemAt<Player>(players, one), itemAt<Player>(players, other)];
    return first === null ? 0 : weightOf(first, second);
  });
  return partners.flatMap((partner, i): Pair[] => {
    const first = itemAt<Player>(players, i);
    return partner > i && first !== null ? [[first, itemAt<Player>(players, partner)]] : [];
  });
}

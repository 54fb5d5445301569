import { itemAt } from '@grove/kernel';
import { type Estimate, meanWithInterval } from '@grove/bots';
import { formatInterval, type SimResult } from './result.ts';

/** What the first entrant of one result has more than that of another, in points: they played the same deals. */
export function gainOf(less: SimResult, more: SimResult): Estimate {
  const rotations = more.tournament.bots.length;
  const totalsOf = ({ summary }: SimResult): readonly number[] => itemAt(summary.entrants, 0).totals;
  const [before, after] = [totalsOf(less), totalsOf(more)];
  const gains = Map.groupBy(after.keys(), (game) => Math.floor(game / rotations));
  const byDeal = [...gains.values()].map((games) => {
    const sum = games.reduce((total, game) => total + itemAt(after, game) - itemAt(before, game), 0);
    return sum / games.length;
  });
  return meanWithInterval(byDeal);
}

/** Every thinking time with what it brings over the one before it, deal by deal. */
export const gainRows = (results: readonly SimResult[]): string[][] => [
  ['bot', 'mean', '95 % interval', 'gain', '95 % interval'],
  ...results.map((result, i) => {
    const { name, mean } = itemAt(result.summary.entrants, 0);
    const own = [name, mean.value.toFixed(1), formatInterval(mean, 1)];
    if (i === 0) return [...own, '', ''];
    const gain = gainOf(itemAt(results, i - 1), result);
    return [...own, gain.value.toFixed(1), formatInterval(gain, 1)];
  }),
];

import { itemAt } from '@grove/kernel';
import type { TournamentRound } from '@grove/protocol';

/** For everybody, what every game against each other brought: 1 for the better place, a half for the same, 0 for the worse. */
export type Shares = ReadonlyMap<string, ReadonlyMap<string, readonly number[]>>;

export function sharesBetween(rounds: readonly TournamentRound[]): Shares {
  const shares = new Map<string, Map<string, number[]>>();
  for (const { seats, result } of rounds.flatMap(({ tables }) => tables)) {
    if (result === null) continue;
    seats.forEach((one, seat) => {
      const own = shares.get(one) ?? new Map<string, number[]>();
      shares.set(one, own);
      seats.forEach((other, at) => {
        if (at === seat) return;
        const share = compared(itemAt(result.places, seat), itemAt(result.places, at));
        own.set(other, [...(own.get(other) ?? []), share]);
      });
    });
  }
  return shares;
}

const compared = (own: number, other: number): number => (own < other ? 1 : own === other ? 0.5 : 0);

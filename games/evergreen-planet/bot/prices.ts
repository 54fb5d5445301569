import { POWERS, ROUNDS } from '../material/facts.ts';
import { MARKERS } from '../rules/layout.ts';
import type { State } from '../rules/types.ts';
import { expectCards, expectIcons } from './icons.ts';
import type { Judge } from './judge.ts';

/** What a plant is worth by biome, one list per stage of lines.ts. */
export function pricesOf({ byRound, weights }: Judge, state: State, round: number): number[][] {
  const icons = expectIcons(state, weights);
  const cards = expectCards(state);
  const { sprout, sproutIcon, sproutCards, small, smallIcon, smallCards, big, bigIcon } = byRound;
  return [
    [],
    icons.map((icon, i) => sprout[round] + sproutIcon[round] * icon + sproutCards[round] * cards[i]),
    icons.map((icon, i) => small[round] + smallIcon[round] * icon + smallCards[round] * cards[i]),
    icons.map((icon) => big[round] + bigIcon[round] * icon),
  ];
}

/** What it is worth that every power will be as strong as it is when it is used next. */
export function powersWorth({ weights }: Judge, { material, seats }: State, at: number, round: number): number {
  let worth = 0;
  for (let power = 0; power < POWERS.length; power++) {
    const track = material.tracks[power];
    worth += weights.powers[power] * track[Math.min(seats[at + MARKERS + power] + 1, track.length - 1)];
  }
  return worth * (ROUNDS - 1 - round);
}

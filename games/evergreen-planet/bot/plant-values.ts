import { POWERS, ROUNDS } from '../material/facts.ts';
import { MARKERS } from '../rules/layout.ts';
import type { State } from '../rules/types.ts';
import { expectCards, expectIcons } from './icons.ts';
import type { ValueModel } from './value-model.ts';

/** What a plant is worth by biome, one list per stage of lines.ts. */
export function plantValuesOf({ byRound, weights }: ValueModel, state: State, round: number): number[][] {
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

/** The value of the power tracks: how strong every power will be when it is used next, for each round left. */
export function powersValue({ weights }: ValueModel, { material, seats }: State, at: number, round: number): number {
  let value = 0;
  for (let power = 0; power < POWERS.length; power++) {
    const track = material.tracks[power];
    value += weights.powers[power] * track[Math.min(seats[at + MARKERS + power] + 1, track.length - 1)];
  }
  return value * (ROUNDS - 1 - round);
}

import { itemAt, readOptions, SeededChance } from '@grove/kernel';
import { expect, it } from 'vitest';
import { earth } from '../rules/index.ts';
import type { Options } from '../rules/options.ts';
import type { State } from '../rules/state.ts';
import { playUntilUsed } from './exhaustive.ts';
import { checkInvariants } from './invariants.ts';

const TIMES = 10;
const MOST_GAMES = 1500;

it('uses every card, side, event, conversion, criterion and Gaia card at least ten times, and breaks nothing', () => {
  const { games, missing } = playUntilUsed(TIMES, MOST_GAMES);
  expect(missing, `after ${games} games`).toEqual([]);
}, 240_000);

it.each<[string, (state: State) => void]>([
  ['352 cards of 353 are somewhere', ({ deck }) => deck.pop()],
  ['is in two places', ({ deck, discard }) => discard.push(itemAt(deck, 0))],
  ['seat index 1 has negative goods', ({ players }) => itemAt(players, 1).soil--],
  ['seat index 0 has 1 sprouts on cell 5', ({ players }) => (itemAt(players, 0).sprouts[5] = 1)],
  ['claims 1, 1', ({ claims }) => itemAt(claims, 0).push(1, 1)],
])('would notice that %s', (complaint, change) => {
  const state = earth.start(2, readOptions(earth.options, {}) as Options, SeededChance.from('whole'));
  expect(() => checkInvariants(state)).not.toThrow();
  change(state);
  expect(() => checkInvariants(state)).toThrow(complaint);
});

import { expect, it } from 'vitest';
import { playUntilUsed } from './exhaustive.ts';

const TIMES = 10;
const MOST_GAMES = 1500;

it('uses every card, side, event, conversion, criterion and Gaia card at least ten times, and breaks nothing', () => {
  const { games, missing } = playUntilUsed(TIMES, MOST_GAMES);
  expect(missing, `after ${games} games`).toEqual([]);
}, 240_000);

import type { Decision } from '@grove/bots';
import type { KeptMistake } from '@grove/game-kit';
import { kept } from '@grove/game-kit/achievements/kept';
import { expect, test } from 'vitest';
import { costliestKinds, reviewedOf } from '../me/costliest.ts';
import { keptMistakes } from '../me/keep-mistakes.ts';

const reviewed = (id: string, game: string, ...mistakes: KeptMistake[]) => ({ ...kept({ game }), id, mistakes });
const lost = (kind: string | null, cost: number, at = 0): KeptMistake => ({ kind, cost, at });

const GAMES = [
  reviewed('one', 'evergreen-planet', lost('light', 4, 3), lost('forest', 2), lost('light', 6.5, 9)),
  reviewed('two', 'evergreen-planet', lost('light', 2), lost('rival', 1.5), lost(null, 3)),
  reviewed('three', 'earth', lost('soil', 5)),
  reviewed('four', 'earth'),
  { ...kept({}), id: 'five' },
];

test('the kinds that cost most over all games, each with its games and its worst example', () => {
  expect(costliestKinds(GAMES, 3)).toEqual([
    {
      game: 'evergreen-planet',
      kind: 'light',
      cost: 12.5,
      times: 3,
      games: 2,
      example: { in: GAMES[0], at: 9 },
    },
    { game: 'earth', kind: 'soil', cost: 5, times: 1, games: 1, example: { in: GAMES[2], at: 0 } },
    { game: 'evergreen-planet', kind: null, cost: 3, times: 1, games: 1, example: { in: GAMES[1], at: 0 } },
  ]);
  expect(reviewedOf(GAMES)).toBe(4);
});

test('the same word of two games is two kinds, and without reviews there is none', () => {
  const games = ['evergreen-planet', 'evergreen-concert'].map((game) => reviewed(game, game, lost('rival', 2)));
  expect(costliestKinds(games, 3).map(({ game }) => game)).toEqual(['evergreen-planet', 'evergreen-concert']);
  expect(costliestKinds([kept({})], 3)).toEqual([]);
});

test('of a review certain mistakes are kept, each by what it overlooked most', () => {
  const decision = (at: number, cost: number, reasons: Decision<unknown>['reasons'], isCoarse = false) => {
    const steps = { seat: 0, played: [], better: [], expected: 0 };
    return { ...steps, at, cost, reasons, isCoarse };
  };
  const light = { kind: 'light', of: 2, points: 2 };
  const soil = { kind: 'soil', points: -1 };
  const decisions = [
    decision(8, 4.04, [soil]),
    decision(2, 9.26, [light, soil]),
    decision(3, 1, [light]),
    decision(5, 9, [light], true),
  ];
  expect(keptMistakes(decisions)).toEqual([lost('light', 9.3, 2), lost(null, 4, 8)]);
});

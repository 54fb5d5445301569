import { expect, test } from 'vitest';
import { checks, type CheckName, contextFor } from '../../contract/index.ts';
import { randomGame } from '../../contract/random-game.ts';
import { acorns, type AcornsTypes } from '../../contract/sample/index.ts';
import type { Game } from '../../index.ts';

/** Acorns in which nobody is asked whether to choose the last of several cards, though everybody may. */
const shy: Game<AcornsTypes> = {
  ...acorns,
  id: 'shy-acorns',
  moves: (state, seat) => {
    const cards = acorns.moves(state, seat);
    return cards.length > 1 ? cards.slice(0, -1) : cards;
  },
  unasked: (state, seat) => acorns.moves(state, seat).slice(1).slice(-1),
};
const context = contextFor(shy, { golden: '', module: import.meta.url, games: 6 });
/** Another process would have to load the game, and golden games are of games that are played. */
const kept = (Object.keys(checks) as CheckName[]).filter(
  (name) => name !== 'golden games hold' && !name.includes('another process'),
);
const check = checks['moves are exactly what play accepts'];

test.each(kept)('a game with unasked steps keeps the contract: %s', (name) => {
  expect(() => checks[name](shy, context)).not.toThrow();
});

test('random games play an unasked step now and then', () => {
  const unasked = context.randomGames.flatMap((seeded) =>
    Array.from(
      randomGame(shy, seeded),
      ({ state, next }) => next && shy.unasked?.(state, next.seat).includes(next.move),
    ),
  );
  expect(unasked).toContain(true);
});

test('an unasked step that play refuses is noticed', () => {
  const refused = { ...shy, unasked: () => [0] };
  expect(() => check(refused, context)).toThrow('refused: not in hand');
});

test('an unasked step that is offered as a move is noticed', () => {
  const offered: typeof shy = { ...shy, moves: (state, seat) => acorns.moves(state, seat) };
  expect(() => check(offered, context)).toThrow(/the unasked step \d+ is offered as a move/);
});

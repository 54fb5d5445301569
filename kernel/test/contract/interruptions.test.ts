import { itemAt } from '../../item-at.ts';
import { expect, test } from 'vitest';
import { checks, type CheckName, contextFor } from '../../contract/index.ts';
import { Match, SeededChance } from '../../index.ts';
import { randomGame } from '../../contract/random-game.ts';
import { acorns } from '../../contract/sample/index.ts';
import { hurried, TIMEOUT } from './hurried.ts';

const module = import.meta.resolve('./hurried.ts');
const context = contextFor(hurried, { golden: '', module, games: 6 });
const kept = (Object.keys(checks) as CheckName[]).filter((name) => name !== 'golden games hold');
const check = checks['moves are exactly what play accepts'];

test.each(kept)('a game with interruptions keeps the contract: %s', (name) => {
  expect(() => checks[name](hurried, context)).not.toThrow();
});

test('random games are interrupted now and then', () => {
  const played = context.randomGames.flatMap((seeded) =>
    Array.from(randomGame(hurried, seeded), ({ next }) => next?.move),
  );
  expect(played).toContain(TIMEOUT);
});

test('an interruption that play refuses is noticed', () => {
  const refused: typeof hurried = { ...hurried, why: (state, seat, card) => acorns.why(state, seat, card) };
  expect(() => check(refused, context)).toThrow('why refuses 0');
});

test('an interruption that is offered as a move is noticed', () => {
  const offered: typeof hurried = {
    ...hurried,
    moves: (state, seat) => {
      const cards = acorns.moves(state, seat);
      return cards.length > 0 ? [TIMEOUT, ...cards] : cards;
    },
  };
  expect(() => check(offered, context)).toThrow('the interruption 0 is offered as a move');
});

test('nobody can take an interruption back, though nobody learned anything by it', () => {
  const match = new Match(hurried, 2, {}, SeededChance.from('late'));
  match.play(0, TIMEOUT);
  expect(match.canUndo(0)).toBe(false);
  const chosen = new Match(hurried, 2, {}, SeededChance.from('late'));
  chosen.play(0, itemAt(hurried.moves(chosen.state, 0), 0));
  expect(chosen.canUndo(0)).toBe(true);
});

import { LANGUAGES } from '@grove/game-kit';
import { drawBoard, type Scene, sceneAt } from '@grove/game-kit/board/test-board';
import { games } from '@grove/games';
import { gameModules } from '@grove/games/loaded';
import { type Game, type GameTypes, itemAt, playersNear, SeededChance } from '@grove/kernel';
import { render } from '@testing-library/react';
import { describe, expect, test } from 'vitest';

const rulebooks = await Promise.all(
  games.map(async ({ cover, board, rulebook }) => ({
    id: cover.id,
    Board: await board?.(),
    illustrated: await rulebook?.(),
  })),
);

describe.each(rulebooks)('the icons of $id', ({ id, Board, illustrated }) => {
  const numbers = new Set(illustrated?.book.sections.flatMap(({ rules }) => rules));
  const english = illustrated?.legend?.('en') ?? [];
  const idsIn = (groups: typeof english) => groups.flatMap(({ items }) => items.map((item) => item.id));
  const known = new Set(idsIn(english));
  const unknownOf = (icons: Iterable<string>) => [...new Set(icons)].filter((icon) => !known.has(icon));

  test.each(LANGUAGES)('have a meaning in %s, each its own name, and lead to rules that are there', (language) => {
    const groups = illustrated?.legend?.(language) ?? [];
    expect(idsIn(groups)).toEqual(idsIn(english));
    expect(known.size).toBe(idsIn(english).length);
    expect(groups.length).toBeGreaterThan(1);
    for (const { title, items } of groups) {
      expect(title).toMatch(/\p{L}/u);
      expect(new Set(items.map(({ name }) => name)).size).toBe(items.length);
      expect(items.filter(({ name, text }) => !/\p{L}/u.test(name) || text === '')).toEqual([]);
      expect(items.filter(({ rule }) => rule !== undefined && !numbers.has(rule))).toEqual([]);
    }
  });

  test('every symbol that pictures refer to is one of them', () => {
    const drawn = illustrated?.symbols?.draw();
    if (drawn === undefined) return;
    const { container } = render(drawn);
    const symbols = [...container.querySelectorAll('symbol')].map((symbol) => symbol.id);
    expect(unknownOf(symbols.filter((symbol) => !symbol.startsWith('motif-')))).toEqual([]);
  });

  const module = gameModules.find(({ game }) => game.id === id);
  const drawAfter = (steps: number) => {
    if (Board === undefined || module === undefined) throw new Error(`${id} has no board`);
    drawBoard(Board, sceneAfter(module.game, steps));
  };

  test.each([1, 20, 40])('are all that the board draws after %i steps, and all of them can be asked about', (steps) => {
    drawAfter(steps);
    expect(unknownOf(iconsOnPage())).toEqual([]);
    expect(nameless()).toEqual([]);
  });

  test('are all that is drawn at the end', () => {
    drawAfter(Infinity);
    expect(unknownOf(iconsOnPage())).toEqual([]);
  });
});

function sceneAfter<T extends GameTypes>(game: Game<T>, steps: number): Scene<T> {
  const chance = SeededChance.from('icons');
  return sceneAt(
    game,
    { players: playersNear(game.players, 3), seed: 'icons' },
    (match, seat) => {
      const moves = match.game.moves(match.state, seat);
      return itemAt(moves, chance.pick(moves.length));
    },
    (match) => match.over || match.steps.length >= steps,
  );
}

const iconsOnPage = (): string[] =>
  [...document.querySelectorAll('[data-icon]')].map((icon) => icon.getAttribute('data-icon') ?? '');

/** Drawings outside of the controls (which say what they do) that nobody could ask about. */
const nameless = (): string[] =>
  [...document.querySelectorAll('svg')]
    .filter((svg) => svg.closest('[data-icon], button, summary, a') === null)
    .filter((svg) => svg.querySelector('[data-icon], defs[id]') === null)
    // Landscapes fill their window, whatever its shape.
    .filter((svg) => !svg.hasAttribute('preserveAspectRatio'))
    .map((svg) => svg.outerHTML.slice(0, 160));

import { drawBoard, sceneAt } from '@grove/game-kit/board/test-board';
import type { SeatSign } from '@grove/game-kit';
import { games } from '@grove/games';
import { gameModules } from '@grove/games/loaded';
import { itemAt, playersNear, SeededChance, type Viewer } from '@grove/kernel';
import { describe, expect, test } from 'vitest';

const boards = await Promise.all(games.map(async ({ cover, board }) => ({ id: cover.id, Board: await board?.() })));

const NAMES = ['Ada', 'Ben', 'Cleo'];

const written = ({ letter, tone }: SeatSign): string => `${letter} ${tone.ground}`;

/** Letter and colour of every mark that is drawn. */
const marksOnPage = (): string[] =>
  Array.from(
    document.querySelectorAll<HTMLElement>('[data-sign]'),
    (mark) => `${mark.getAttribute('data-sign')} ${mark.style.getPropertyValue('--ground')}`,
  );

describe.each(boards)('the players of $id', ({ id, Board }) => {
  test.each<Viewer>([0, 'public'])('have the signs that the module says on the board (seen by %s)', (viewer) => {
    const module = gameModules.find(({ game }) => game.id === id);
    if (Board === undefined || module?.signs === undefined) throw new Error(`${id} has no board or no signs`);
    const { game } = module;
    const players = playersNear(game.players, NAMES.length);
    const chance = SeededChance.from('signs');
    const scene = sceneAt(
      game,
      { players, seed: 'signs' },
      ({ state }, seat) => {
        const moves = game.moves(state, seat);
        return itemAt(moves, chance.pick(moves.length));
      },
      ({ steps }) => steps.length >= 12,
    );
    drawBoard(Board, scene, { viewer });
    const signs = module.signs(scene.match.view(viewer), {
      language: 'en',
      viewer,
      nameOf: (seat) => itemAt(NAMES, seat),
    });
    const marks = new Set(marksOnPage());
    expect(
      signs
        .slice(0, players)
        .map(written)
        .filter((sign) => !marks.has(sign)),
    ).toEqual([]);
    expect([...marks].filter((mark) => !signs.map(written).includes(mark))).toEqual([]);
    expect(new Set(signs.map(({ letter }) => letter)).size).toBe(signs.length);
    expect(new Set(signs.map(({ tone }) => tone.ground)).size).toBe(signs.length);
  });
});

import { itemAt } from '@grove/kernel';
import { acorns, nameOfCard } from '@grove/kernel/sample';
import { expect, test } from 'vitest';
import { drawBoard, sceneAt } from '@grove/game-kit/board/test-board';
import { AcornsScreen } from '../board/screen.tsx';

const scene = (steps: number) =>
  sceneAt(
    acorns,
    { players: 2, seed: 'oak' },
    ({ state }, seat) => itemAt(acorns.moves(state, seat), 0),
    (match) => match.steps.length === steps,
  );

test('a card of the hand is chosen by a click, and can be taken back until all have chosen', async () => {
  const board = drawBoard(AcornsScreen, scene(0));
  const [card] = board.match.view(0).hand;
  expect(board.question()).toBe('Choose a card');
  await board.user.click(board.button(nameOfCard(card ?? 0)));
  expect(board.played).toEqual([`choose ${nameOfCard(card ?? 0)}`]);
  await board.user.click(board.button('Undo'));
  expect(board.match.steps).toEqual([]);
});

test('who has chosen already is told so by the rules', async () => {
  const { match, heard } = scene(0);
  match.play(0, itemAt(match.view(0).hand, 0));
  const board = drawBoard(AcornsScreen, { match, heard });
  await board.user.click(board.button(nameOfCard(itemAt(match.view(0).hand, 0))));
  expect(board.note()).toContain('You have chosen already.');
});

test('a game that is over offers what the page offers', () => {
  const board = drawBoard(AcornsScreen, scene(6));
  expect(board.question()).toBe('The game is over');
  expect(board.hasButton('once more')).toBe(true);
});

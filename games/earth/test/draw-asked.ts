import { drawBoard } from '@grove/game-kit/board/test-board';
import { askedGame } from '../board/gallery/table.tsx';
import { EarthScreen } from '../board/screen.tsx';
import type { Decision } from '../rules/tasks/task.ts';
import { tableWords } from '../words/table/index.ts';

/** What follows a choice without asking anything, the board plays by itself: tests look at the first step. */
export const TABLE = {
  players: 2,
  seed: 'acts',
  options: { level: 'standard', teams: 'none' },
  steps: 60,
  kind: null,
};

/** The board of a game for two where seat 0 is asked something of this kind. */
export const draw = (kind: Decision['kind'], around = {}) => drawBoard(EarthScreen, askedGame(TABLE, kind), around);

/** The cards in the own hand. */
export const hand = () => [
  ...document.querySelectorAll<HTMLElement>(`[aria-label="${tableWords.en.yourHand}"] button[data-flies]`),
];

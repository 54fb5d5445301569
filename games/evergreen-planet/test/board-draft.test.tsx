import { itemAt } from '@grove/kernel';
import { drawBoard, type Scene, sceneAt } from '@grove/game-kit/board/test-board';
import { LANGUAGES } from '@grove/game-kit';
import { expect, test, vi } from 'vitest';
import { PlanetScreen } from '../board/screen.tsx';
import { planet, type PlanetTypes } from '../rules/index.ts';
import { boardWords } from '../words/screen/index.ts';
import { playTurns, scriptedGame } from './helpers.ts';

const { ask, choose } = boardWords.en;

/** Two players before the river of three cards. We see with Ada's eyes; `first` is the number of the first picker. */
function draft(first = 1, taken: readonly (readonly [number, string])[] = []): Scene<PlanetTypes> {
  const match = scriptedGame({ first, deck: ['snow-lake', 'wild-bud', 'wheat-sprout'] });
  playTurns(match, taken);
  return { match, heard: [] };
}

const LAKE = /^snow, lake/;
const BUD = /^wild, bud/;

test('P4.2 who is to take a card is asked for one, and all cards of the river are offered', () => {
  const { question, isRefused } = drawBoard(PlanetScreen, draft());
  expect(question()).toBe(ask.take);
  expect([LAKE, BUD, /^wheat, sprout/].map(isRefused)).toEqual([false, false, false]);
});

test('a card is chosen first and taken with the second press', async () => {
  const { user, played, button, isPressed } = drawBoard(PlanetScreen, draft());
  await user.click(button(LAKE));
  expect([isPressed(LAKE), isPressed(BUD)]).toEqual([true, false]);
  await user.click(button(BUD));
  expect([isPressed(LAKE), isPressed(BUD)]).toEqual([false, true]);
  expect(played).toEqual([]);
  await user.click(button(choose.take('wild, bud')));
  expect(played).toEqual(['take wild-bud']);
});

test('P9 alone one press takes a card, for it can be taken back; with others a second one is asked for', async () => {
  const alone = sceneAt(
    planet,
    { players: 1, seed: 'alone' },
    () => 0,
    () => true,
  );
  const { user, played, screen, hasButton } = drawBoard(PlanetScreen, alone);
  expect(hasButton(choose.takeFirst)).toBe(false);
  await user.click(itemAt(screen.getAllByLabelText(/^(?!.*taken by).*(icon|drought)/), 0));
  expect(played).toHaveLength(1);
  const { user: other, button, note } = drawBoard(PlanetScreen, draft());
  await other.click(button(LAKE));
  expect(note()).toBe(ask.tapAgain);
});

test('what happened before the first question is told: who starts, the points for it, the opponent’s card (P2.1, P9.2)', () => {
  const scenes = [0, 1, 2, 3].map((seed) =>
    sceneAt(
      planet,
      { players: 1, seed: `start ${seed}` },
      () => 0,
      () => true,
    ),
  );
  for (const scene of scenes) {
    const { first, planets } = scene.match.view(0);
    drawBoard(PlanetScreen, scene);
    const lines = [...(document.querySelector(`ol[aria-label="${boardWords.en.log}"]`)?.children ?? [])];
    expect(lines.length).toBe(first === 0 ? 1 : 3);
    if (itemAt(planets, 0).parts.start > 0) expect(lines[1]?.textContent).toContain(boardWords.en.youStartWith(1));
  }
  expect(new Set(scenes.map(({ match }) => match.view(0).first)).size).toBe(2);
});

test('a card that was taken by keyboard gives the focus to the next question', async () => {
  const { user, button } = drawBoard(PlanetScreen, draft(), { confirm: false });
  button(LAKE).focus();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(document.querySelector('main h2'));
});

test('who wants no confirmation takes a card with one press', async () => {
  const { user, played, button } = drawBoard(PlanetScreen, draft(), { confirm: false });
  await user.click(button(BUD));
  expect(played).toEqual(['take wild-bud']);
});

test('P4.2 the button that takes a card asks for one first, with its rule', async () => {
  const { user, note, button, opened } = drawBoard(PlanetScreen, draft());
  await user.click(button(choose.takeFirst));
  expect(note()).toContain(ask.cardFirst);
  await user.click(button('rule P4.2'));
  expect(opened).toEqual(['P4.2']);
});

test('P4.2 a card in somebody else’s turn is refused with the name of who is waited for', async () => {
  const { user, played, question, note, button } = drawBoard(PlanetScreen, draft(2));
  expect(question()).toBe(ask.takes('Ben'));
  await user.click(button(LAKE));
  expect(note()).toContain(ask.takes('Ben'));
  expect(played).toEqual([]);
});

test('P4.2 a card that was taken says by whom and cannot be taken again', async () => {
  const { user, played, note, button, isRefused, screen } = drawBoard(PlanetScreen, draft(2, [[2, 'take wild-bud']]));
  expect(isRefused(/^wild, bud.*taken by Ben$/)).toBe(true);
  await user.click(button(BUD));
  expect(played).toEqual([]);
  expect(note()).not.toBe(ask.takeGives);
  expect(screen.getAllByText('rule P4.2').length).toBeGreaterThan(0);
});

test('a card that was taken can be taken back until the next one is', async () => {
  const { user, match, question, button } = drawBoard(PlanetScreen, draft(), { confirm: false });
  await user.click(button(LAKE));
  expect(question()).toBe(ask.takes('Ben'));
  await user.click(button(choose.undo));
  expect(match.steps).toEqual([]);
  expect(question()).toBe(ask.take);
});

test('what cannot be taken back says why', async () => {
  const { user, note, button } = drawBoard(PlanetScreen, draft());
  await user.click(button(choose.undo));
  expect(note()).toContain(choose.noUndo);
});

test('who only watches has no choices, no card to press and nothing to take back', () => {
  const { choices, button, hasButton, question } = drawBoard(PlanetScreen, draft(), { viewer: 'public' });
  expect(question()).toBe(ask.takes('Ada'));
  expect(choices()).toEqual([]);
  expect(button(LAKE).hasAttribute('disabled')).toBe(true);
  expect(hasButton(choose.undo)).toBe(false);
});

test('advice stands in the note’s place, points at its card, and is asked for by a button', async () => {
  const act = vi.fn<() => void>();
  const scene = draft();
  const steps = scene.match.game.notation.readTurn(scene.match.state, 0, 'take wild-bud');
  const advice = { label: 'Next hint', act, text: 'Take the bud', steps };
  const { user, note, button } = drawBoard(PlanetScreen, scene, { advice });
  expect(note()).toContain('Take the bud');
  expect([LAKE, BUD].map((card) => button(card).closest('[data-hinted]') !== null)).toEqual([false, true]);
  await user.click(button('Next hint'));
  expect(act).toHaveBeenCalledOnce();
});

test('in a replay the controls stand in the question’s place, and nothing can be played', async () => {
  const around = { controls: <p>the controls</p>, confirm: false };
  const { screen, user, played, button } = drawBoard(PlanetScreen, draft(), around);
  expect(screen.getByText('the controls')).toBeTruthy();
  expect(screen.queryByText(ask.take)).toBeNull();
  await user.click(screen.getByLabelText(/^a1/));
  expect(button(LAKE).hasAttribute('disabled')).toBe(true);
  expect(played).toEqual([]);
});

test.each(LANGUAGES)('the question is asked in %s', (language) => {
  const { question } = drawBoard(PlanetScreen, draft(), { language });
  expect(question()).toBe(boardWords[language].ask.take);
});

import { drawBoard, type Scene } from '@grove/game-kit/board/test-board';
import { itemAt } from '@grove/kernel';
import { expect, test } from 'vitest';
import { PlanetScreen } from '../board/screen.tsx';
import type { PlanetTypes } from '../rules/index.ts';
import { boardWords } from '../words/screen/index.ts';
import { playTurns, scriptedGame } from './helpers.ts';

const { ask, choose, gain } = boardWords.en;
const { plant, grow, each, anywhere, finish } = choose;

/** Ada has taken the lake of the snow, Ben the wild bud; both act. */
function acting(...turns: readonly (readonly [number, string])[]): Scene<PlanetTypes> {
  const match = scriptedGame({ deck: ['snow-lake', 'wild-bud', 'wheat-sprout'] });
  playTurns(match, [[1, 'take snow-lake'], [2, 'take wild-bud'], ...turns]);
  return { match, heard: [] };
}

const draw = (scene = acting()) => {
  const drawn = drawBoard(PlanetScreen, scene);
  return { ...drawn, space: (name: string) => drawn.screen.getByLabelText(new RegExp(`^${name}\\b`)) };
};

test('P5.1 a turn offers four actions and the power of the card, and its end once there was an action', async () => {
  const { user, button, question, choices, isRefused } = draw();
  expect(question()).toBe(ask.action('snow'));
  expect(choices()).toEqual([plant, grow, each, anywhere, 'Lake', finish]);
  expect([plant, grow, 'Lake', finish].map(isRefused)).toEqual([false, false, false, true]);
  await user.click(button(anywhere));
  expect(isRefused(finish)).toBe(false);
});

test('P5.4 planting counts down, and each sprout is taken back on its own', async () => {
  const { user, question, button, space, match } = draw();
  await user.click(button(plant));
  expect(question()).toBe(ask.plant('snow', 3));
  await user.click(space('b1'));
  await user.click(space('c1'));
  expect(question()).toBe(ask.plant('snow', 1));
  expect(itemAt(match.view(0).planets, 0).rows[0]).toBe('.pp...');
  await user.click(button(choose.undo));
  expect(question()).toBe(ask.plant('snow', 2));
  expect(itemAt(match.view(0).planets, 0).rows[0]).toBe('.p....');
});

test('a space that cannot be chosen says why, beside it and in the question, with its rule', async () => {
  const { user, button, space, note, played, screen } = draw();
  await user.click(button(plant));
  await user.click(space('c5'));
  expect(played).toEqual(['A']);
  expect(note()).toMatch(/rule P/);
  expect(screen.getAllByText(/^rule P/).length).toBeGreaterThan(1);
});

test('spaces that may be chosen say so, and those that may not do not', async () => {
  const { user, button, screen } = draw();
  await user.click(button(plant));
  const names = screen.getAllByLabelText(/may be chosen/).map((cell) => cell.getAttribute('aria-label')?.slice(0, 2));
  expect(names).toContain('b1');
  expect(names).not.toContain('c5');
});

test('P5.3 an action that has done nothing yet is simply exchanged', async () => {
  const { user, button, question, isPressed, match } = draw();
  await user.click(button(plant));
  await user.click(button(anywhere));
  expect([isPressed(plant), isPressed(anywhere)]).toEqual([false, true]);
  expect(question()).toBe(ask.anywhere(1));
  expect(match.steps.filter(({ seat }) => seat === 0)).toHaveLength(2);
});

test('P5.3 an action that has done something cannot be exchanged, and says why', async () => {
  const { user, button, space, isRefused, note, match } = draw();
  await user.click(button(plant));
  await user.click(space('b1'));
  expect(isRefused(grow)).toBe(true);
  const before = match.steps.length;
  await user.click(button(grow));
  expect(match.steps).toHaveLength(before);
  expect(note()).toMatch(/rule P/);
});

test('the planet is walked with the arrows, and Enter acts', async () => {
  const { user, button, space, match } = draw();
  await user.click(button(plant));
  space('a1').focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  expect(itemAt(match.view(0).planets, 0).rows[0]).toBe('..p...');
  expect(document.activeElement).toBe(space('c1'));
  await user.keyboard('{End}{ArrowDown}{Home}');
  expect(document.activeElement).toBe(space('a2'));
});

test('what a step would score is shown on every space that may be chosen, when it is asked for', async () => {
  const { user, button, isPressed, screen } = draw();
  const numbers = () => screen.queryAllByText(/^[+-]?\d$/, { selector: 'main svg text' }).length;
  await user.click(button(plant));
  const before = numbers();
  await user.click(button(choose.whatItScores));
  expect(isPressed(choose.whatItScores)).toBe(true);
  expect(numbers() - before).toBe(screen.getAllByLabelText(/may be chosen/).length);
});

test('what a step would change is said where the pointer is', async () => {
  const { user, button, space, screen } = draw();
  await user.click(button(plant));
  await user.hover(space('b1'));
  expect(screen.getByText(new RegExp(gain.none))).toBeTruthy();
});

test('a turn can be typed; what is not legal is refused in words', async () => {
  const { user, screen, button, played } = draw();
  const field = screen.getByLabelText(choose.typeMove);
  await user.type(field, 'A +c5');
  await user.click(button(choose.play));
  expect(played).toEqual([]);
  expect(field.closest('form')?.textContent).toMatch(/\w/);
  await user.clear(field);
  await user.type(field, 'A +b1 +c1');
  await user.click(button(choose.play));
  expect(played).toEqual(['A', '+b1', '+c1', 'done']);
});

test('who has finished waits for the others by name', async () => {
  const { user, button, question, choices } = draw();
  await user.click(button(anywhere));
  await user.click(button(finish));
  expect(question()).toBe(ask.waitFor('Ben'));
  expect(choices()).toEqual([]);
});

test('another planet is looked at by its owner’s name, and nothing can be done on it', async () => {
  const { user, button, space, played, screen } = draw(acting([2, 'A +a1']));
  await user.click(button(/^Ben/));
  expect(screen.getByRole('grid', { hidden: true, name: boardWords.en.planetOf('Ben') })).toBeTruthy();
  await user.click(space('b1'));
  expect(played).toEqual([]);
});

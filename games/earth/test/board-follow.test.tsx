import { drawBoard } from '@grove/game-kit/board/test-board';
import { itemAt } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { askedGame } from '../board/gallery/table.tsx';
import { EarthScreen } from '../board/screen.tsx';
import { tableWords } from '../words/table/index.ts';
import { draw, hand, TABLE } from './draw-asked.ts';

const { ask, choose, yourHand } = tableWords.en;

describe('what is settled for the game', () => {
  test('an offer is taken always, and that is taken back on the sheet', async () => {
    const { user, button, played, screen } = draw('accept');
    await user.click(button(choose.takeAlways));
    expect(played[0]).toMatch(/^accept [1-9]$/);
    await user.click(button(tableWords.en.log.title));
    const box = screen.getByLabelText<HTMLInputElement>(tableWords.en.plan.takesAll);
    expect(box.checked).toBe(true);
    await user.click(box);
    expect(box.checked).toBe(false);
  });

  test('an event between turns has its button, and is passed on for the game until it is wanted again', async () => {
    const { user, button, hasButton, choices, played } = draw('between');
    expect(choices().some((name) => name.startsWith('Play '))).toBe(true);
    await user.click(button(choose.passForGame));
    expect(played[0]).toBe('pass');
    await user.click(button(tableWords.en.log.title));
    const again = /^Ask about .* again$/;
    const settled = [...document.querySelectorAll('button')].filter((one) =>
      again.test(one.getAttribute('aria-label') ?? ''),
    );
    expect(settled.length).toBeGreaterThan(0);
    for (const one of settled) await user.click(one);
    expect(hasButton(again)).toBe(false);
  });

  test('a card of the plan is skipped once, or always', async () => {
    const plan = askedGame({ ...TABLE, players: 3, seed: 'a', steps: 40 }, 'activate', true);
    const { user, button, isPressed, played } = drawBoard(EarthScreen, plan);
    const { skipOnce, skipAlways } = tableWords.en.plan;
    await user.click(button(`${skipOnce}: Winter Daphne`));
    await user.click(button(`${skipAlways}: Japanese Andromeda`));
    expect([isPressed(`${skipOnce}: Winter Daphne`), isPressed(`${skipAlways}: Winter Daphne`)]).toEqual([true, false]);
    await user.click(button(choose.run));
    expect(played[0]).toBe('activate c1');
  });
});

describe('following the others', () => {
  test('E17 Gaia’s seat opens what she has and gains', async () => {
    const { user, button, screen } = drawBoard(EarthScreen, askedGame({ ...TABLE, players: 1 }, 'plant'));
    await user.click(button(/^Gaia\d+ cards/));
    expect(screen.getByRole('dialog', { hidden: true }).textContent).toMatch(/Gaia.*Scoring pile.*What she gets/);
  });

  test('a colour tells what the others would activate, and Gaia’s part alone', async () => {
    const three = drawBoard(EarthScreen, askedGame({ ...TABLE, players: 3 }, 'color'));
    await three.user.click(three.button(/^Grow/));
    expect(document.body.textContent).toMatch(/The others would activate:.*Ben.*\d cards?.*Cleo/);
    const alone = drawBoard(EarthScreen, askedGame({ ...TABLE, players: 1 }, 'color'));
    expect(document.body.textContent).toContain(tableWords.en.ask.colorSoloNote);
    await alone.user.click(alone.button(/^Compost/));
    expect(document.querySelector('[role=region]')?.textContent).toMatch(/Gaia/);
  });

  test('everybody’s tableaus lie side by side, with what a colour would activate', async () => {
    const { user, button, screen } = draw('color');
    await user.click(button(tableWords.en.allTableaus));
    const sheet = screen.getByRole('dialog', { hidden: true });
    expect(sheet.textContent).toMatch(/You.*Water \d+ cards?.*Ben.*Water \d+ cards?/);
  });

  test('who only watches is told so, and sees no hand', () => {
    const { note, screen } = drawBoard(EarthScreen, askedGame(TABLE, 'plant'), { viewer: 'public' });
    expect(note()).toBe(ask.watching);
    expect(screen.queryByLabelText(yourHand)).toBeNull();
  });

  test('a covered hand is turned up by its owner', async () => {
    let isUncovered = false;
    const uncover = () => (isUncovered = true);
    const { user, button, choices } = drawBoard(EarthScreen, askedGame(TABLE, 'between'), { uncover });
    expect(hand()).toEqual([]);
    expect(choices().filter((name) => name.startsWith('Play '))).toEqual([]);
    await user.click(button(/^Show the hand of Ada/));
    expect(isUncovered).toBe(true);
  });
});

test('while others are asked, they are named and nothing is offered', () => {
  const scene = askedGame(TABLE, 'plant');
  const { question, choices, hasButton } = drawBoard(EarthScreen, scene, { viewer: 'public' });
  expect(question()).toBe(ask.waitFor('Ada'));
  expect(choices().filter((name) => name === choose.stopPlanting)).toEqual([]);
  expect(hasButton(choose.undo)).toBe(false);
});

const screenHas = (name: string): boolean =>
  [...document.querySelectorAll('dialog button')].some(({ textContent }) => textContent === name);

describe('cards to be read', () => {
  test('a row or a column of the island is shown large in a sheet of its own', async () => {
    const { user, button, isPressed } = draw('color');
    const { readCards, columnOf } = tableWords.en;
    await user.click(button(readCards));
    const column = itemAt(
      ['a', 'b', 'c', 'd'].map(columnOf).filter((name) => screenHas(name)),
      0,
    );
    await user.click(button(column));
    expect(isPressed(column)).toBe(true);
    expect(document.querySelectorAll('dialog [data-face]').length).toBeGreaterThan(0);
  });
});

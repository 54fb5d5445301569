import { drawBoard, sceneAt } from '@grove/game-kit/board/test-board';
import { firstItems, itemAt, SeededChance } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { askedGame } from '../board/gallery/table.tsx';
import { EarthScreen } from '../board/screen.tsx';
import { greedyBot } from '../bot/greedy.ts';
import { isCounted } from '../rules/count/counted.ts';
import { forecast } from '../rules/forecast.ts';
import { goalForecast } from '../rules/goal.ts';
import { earth } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import { cardWords } from '../words/cards/index.ts';
import { cardName } from '../words/names/index.ts';
import { tableWords } from '../words/table/index.ts';
import { draw, hand, TABLE } from './draw-asked.ts';

const { choose, final } = tableWords.en;

describe('E15.1 the score pad', () => {
  const padCells = (selector: string) =>
    [...document.querySelectorAll(`dialog table ${selector}`)].map(({ textContent }) => textContent);
  const { openPad, now } = cardWords.en.scores;
  const totalsOf = (state: State) => state.players.map((_, seat) => forecast(state, seat).total);

  test('opens with a press on the points of a seat, while the game goes on, and follows what is played', async () => {
    const { user, button, match } = draw('compost');
    await user.click(button(openPad('Ben', itemAt(totalsOf(match.state), 1))));
    expect(document.querySelector('dialog h2')?.textContent).toBe(now);
    expect(padCells('thead th')).toEqual(['YYou', 'BBen']);
    expect(padCells('tfoot td')).toEqual(totalsOf(match.state).map(String));
    const before = itemAt(totalsOf(match.state), 0);
    for (const card of firstItems(hand(), 2)) await user.click(card);
    await user.click(button(choose.compost(2)));
    expect(itemAt(totalsOf(match.state), 0)).not.toBe(before);
    expect(padCells('tfoot td')).toEqual(totalsOf(match.state).map(String));
  });

  test('E16.5: in teams partners stand together, with their sum', async () => {
    const teams = { ...TABLE, players: 4, options: { level: 'standard', teams: '2v2' } };
    const { user, button, match } = drawBoard(EarthScreen, askedGame(teams, 'color'));
    const totals = totalsOf(match.state);
    await user.click(button(openPad('Cleo', itemAt(totals, 2))));
    expect(padCells('thead th[scope=col]')).toEqual(['YYou', 'CCleo', 'BBen', 'DDan']);
    const sums = [itemAt(totals, 0) + itemAt(totals, 2), itemAt(totals, 1) + itemAt(totals, 3)];
    expect(padCells('tfoot tr:last-child td')).toEqual(sums.map(String));
  });

  test('keeps secret what the table keeps secret, and opens by the own points', async () => {
    const secret = { ...TABLE, options: { level: 'standard', teams: 'none', scores: 'hidden' } };
    const { user, button, match } = drawBoard(EarthScreen, askedGame(secret, 'color'));
    await user.click(button(openPad('You', itemAt(totalsOf(match.state), 0))));
    expect(padCells('tfoot td')).toEqual([String(itemAt(totalsOf(match.state), 0)), '·']);
    expect(document.querySelectorAll('tbody tr td:last-child [role=img]').length).toBe(10);
  });

  test('keeps the own points secret too while others look at the screen', () => {
    const secret = { ...TABLE, options: { level: 'standard', teams: 'none', scores: 'hidden' } };
    const game = askedGame(secret, 'color');
    const points = openPad('You', itemAt(totalsOf(game.match.state), 0));
    expect(drawBoard(EarthScreen, game, { uncover: () => undefined }).hasButton(points)).toBe(false);
  });
});

describe('a goal', () => {
  const { goal: words } = cardWords.en;
  const ringed = () =>
    [...document.querySelectorAll('[role=gridcell][data-counts=true]')].map(({ id, textContent }) => id + textContent);
  const countedCells = (state: State, seat: number, card: number) => {
    const { counted } = goalForecast(state, seat, card) ?? {};
    return itemAt(state.players, seat).cells.filter((_, cell) => counted !== undefined && isCounted(counted, cell));
  };
  /** One that counts some of the cards of both islands. */
  const goalIn = (state: State) =>
    itemAt(
      [...state.fauna, ...state.common].filter((card) =>
        [0, 1].every((seat) => countedCells(state, seat, card).length > 0),
      ),
      0,
    );

  test('rings the cards that count, on the own island and on that of others, and says what is missing', async () => {
    const { user, button, match, isPressed, hasButton } = draw('color');
    const card = goalIn(match.state);
    const name = new RegExp(`^${cardName(card, 'en')}`);
    await user.click(button(name));
    expect(isPressed(name)).toBe(true);
    expect(ringed()).toHaveLength(countedCells(match.state, 0, card).length);
    for (const text of ringed()) expect(text).toContain(words.counts);
    const { count, nextAt } = goalForecast(match.state, 0, card) ?? { count: 0, nextAt: 0 };
    expect(document.querySelector('section [role=status] b')?.parentElement?.textContent).toContain(
      String(nextAt - count),
    );
    await user.click(itemAt([...document.querySelectorAll('[data-origin="seat-1"] button[aria-pressed]')], 0));
    expect(ringed()).toHaveLength(countedCells(match.state, 1, card).length);
    await user.keyboard('{Escape}');
    expect(ringed()).toEqual([]);
    expect(hasButton(words.hide)).toBe(false);
  });

  test('of a planted terrain is shown from its card', async () => {
    const { user, button, hasButton, match } = draw('color');
    const terrain = itemAt(
      itemAt(match.state.players, 0).cells.filter(
        (card) => card >= 0 && goalForecast(match.state, 0, card) !== undefined,
      ),
      0,
    );
    await user.click(itemAt([...document.querySelectorAll(`[role=gridcell][data-card="${terrain}"]`)], 0));
    await user.click(button(words.show));
    expect(hasButton(words.hide)).toBe(true);
    expect(ringed()).toHaveLength(countedCells(match.state, 0, terrain).length);
    await user.click(button(words.read));
    expect(document.querySelectorAll('dialog[open]')).toHaveLength(1);
  });
});

test('E16 at the end the winner is named, with the score pad and what the page offers', () => {
  const bot = greedyBot();
  const chance = SeededChance.from('end');
  const scene = sceneAt(
    earth,
    { players: 2, seed: 'end' },
    (match, seat) => bot.choose(match.view(seat), seat, chance),
    (match) => match.over,
  );
  const { winners, totals } = earth.result(scene.match.state);
  const { question, hasButton, screen } = drawBoard(EarthScreen, scene);
  expect(question()).toBe(winners.includes(0) ? final.youWin : final.wins('Ben'));
  expect(hasButton('once more')).toBe(true);
  for (const total of totals) expect(screen.getAllByText(String(total)).length).toBeGreaterThan(0);
});

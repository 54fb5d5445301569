import { LANGUAGES } from '@grove/game-kit';
import { drawBoard, sceneAt, sentenceOf } from '@grove/game-kit/board/test-board';
import { firstItems, itemAt, SeededChance } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { askedGame } from '../board/gallery/table.tsx';
import { EarthScreen } from '../board/screen.tsx';
import { greedyBot } from '../bot/greedy.ts';
import { forecast } from '../rules/forecast.ts';
import { isCounted } from '../rules/count/counted.ts';
import { goalForecast } from '../rules/goal.ts';
import { earth } from '../rules/index.ts';
import type { State } from '../rules/state.ts';
import type { Decision } from '../rules/tasks/task.ts';
import { cardWords } from '../words/cards/index.ts';
import { cardName, loadNames } from '../words/names/index.ts';
import { tableWords } from '../words/table/index.ts';

const { ask, choose, final, mayChoose, yourHand } = tableWords.en;
/** What follows a choice without asking anything, the board plays by itself: tests look at the first step. */
const TABLE = { players: 2, seed: 'acts', options: { level: 'standard', teams: 'none' }, steps: 60, kind: null };

const draw = (kind: Decision['kind'], around = {}) => drawBoard(EarthScreen, askedGame(TABLE, kind), around);

const hand = () => [...document.querySelectorAll<HTMLElement>(`[aria-label="${yourHand}"] button[data-flies]`)];
const offer = () => [...document.querySelectorAll<HTMLElement>('button[data-flies]')];
const targets = () => [...document.querySelectorAll<HTMLElement>('[role=gridcell][data-target]')];

describe('E4.1 a colour', () => {
  test('is thought about first, with what it brings, and chosen by the button', async () => {
    const { user, button, note, played, isPressed } = draw('color');
    await user.click(button(/^Water/));
    expect(isPressed(/^Water/)).toBe(true);
    expect(note()).toMatch(/^You: .*The others: /);
    expect(played).toEqual([]);
    await user.click(button(choose.action(tableWords.en.actions.blue)));
    expect(played[0]).toBe('choose blue');
  });

  test('is chosen with the first press by those who want no confirmation', async () => {
    const { user, button, played } = draw('color', { confirm: false });
    await user.click(button(/^Grow/));
    expect(played[0]).toBe('choose yellow');
  });

  test('must be there before the button does anything', async () => {
    const { user, button, note, played } = draw('color');
    await user.click(button(choose.color));
    expect(note()).toContain(choose.color);
    expect(played).toEqual([]);
  });

  test('cannot be chosen while something else is asked, and says why', async () => {
    const { user, button, note, played } = draw('plant');
    await user.click(button(/^Water/));
    expect(played).toEqual([]);
    expect(note()).not.toBe(ask.plantNote(6));
  });
});

describe('E3.7 compost', () => {
  test('goes together: cards are marked, counted, and composted by one button', async () => {
    const { user, button, note, played } = draw('compost');
    const [first, second] = firstItems(hand(), 2);
    await user.click(first);
    await user.click(second);
    expect(note()).toMatch(sentenceOf((names) => ask.compostMarked(2, 2, names)));
    await user.click(button(choose.compost(2)));
    expect(played.slice(0, 2).map((step) => step.split(' ')[0])).toEqual(['compost', 'compost']);
  });

  test('asks for a marked card first', async () => {
    const { user, button, note, played } = draw('compost');
    await user.click(button(choose.compost(0)));
    expect(note()).toContain(choose.compostFirst(1));
    expect(played).toEqual([]);
  });

  const marks = () => hand().filter((card) => card.getAttribute('aria-pressed') === 'true');

  test('the board marks the cards that are missed least, and they go when the person agrees', async () => {
    const { user, button, note, played } = draw('compost');
    await user.click(button(choose.chooseForMe));
    expect(note()).toMatch(sentenceOf((names) => ask.compostMarked(2, 2, names)));
    expect(marks()).toHaveLength(2);
    expect(played).toEqual([]);
    await user.click(button(choose.compost(2)));
    expect(played.slice(0, 2).map((step) => step.split(' ')[0])).toEqual(['compost', 'compost']);
  });

  test('what the person has marked stays marked beside what the board chooses, and can be changed', async () => {
    const { user, button, note } = draw('compost');
    for (const card of hand()) {
      await user.click(card);
      await user.click(button(choose.chooseForMe));
      expect(marks()).toHaveLength(2);
      expect(marks()).toContain(card);
      for (const marked of marks()) await user.click(marked);
      expect(note()).toBe(ask.compostNote(2));
    }
  });

  test('nothing is chosen in a hand that is covered', () => {
    expect(draw('compost', { uncover: () => undefined }).hasButton(choose.chooseForMe)).toBe(false);
  });

  test('a mark is taken away by another press', async () => {
    const { user, note } = draw('compost');
    await user.click(itemAt(hand(), 0));
    await user.click(itemAt(hand(), 0));
    expect(note()).toBe(ask.compostNote(2));
  });
});

describe('E7 planting', () => {
  test('shows where a card may go, and plants it on the second press', async () => {
    const { user, question, played } = draw('plant');
    for (const card of hand()) {
      await user.click(card);
      if (targets().length > 0) break;
    }
    expect(question()).toMatch(/^Plant .*: choose a space$/);
    const space = itemAt(targets(), 0);
    expect(space.textContent).toContain(mayChoose);
    await user.click(space);
    if (played.length === 0) await user.click(itemAt(targets(), 0));
    expect(played[0]).toMatch(/^plant /);
  });

  test('a space without a card in hand asks for one', async () => {
    const { user, note, played, screen } = draw('plant');
    const bare = itemAt(screen.getAllByText(tableWords.en.empty, { exact: false }), 0);
    await user.click(bare.closest('[role=gridcell]') ?? bare);
    expect(note()).toContain(choose.cardFirst);
    expect(played).toEqual([]);
  });

  test('can be stopped', async () => {
    const { user, button, played } = draw('plant');
    await user.click(button(choose.stopPlanting));
    expect(played[0]).toBe('done');
  });
});

test('E5.3 of cards that lie open one is chosen and kept', async () => {
  const { user, button, played, hasButton } = draw('keep');
  await user.click(button(choose.card));
  expect(played).toEqual([]);
  await user.click(itemAt(offer(), 1));
  expect(hasButton(/^Keep /)).toBe(true);
  await user.click(button(/^Keep /));
  expect(played[0]).toMatch(/^keep /);
});

test('E6.5 who wants less says so first, and is told of the question to come', async () => {
  const { user, button, played, note, isPressed } = draw('either');
  await user.click(button(choose.fewer));
  expect([played, isPressed(choose.fewer), note()]).toEqual([['in-part'], true, ask.fewerNote]);
});

test('E6.5 there is nothing to take less of in the green action', async () => {
  const { user, button, hasButton } = draw('color');
  await user.click(button(/^Plant/));
  expect(hasButton(choose.fewer)).toBe(false);
  await user.click(button(/^Compost/));
  expect(hasButton(choose.fewer)).toBe(true);
});

test('E5.2 who is not active may leave out the card that is drawn after planting', async () => {
  const game = askedGame(TABLE, 'plant');
  game.match.state.phase = 'plant';
  game.match.state.active = 1;
  const { user, button, played, note, isPressed } = drawBoard(EarthScreen, game, {});
  await user.click(button(choose.fewer));
  expect([played, isPressed(choose.fewer), note()]).toEqual([['in-part'], true, ask.fewerNote]);
});

test('E2.8 who cannot pay for an event yet is told what to do first', async () => {
  const game = askedGame(TABLE, 'join');
  for (const { sprouts } of game.match.state.players) sprouts.fill(0);
  const { user, button, note, played } = drawBoard(EarthScreen, game, {});
  expect(note()).toContain(ask.prepareNote);
  await user.click(button(choose.join));
  expect(played).toEqual([]);
});

test('E2.8 who is done may come back while others act', async () => {
  const game = askedGame(TABLE, 'activate');
  const { state } = game.match;
  const [mine, other] = state.players;
  if (mine && other) other.tasks = mine.tasks.splice(0);
  state.phase = 'activate';
  const { user, button, played } = drawBoard(EarthScreen, game, {});
  await user.click(button(choose.comeBack));
  expect(played).toEqual(['back']);
});

test.each(['accept', 'each', 'place'] as const)('E16.2 pieces of the kind %s go on the team board', async (kind) => {
  const teams = { ...TABLE, players: 4, options: { level: 'standard', teams: '2v2' } };
  const { user, button, played } = drawBoard(EarthScreen, askedGame(teams, kind), {});
  await user.click(button(choose.layOnBoard));
  expect(played[0]).toBe('lay piece');
});

test('E7.6 an ability is used or declined, by rules before 2.0', async () => {
  const { user, button, played } = draw('black');
  await user.click(button(choose.decline));
  expect(played[0]).toBe('decline');
});

test('E12 pieces go on cards with a free space', async () => {
  const { user, played } = draw('place');
  expect(targets().length).toBeGreaterThan(0);
  await user.click(itemAt(targets(), 0));
  expect(played[0]).toMatch(/^sprout /);
});

test('a card opens to its large face by the letter i, and the hand is walked with the arrows', async () => {
  const { user, screen } = draw('plant');
  itemAt(hand(), 0).focus();
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(hand()[1]);
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  await user.keyboard('i');
  expect(screen.getByRole('dialog', { hidden: true })).toBeTruthy();
});

test('steps can be typed on the sheet with what happened, and what is refused is said', async () => {
  const { user, button, screen, played } = draw('plant');
  await user.click(button(tableWords.en.log.title));
  await user.click(button(choose.typeMove));
  const field = screen.getByLabelText(choose.typeMove);
  await user.type(field, 'decline');
  await user.click(button(choose.playMove));
  expect(played).toEqual([]);
  expect(field.closest('form')?.textContent).toMatch(/\w{4}/);
  await user.clear(field);
  await user.type(field, 'done');
  await user.click(button(choose.playMove));
  expect(played[0]).toBe('done');
});

test('while others are asked, they are named and nothing is offered', () => {
  const scene = askedGame(TABLE, 'plant');
  const { question, choices } = drawBoard(EarthScreen, scene, { viewer: 'public' });
  expect(question()).toBe(ask.waitFor('Ada'));
  expect(choices().filter((name) => name === choose.stopPlanting)).toEqual([]);
});

test.each(LANGUAGES)('the question is asked in %s', async (language) => {
  await loadNames(language);
  expect(draw('color', { language }).question()).toBe(tableWords[language].ask.color);
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

const screenHas = (name: string): boolean =>
  [...document.querySelectorAll('dialog button')].some(({ textContent }) => textContent === name);

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

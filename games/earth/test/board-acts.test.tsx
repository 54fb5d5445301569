import { LANGUAGES } from '@grove/game-kit';
import { drawBoard, sentenceOf } from '@grove/game-kit/board/test-board';
import { firstItems, itemAt } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { askedGame } from '../board/gallery/table.tsx';
import { EarthScreen } from '../board/screen.tsx';
import { loadNames } from '../words/names/index.ts';
import { tableWords } from '../words/table/index.ts';
import { draw, hand, TABLE } from './draw-asked.ts';

const { ask, choose, mayChoose } = tableWords.en;
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
  expect(note()).toContain(`. ${ask.prepareNote}`);
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

test.each(LANGUAGES)('the question is asked in %s', async (language) => {
  await loadNames(language);
  expect(draw('color', { language }).question()).toBe(tableWords[language].ask.color);
});

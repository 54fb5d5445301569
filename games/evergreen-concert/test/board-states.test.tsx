import { LANGUAGES } from '@grove/game-kit';
import { drawBoard, type Scene, sceneAt } from '@grove/game-kit/board/test-board';
import { itemAt } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { speechFor } from '../board/model/speech.ts';
import { ConcertScreen } from '../board/screen.tsx';
import { concert, type ConcertTypes } from '../rules/index.ts';
import { GALA } from '../rules/move.ts';
import { boardWords } from '../words/screen/index.ts';
import { type ConcertMatch, enter, matchWith } from './scripted.ts';

const { ask, choose, end, mayChoose } = boardWords.en;
const HANDS = ['orange1 orange2 green2 blue1 blue2 blue3 blue4', 'lilac1 lilac2 lilac5 yellow1 yellow2'];

const sceneOf = (match: ConcertMatch): Scene<ConcertTypes> => ({ match, heard: [] });

const opening = (...entries: Parameters<typeof enter>[1][]): Scene<ConcertTypes> => {
  const match = matchWith({ hands: HANDS });
  enter(match, ...entries);
  return sceneOf(match);
};

/** Ada is on turn, after the opening. */
const turn = (...entries: Parameters<typeof enter>[1][]): Scene<ConcertTypes> =>
  opening([1, 'open orange1 orange2 green2'], [2, 'open lilac1 lilac2 lilac5'], ...entries);

const MY_LEFT = /^You, left pile/;
const BENS_LEFT = /^Ben.*left pile/;

describe('the opening', () => {
  test('C3.1 a tap places a card, and it can be taken back', async () => {
    const { user, button, question, played, match } = drawBoard(ConcertScreen, opening());
    expect(question()).toBe('Pick a card for your left pile');
    await user.click(button('Orange 1'));
    expect(played).toEqual(['orange1']);
    expect(question()).toBe('Pick a card for your middle pile');
    await user.click(button(choose.undo));
    expect(match.view(0).picked).toEqual([0, 0]);
  });

  test('C3.2 the last card, after which all are revealed, is chosen and then placed', async () => {
    const { user, button, played, isPressed } = drawBoard(ConcertScreen, opening());
    await user.click(button('Orange 1'));
    await user.click(button('Orange 2'));
    await user.click(button('Green 2'));
    expect(isPressed('Green 2')).toBe(true);
    expect(played).toEqual(['orange1', 'orange2']);
    await user.click(button(choose.putAside('green 2')));
    expect(played).toEqual(['orange1', 'orange2', 'green2']);
  });

  test('C3.1 who has three waits by name, sees the others’ cards face down, and may take one back', async () => {
    const scene = opening([1, 'open orange1 orange2 green2']);
    const { user, button, question, match } = drawBoard(ConcertScreen, scene);
    expect(question()).toBe(ask.waitFor('Ben'));
    await user.click(button(choose.undo));
    expect(match.view(0).picked).toEqual([2, 0]);
    expect(question()).toBe('Pick a card for your right pile');
  });

  test('without confirmation one press places the last card too', async () => {
    const { user, button, played } = drawBoard(ConcertScreen, opening(), { confirm: false });
    for (const name of ['Blue 1', 'Blue 2', 'Blue 3']) await user.click(button(name));
    expect(played).toEqual(['blue1', 'blue2', 'blue3']);
  });
});

test('every line of the log wears the mark of whoever acts, or of whoever gets a disc', async () => {
  const scene = turn();
  const seen = enter(scene.match, [1, 'play blue1>2.1 hit+ concert']);
  scene.heard.push({ id: 1, seat: 0, seen });
  const { user, button } = drawBoard(ConcertScreen, scene);
  await user.click(button(boardWords.en.log.title));
  const lines = [...document.querySelectorAll('dialog li[data-line]')];
  const marks = lines.map((line) => line.querySelector('[data-sign]')?.textContent);
  expect(marks.at(-1)).toBe('Y');
  expect(new Set(marks)).toEqual(new Set(['Y', 'B']));
});

describe('a turn', () => {
  test('C4.2 a card is chosen, then a pile of anybody, then it is played', async () => {
    const { user, button, note, played, isPressed } = drawBoard(ConcertScreen, turn());
    expect(note()).toContain(ask.chooseCard);
    await user.click(button('Blue 1'));
    expect(note()).toContain(ask.choosePile('blue 1'));
    await user.click(button(BENS_LEFT));
    expect(isPressed(BENS_LEFT)).toBe(true);
    expect(played).toEqual([]);
    await user.click(button(choose.playHere('blue 1')));
    expect(played).toEqual(['blue1>2.1']);
  });

  test('C4.2 where steps can be undone, a card is played by a click on a pile whose preview has been seen', async () => {
    const { user, button, played } = drawBoard(ConcertScreen, turn(), { isUndoFree: true });
    await user.click(button('Blue 1'));
    await user.click(button(BENS_LEFT));
    expect(played).toEqual(['blue1>2.1']);
  });

  test('the end of the turn plays the card that is aimed first', async () => {
    const { user, button, played, isRefused } = drawBoard(ConcertScreen, turn());
    await user.click(button('Blue 1'));
    expect(isRefused(choose.endTurn)).toBe(true);
    await user.click(button(BENS_LEFT));
    expect(isRefused(choose.endTurn)).toBe(false);
    await user.click(button(choose.endTurn));
    expect(played).toEqual(['blue1>2.1', 'done']);
  });

  test('a concert with the card that is aimed shows what it would pay, and pays it', async () => {
    const { user, button, played, match } = drawBoard(ConcertScreen, turn());
    await user.click(button('Blue 4'));
    await user.click(button(MY_LEFT));
    const label = button(/^Concert \d/).textContent;
    await user.click(button(/^Concert \d/));
    expect(played).toEqual(['blue4>1.1', 'concert']);
    expect(label).toBe(choose.concert(match.view(0).concerts[0]?.[0] ?? 0));
  });

  test('C4.2 a pile without a card asks for one, beside the pile', async () => {
    const { user, button, note, played } = drawBoard(ConcertScreen, turn());
    await user.click(button(MY_LEFT));
    expect(note()).toContain(ask.cardFirst);
    expect(note()).toContain('rule C4.2');
    expect(played).toEqual([]);
  });

  test('piles say that they may be chosen as soon as a card is held', async () => {
    const { user, button, screen } = drawBoard(ConcertScreen, turn());
    expect(screen.queryAllByLabelText(new RegExp(mayChoose))).toEqual([]);
    await user.click(button('Blue 1'));
    expect(screen.queryAllByLabelText(new RegExp(mayChoose))).toHaveLength(6);
  });

  test('C4.1 before the first card the turn cannot end, and every way says why', async () => {
    const { user, button, isRefused, note, played } = drawBoard(ConcertScreen, turn());
    expect([choose.endTurn, /^Concert \d/, /^Gala \d/].map(isRefused)).toEqual([true, true, true]);
    await user.click(button(choose.endTurn));
    expect(note()).toContain('rule C4.1');
    expect(played).toEqual([]);
  });

  test('C4.1 after a card there are more, the hit, a concert and the end', async () => {
    const { user, button, question, isRefused, played } = drawBoard(ConcertScreen, turn(), { confirm: false });
    await user.click(button('Blue 1'));
    await user.click(button(MY_LEFT));
    expect(played).toEqual(['blue1>1.1']);
    expect(question()).toBe(ask.moreCards(2));
    expect([choose.endTurn, /^Concert \d/, /^Gala \d/].map(isRefused)).toEqual([false, false, false]);
    await user.click(button(choose.endTurn));
    expect(question()).toBe(ask.turnOf('Ben'));
  });

  test('what a card would do to the discs is said before it is played', async () => {
    const { user, button, note } = drawBoard(ConcertScreen, turn());
    await user.click(button('Blue 1'));
    await user.hover(button(BENS_LEFT));
    expect(note()).toMatch(/^Blue 1 on .*would .*A concert would then be worth \d+ points\.$/);
  });

  test('in somebody else’s turn a card is refused with the name of who is on turn', async () => {
    const { user, button, note, question } = drawBoard(ConcertScreen, turn([1, 'play blue1>1.1']));
    expect(question()).toBe(ask.turnOf('Ben'));
    await user.click(button('Blue 2'));
    expect(note()).toContain(ask.turnOf('Ben'));
  });

  test('C4.4 the hit is turned and turned back; a card that was seen stays', async () => {
    const { user, button, note, match, screen } = drawBoard(ConcertScreen, turn(), { confirm: false });
    await user.click(button('Blue 1'));
    await user.click(button(MY_LEFT));
    const before = match.view(0).hit;
    const arrow = itemAt(screen.getAllByLabelText(/^Turn the hit disc to/), 0);
    await user.click(arrow);
    expect(match.view(0).hit).not.toBe(before);
    await user.click(button(choose.undo));
    expect(match.view(0).hit).toBe(before);
    await user.click(button(choose.undo));
    expect(match.view(0).cardsPlayed).toBe(1);
    expect(note()).toContain(choose.noUndo);
  });

  test('a turn can be typed, on the sheet with what happened, and what is refused is said', async () => {
    const { user, screen, button, played } = drawBoard(ConcertScreen, turn());
    await user.click(button(boardWords.en.log.title));
    await user.click(button(choose.typeMove));
    const field = screen.getByLabelText(choose.typeMove);
    await user.type(field, 'concert');
    await user.click(button(choose.play));
    expect(played).toEqual([]);
    expect(field.closest('form')?.textContent).toContain('card');
    await user.clear(field);
    await user.type(field, 'play blue1>2.1 hit+');
    await user.click(button(choose.play));
    expect(played).toEqual(['blue1>2.1', 'hit+', 'done']);
  });

  test('the hand is walked with the arrows, and the arrow up leads to the piles', async () => {
    const { user, button, screen } = drawBoard(ConcertScreen, turn());
    const cards = [...screen.getByLabelText(boardWords.en.hand).querySelectorAll('button')];
    itemAt(cards, 0).focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(cards[1]);
    await user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(button(MY_LEFT));
  });

  test('C4.6 a gala has a banner with the discs that pay it, until something else happens', async () => {
    const { user, button, match, screen } = drawBoard(ConcertScreen, turn());
    await user.click(button('Blue 4'));
    await user.click(button(MY_LEFT));
    await user.click(button(/^Gala \d/));
    const points = match.view(0).concerts[0]?.[0] ?? 0;
    const banner = screen.getByText(choose.gala(points)).closest('div');
    expect(banner?.querySelectorAll('svg')).toHaveLength(match.view(0).holders.filter((seat) => seat === 0).length);
  });

  test('digits choose a card and then a pile, and the space bar plays and ends', async () => {
    const { user, match, played, note } = drawBoard(ConcertScreen, turn());
    const [, second] = match.view(0).hand;
    // Without a button that has the focus: it would be pressed by the space bar.
    await user.keyboard('2');
    expect(note()).toContain(ask.choosePile(speechFor('en', String).card(second ?? 0)));
    await user.keyboard('4');
    expect(note()).toContain('would');
    await user.keyboard(' ');
    expect(played).toHaveLength(1);
    expect(played[0]).toMatch(/>2\.1$/);
    await user.keyboard(' ');
    expect(played[1]).toBe('done');
  });

  test('C5.1 the time that is left is said', () => {
    const clock = { left: 12.3, period: 30, runs: true };
    const { screen } = drawBoard(ConcertScreen, turn(), { clock });
    expect(screen.getByLabelText(boardWords.en.secondsLeft(13))).toBeTruthy();
  });

  test('who only watches has no hand and no choices', () => {
    const { choices, hasButton, question } = drawBoard(ConcertScreen, turn(), { viewer: 'public' });
    expect(question()).toBe(ask.turnOf('Ada'));
    expect(choices()).toEqual([]);
    for (const name of ['Blue 1', choose.undo, choose.redo]) expect(hasButton(name)).toBe(false);
  });

  test.each(LANGUAGES)('is asked for in %s', (language) => {
    const { note } = drawBoard(ConcertScreen, turn(), { language });
    expect(note()).toContain(boardWords[language].ask.chooseCard);
  });
});

describe('C6 at the end', () => {
  /** Whoever may hold a gala does so in the first concert. */
  const ended = () =>
    sceneAt(
      concert,
      { players: 2, seed: 'final' },
      (match, seat) => {
        const moves = concert.moves(match.state, seat);
        return moves.includes(GALA) ? GALA : itemAt(moves, 0);
      },
      (match) => match.over,
    );

  test('the concerts lie on the felt, the galas marked, with the winner and why', () => {
    const scene = ended();
    const { winners, totals } = concert.result(scene.match.state);
    const { question, note, choices, screen } = drawBoard(ConcertScreen, scene);
    const title = winners.length > 1 ? end.share('Ada and Ben') : winners[0] === 0 ? end.youWin : end.wins('Ben');
    expect(question()).toBe(title);
    expect(note()).toMatch(/^You (won|lost) it in .*concert/);
    expect(choices()).toEqual(['once more', 'Board', 'Share', 'More']);
    const table = screen.getByText(end.title, { selector: 'caption' }).closest('table');
    const shown = [...(table?.querySelectorAll('tbody tr td:last-child') ?? [])];
    expect(shown.map((cell) => Number(cell.textContent))).toEqual(totals.toSorted((a, b) => b - a));
    const first = [...(table?.querySelectorAll('tbody tr td:nth-child(2)') ?? [])];
    expect(first.map((cell) => cell.textContent.endsWith(end.gala))).toEqual([true, true]);
  });

  test('the table is one tap away, and the result again', async () => {
    const { user, button, choices } = drawBoard(ConcertScreen, ended());
    await user.click(button('Board'));
    expect(choices()).toEqual(['Back to the result']);
    await user.click(button('Back to the result'));
    expect(choices()).toContain('once more');
  });
});

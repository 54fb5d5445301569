import { drawBoard, type Scene, sceneAt, sentenceOf } from '@grove/game-kit/board/test-board';
import { itemAt, type Match } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { PlanetScreen } from '../board/screen.tsx';
import { planet, type PlanetTypes } from '../rules/index.ts';
import { DONE, isAction, isEffect } from '../rules/move.ts';
import { nextTitle } from '../rules/solo.ts';
import { boardWords } from '../words/screen/index.ts';

const { ask, choose, end, ifEnded, hasNow } = boardWords.en;

/** Everybody takes the first card that is left and then does nothing. */
const idle = (match: Match<PlanetTypes>, seat: number): number => {
  const moves = planet.moves(match.state, seat);
  return moves.includes(DONE) ? DONE : itemAt(moves, 0);
};

const idleUntil = (isReached: (match: Match<PlanetTypes>) => boolean, players = 2): Scene<PlanetTypes> =>
  sceneAt(planet, { players, seed: 'seasons' }, idle, isReached);

/** Everybody plants and grows what comes first. */
const busy = (match: Match<PlanetTypes>, seat: number): number => {
  const moves = planet.moves(match.state, seat);
  return moves.find(isEffect) ?? moves.find((move) => isAction(move) && !moves.includes(DONE)) ?? idle(match, seat);
};

const playedUntil = (isReached: (match: Match<PlanetTypes>) => boolean): Scene<PlanetTypes> =>
  sceneAt(planet, { players: 2, seed: 'seasons' }, busy, isReached);

const isLastOfSeason = (match: Match<PlanetTypes>): boolean => {
  const waiting = planet.waitingFor(match.state);
  const next = match.game.copy(match.state);
  if (waiting.length !== 1 || waiting[0] !== 0 || !planet.moves(next, 0).includes(DONE)) return false;
  let hasEnded = false;
  planet.play(next, 0, DONE, match.chance.copy(), ({ kind }) => {
    hasEnded ||= kind === 'light';
  });
  return hasEnded && !match.over;
};

describe('the end of a season', () => {
  test('P7 stands in the question’s place with what it gave, until somebody goes on', async () => {
    const { user, button, question, note, choices } = drawBoard(PlanetScreen, idleUntil(isLastOfSeason));
    await user.click(button(choose.finish));
    expect(question()).toBe(end.season('Spring'));
    expect(note()).toContain(end.seasonGives(0, 0));
    expect(choices()).toEqual([end.goOn]);
    await user.click(button(end.goOn));
    expect(question()).not.toBe(end.season('Spring'));
  });

  test('P7 whoever takes a card of the next season goes on by that', async () => {
    const scene = idleUntil((match) => isLastOfSeason(match) && match.view(0).nextFirst === 0, 1);
    const { user, button, question, played, screen } = drawBoard(PlanetScreen, scene);
    await user.click(button(choose.finish));
    expect(question()).toBe(end.season('Spring'));
    const card = screen.getAllByRole('button', { hidden: true }).find((one) => one.dataset.spot?.startsWith('card '));
    if (card === undefined) throw new Error('there is no card');
    await user.click(card);
    expect(played.at(-1)).toMatch(/^take /);
    expect(question()).not.toBe(end.season('Spring'));
  });

  test('P7 everybody’s gains stand beside their names, and the largest forest of the planet that is shown is outlined', async () => {
    const scene = playedUntil(isLastOfSeason);
    const { user, button, note, screen } = drawBoard(PlanetScreen, scene);
    const outlines = () => document.querySelectorAll('main svg path[stroke-width="15"]').length;
    expect(outlines()).toBe(0);
    await user.click(button(choose.finish));
    for (const { parts } of scene.match.view(0).planets) {
      const [light = 0, forest = 0] = [parts.light[0], parts.forest[0]];
      const row = new RegExp(`\\+${light}.*\\+${forest}.*\\+${light + forest}`);
      expect(screen.getAllByRole('listitem', { hidden: true }).some(({ textContent }) => row.test(textContent))).toBe(
        true,
      );
    }
    expect(outlines()).toBe(1);
    await user.click(button(/^Ben/));
    const { parts } = itemAt(scene.match.view(0).planets, 1);
    expect(note()).toBe(end.seasonGivesTo('Ben', itemAt(parts.light, 0), itemAt(parts.forest, 0)));
  });

  test('P7 the panel of the season tells what it brought, and the next season only when somebody goes on', async () => {
    const scene = playedUntil(isLastOfSeason);
    const { user, button, screen } = drawBoard(PlanetScreen, scene);
    const panels = () => screen.getAllByRole('heading', { hidden: true }).map(({ textContent }) => textContent);
    expect(panels()).toContain(ifEnded('spring'));
    await user.click(button(choose.finish));
    expect(panels()).toContain(end.season('Spring'));
    expect(panels()).not.toContain(ifEnded('summer'));
    const { parts } = itemAt(scene.match.view(0).planets, 0);
    const sum = itemAt(screen.getAllByText(hasNow), 0).parentElement?.textContent;
    expect(sum).toBe(`${hasNow}${parts.start + itemAt(parts.light, 0) + itemAt(parts.forest, 0)}`);
    await user.click(button(end.goOn));
    expect(panels()).toContain(ifEnded('summer'));
  });

  test('while it is shown no card can be taken', async () => {
    const { user, button, screen } = drawBoard(PlanetScreen, idleUntil(isLastOfSeason), { confirm: false });
    await user.click(button(choose.finish));
    const river = screen.getByText(boardWords.en.riverNote).closest('section');
    const cards = [...(river?.querySelectorAll('button') ?? [])];
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.every((card) => card.disabled)).toBe(true);
  });

  test('that lies in the past when the page opens is not shown', () => {
    const scene = idleUntil((match) => match.state.round > 3 && planet.waitingFor(match.state)[0] === 0);
    expect(drawBoard(PlanetScreen, scene).question()).toBe(ask.take);
  });
});

describe('the end of the game', () => {
  test('names the winner, says why, offers what the page offers, and shows every part of the score', () => {
    const scene = idleUntil((match) => match.over);
    const { winners, totals } = planet.result(scene.match.state);
    const { question, note, choices, screen } = drawBoard(PlanetScreen, scene);
    expect(question()).toBe(winners.includes(0) ? end.youWin : end.wins('Ben'));
    // Nobody has done anything: the totals differ by the start alone, or not at all.
    expect(note()).toMatch(totals[0] === totals[1] ? end.tied : end.within.start);
    expect(choices()).toEqual(['once more', 'Board', 'Share', 'More']);
    const rows = [end.light, end.buds, end.fertility, 'Total'];
    expect(rows.every((row) => screen.getAllByText(row).length > 0)).toBe(true);
    expect(screen.getAllByText(String(totals[0])).length).toBeGreaterThan(0);
  });

  test('the board is one tap away, and the result again', async () => {
    const { user, button, choices, screen } = drawBoard(
      PlanetScreen,
      idleUntil((match) => match.over),
    );
    await user.click(button('See the board of Ben'));
    expect(screen.getByRole('grid').getAttribute('aria-label')).toContain('Ben');
    expect(choices()).toEqual(['Back to the result']);
    await user.click(button('Back to the result'));
    expect(choices()).toContain('once more');
  });

  test('P9.3 alone it is a title, with the next one to aim for', () => {
    const scene = idleUntil((match) => match.over, 1);
    const total = itemAt(planet.result(scene.match.state).totals, 0);
    const { question, note } = drawBoard(PlanetScreen, scene);
    expect(question()).toMatch(sentenceOf((title) => end.soloTitle(total, title)));
    const missing = (nextTitle(total)?.from ?? 0) - total;
    expect(note()).toMatch(sentenceOf((title) => end.nextTitle(missing, title)));
  });
});

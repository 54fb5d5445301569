import { itemAt, Match, SeededChance } from '@grove/kernel';
import { ranksOf, winnersOf } from '@grove/game-kit/board/outcome';
import { describe, expect, test } from 'vitest';
import { outcomeOf } from '../board/final/outcome.tsx';
import { layEnd } from '../board/gallery/scripted.ts';
import { teamTone } from '../board/model/signs.ts';
import { speechFor } from '../board/model/speech.ts';
import { gaiaCardLines } from '../board/gaia/gaia-card-lines.ts';
import { reactionLines } from '../board/gaia/gaia-text.ts';
import { linesIn, padOf } from '../board/scores/pad.ts';
import { SCORE_LINES } from '../score-categories.ts';
import { meaningOf } from '../board/setup/meaning.ts';
import { lyingOn, teamSteps } from '../board/teams/goods.ts';
import { cardById, gaiaCards, islandSides } from '../material/cards.ts';
import { earth } from '../rules/index.ts';
import { totalOf } from '../rules/result.ts';
import { partsInView } from '../rules/score/view.ts';
import { table } from './kit.ts';

const number = (id: string): number => cardById(id).index;

describe('scores at a glance', () => {
  test('E15.1: the ten lines are those of the rules, for everybody', () => {
    const { state } = table({
      players: [{ tableau: [{ card: 'E002', at: [0, 0] }], compost: ['E003'] }, { events: ['E196'] }],
      phase: 'color',
    });
    const view = earth.view(state, 0);
    const columns = padOf(state, 0);
    columns.forEach(({ seat, total, points }) => {
      expect(total).toBe(totalOf(partsInView(view, seat)));
      expect(SCORE_LINES.reduce((sum, line) => sum + (points[line] ?? 0), 0)).toBe(total);
    });
    expect(itemAt(columns, 1).points.events).toBe(-1);
  });

  test('can be kept secret, but for the own ones and at the end', () => {
    const { state } = table({ players: [{}, {}], phase: 'color', options: { scores: 'hidden' } });
    expect(padOf(state, 0).map(({ total }) => total === null)).toEqual([false, true]);
    state.phase = 'over';
    expect(padOf(state, 0).map(({ total }) => total === null)).toEqual([false, false]);
  });

  test('E3.13: beginners have no lines for ecosystems; E17.11: Gaia has a column', () => {
    const beginners = table({ players: [{}, {}], phase: 'color', options: { level: 'beginner' } });
    expect(linesIn(beginners.state)).toHaveLength(7);
    const solo = table({ players: [{}], phase: 'color' });
    const gaia = itemAt(padOf(solo.state, 0), 1);
    expect(SCORE_LINES.reduce((sum, line) => sum + (gaia.points[line] ?? 0), 0)).toBe(gaia.total);
  });
});

describe('the end', () => {
  const ended = (players: number, teams = 'none') => {
    const { state } = new Match(earth, players, { level: 'standard', teams }, SeededChance.from(`end ${players}`));
    layEnd(state);
    return {
      state,
      outcome: outcomeOf(
        state,
        0,
        speechFor('en', { players, viewer: 0, teams: state.options.teams, nameOf: (seat) => `P${seat}` }),
      ),
    };
  };

  test.each([
    [1, 'none'],
    [2, 'none'],
    [5, 'none'],
    [4, '2v2'],
    [6, '2v2v2'],
    [6, '3v3'],
  ])('E15.3, E16.5, E17.12: of %i seats (%s) those are first who win by the rules', (players, teams) => {
    const { state, outcome } = ended(players, teams);
    const { winners, totals } = earth.result(state);
    const first = winnersOf(outcome).map(({ seat }) => seat);
    expect(first.filter((seat) => seat < players).toSorted((a, b) => a - b)).toEqual(winners);
    expect(outcome.columns.slice(0, players).map(({ total }) => total)).toEqual(totals);
    for (const { total, seat } of outcome.columns) {
      expect(outcome.categories.reduce((sum, { points }) => sum + itemAt(points, seat), 0)).toBe(total);
    }
  });

  test('E16: the columns of a team stand together under its name', () => {
    const { outcome } = ended(6, '3v3');
    expect(outcome.teams).toEqual([
      { name: 'Your team', color: teamTone(0).ground, columns: [0, 2, 4] },
      { name: 'Team 2', color: teamTone(1).ground, columns: [1, 3, 5] },
    ]);
    const order = ranksOf(outcome).map(({ column }) => column % 2);
    expect(new Set(order.slice(0, 3)).size).toBe(1);
  });
});

describe('set-up, Gaia and teams in words', () => {
  test('E3.7: an island says what it starts with', () => {
    expect(meaningOf(number('I285A'), 'en')).toEqual([
      'You start with 7 cards in hand',
      '5 more go to your compost',
      '6 soil',
    ]);
    expect(meaningOf(number('I289B'), 'en')).toContain('1 more goes to your compost');
    expect(meaningOf(number('I289B'), 'de')).toContain('1\u00A0weitere kommt auf deinen Kompost');
    for (const { index } of islandSides) expect(meaningOf(index, 'de').length).toBeGreaterThanOrEqual(3);
    expect(meaningOf(number('C306B'), 'en')).toContain('2 seeds');
    expect(meaningOf(number('S305A'), 'en')).toEqual(['At most 30 points']);
  });

  test('E17.2: Gaia’s reactions, and E17.4 what each of her cards does', () => {
    const { state } = table({
      players: [{ tableau: [{ card: 'E005', at: [0, 0] }] }],
      phase: 'color',
      options: { gaia: 'hard' },
    });
    expect(reactionLines(state, 'en').map(({ text }) => text)).toEqual([
      'Cards you do not keep go to her scoring pile',
      'She composts 5, and 1 for every 2 soil you gain',
      'She gets 4 sprouts',
      'She gets 3 growth, and 1 for each card you draw',
    ]);
    for (const { index } of gaiaCards) expect(gaiaCardLines(index, 'fr', true).length).toBeGreaterThan(0);
    expect(gaiaCardLines(number('G362'), 'en', false)).toEqual([
      'You take 2 sprouts or 2 soil',
      'She gets 7 sprouts, 1 sprout for each of your blue cards',
    ]);
  });

  test('E16.2: what lies on a team board, and the steps that lay and fetch', () => {
    const { state } = table({ players: [{}, {}, {}, {}], phase: 'share', options: { teams: '2v2' } });
    itemAt(state.boards, 0).soil = 2;
    itemAt(state.boards, 0).cards = [number('E001')];
    expect(lyingOn(state, 0)).toEqual([
      { good: 'soil', n: 2 },
      { good: 'card', n: 1 },
    ]);
    expect(lyingOn(state, 1)).toEqual([]);
    const steps = teamSteps(earth.moves(state, 0), 'en');
    for (const { isLay } of steps) expect(isLay).toBe(false);
  });
});

import { hintsFor, pairingOf, playPairing, playoutBudget } from '@grove/bots';
import { itemAt, SeededChance } from '@grove/kernel';
import { describe, expect, it } from 'vitest';
import { earthCards } from '../material/cards.ts';
import { ACTION_COLORS } from '../material/vocabulary.ts';
import { marginOf } from '../bot/margin.ts';
import { earthAdvisor, earthBots } from '../bot/levels.ts';
import { gainWorth } from '../bot/heuristics/ability.ts';
import { colorWorth } from '../bot/heuristics/colors.ts';
import { mayGerminate } from '../bot/heuristics/germination.ts';
import { contextOf } from '../bot/heuristics/context.ts';
import { FITTED } from '../bot/weights.ts';
import { policyMove } from '../bot/policy.ts';
import { earth } from '../rules/index.ts';
import { CRITERIA } from '../rules/germination.ts';
import { moveOf, targetOf, verbOf } from '../rules/move.ts';
import { writeMove } from '../rules/notation.ts';
import { gaiaScore } from '../rules/solo/score.ts';
import { table } from './kit.ts';

const written = (state: Parameters<typeof policyMove>[0], seat = 0): string =>
  writeMove(policyMove(state, seat, FITTED));

describe('the levels of Earth', () => {
  it('are apart: over eight deals the tree has more points than the seedling', () => {
    const bots = [earthBots.seedling(earth), earthBots.tree(earth)];
    let lead = 0;
    for (let number = 0; number < 16; number++) {
      const { totals, entrants } = playPairing(earth, bots, pairingOf('levels', 2, number));
      lead += itemAt(totals, entrants.indexOf(1)) - itemAt(totals, entrants.indexOf(0));
    }
    expect(lead / 16).toBeGreaterThan(20);
  });

  it('give hints with every colour among the candidates', () => {
    const { state } = table({ players: [{ soil: 4 }, {}], phase: 'color' });
    const root = { game: earth, evaluator: earthAdvisor.evaluator, view: earth.view(state, 0), seat: 0 };
    const hints = hintsFor(root, 4, earthAdvisor.settings, SeededChance.from('hints'), playoutBudget(12));
    const colors = hints.map(({ steps }) => itemAt(steps, 0)).filter((move) => verbOf(move) === 'choose');
    expect(new Set(colors.map(targetOf)).size).toBe(4);
    expect(itemAt(hints, 0).gain).toBeGreaterThanOrEqual(itemAt(hints, 3).gain);
  });
});

describe('the policy of a decision', () => {
  it('complete a tower rather than begin another (E10.5)', () => {
    const tableau = [
      { card: 'E008', at: [0, 0], growth: 1 },
      { card: 'E001', at: [0, 1], growth: 2 },
    ] as const;
    const { state } = table({ players: [{ tableau }, {}], phase: 'benefit', color: 'yellow', active: 1 });
    itemAt(state.players, 0).tasks = [{ kind: 'place', what: 'growth', n: 1, cells: 0xffff, free: true }];
    const move = policyMove(state, 0, FITTED);
    expect([verbOf(move), targetOf(move)]).toEqual(['grow', 1]);
  });

  it('make points of seeds before scoring, and of leaves too, but give Gaia none (E14.5, E17.9)', () => {
    const two = table({ players: [{ seeds: 0, leaves: 1 }, {}], phase: 'final' });
    expect(verbOf(policyMove(two.state, 0, FITTED))).toBe('leaf');
    const alone = table({ players: [{ seeds: 0, leaves: 1 }], phase: 'final' });
    expect(written(alone.state)).toBe('done');
    itemAt(alone.state.players, 0).seeds = 1;
    expect(verbOf(policyMove(alone.state, 0, FITTED))).toBe('seed');
  });

  it('gather no more stored sprouts than may find a space, or a game would never end', () => {
    const worth = (store: number) => {
      const { state } = table({ players: [{ store }, {}], phase: 'color' });
      return gainWorth(contextOf(state, 0, FITTED.table), 'sprout', 6);
    };
    expect(worth(0)).toBeGreaterThan(0);
    expect(worth(30)).toBe(0);
  });

  it('do not compost what can be planted when there are no cards left to draw (E18.1)', () => {
    const { state } = table({ players: [{ hand: ['E001', 'E005'] }, {}], phase: 'benefit', color: 'red', deck: [] });
    itemAt(state.players, 0).tasks = [{ kind: 'compost', n: 2, exact: false }];
    expect(written(state)).toBe('done');
  });
});

describe('germination', () => {
  const noCards = { players: [{ seeds: 1, soil: 6 }, {}], phase: 'plant', color: 'green' } as const;

  it('is what the policy spends a seed on when the hand has nothing to plant (E12.1)', () => {
    const sitting = table(noCards);
    expect(written(sitting.state)).toBe('seed');
    sitting.does(0, 'seed');
    expect(verbOf(policyMove(sitting.state, 0, FITTED))).toBe('germinate');
  });

  it('is no use to somebody whose sixteen places are full (E7.8)', () => {
    const tableau = Array.from({ length: 16 }, (_, i) => ({
      card: itemAt(earthCards, i).id,
      at: [i >> 2, i & 3] as const,
    }));
    const { state } = table({ ...noCards, players: [{ seeds: 1, soil: 6, tableau }, {}] });
    expect(written(state)).toBe('done');
  });

  it('is not tried again when it has failed, with any criterion that would fail (E12.4)', () => {
    const events = earthCards.filter(({ kind }) => kind === 'event').map(({ id }) => id);
    const { state } = table({ ...noCards, deck: events.slice(0, 9), discard: events.slice(9, 20) });
    const criteria = CRITERIA.map((_, criterion) => criterion).filter((criterion) => CRITERIA[criterion] !== 'event');
    expect(criteria.every((criterion) => mayGerminate(state, criterion))).toBe(true);
    for (const criterion of criteria) {
      const after = earth.copy(state);
      earth.play(after, 0, moveOf('seed'), SeededChance.from('seed'));
      earth.play(after, 0, moveOf('germinate', criterion), SeededChance.from('seed'));
      expect([itemAt(after.players, 0).seeds, itemAt(after.players, 0).hand]).toEqual([1, []]);
      for (const again of criteria) expect(mayGerminate(after, again), CRITERIA[again]).toBe(false);
    }
  });

  it.each(['greedy', 'tree', 'ancient'] as const)('is not named by %s where it would fail again (E12.4)', (name) => {
    const events = earthCards.filter(({ kind }) => kind === 'event').map(({ id }) => id);
    const sitting = table({ ...noCards, deck: events.slice(0, 20) });
    sitting.does(0, 'seed');
    const view = earth.view(sitting.state, 0);
    const move = earthBots[name](earth).choose(view, 0, SeededChance.from('seed'), playoutBudget(8));
    expect(verbOf(move)).toBe('spend');
  });

  it('is searched before a planting, with different criteria', () => {
    const { state } = table({ ...noCards, players: [{ seeds: 1, soil: 6, hand: ['E001', 'E005'] }, {}] });
    const candidates = earthAdvisor.evaluator
      .candidates(state, 0, 20)
      .filter(({ steps }) => verbOf(itemAt(steps, 0)) === 'seed');
    expect(new Set(candidates.map(({ steps }) => targetOf(itemAt(steps, 1)))).size).toBe(2);
  });
});

describe('planting over a terrain (E7.7)', () => {
  const over = { tableau: [{ card: 'E230', at: [0, 0] }], hand: ['E040'], soil: 0 } as const;

  it('is the policy where a card of its colour cannot be paid for', () => {
    expect(written(table({ players: [over, {}], phase: 'plant', color: 'green' }).state)).toBe('plant-over E040 a1');
  });
});

describe('the team board', () => {
  const pairs = { options: { teams: '2v2' }, phase: 'color', fauna: ['F339A', 'F340A', 'F339B', 'F340B'] } as const;
  const tableau = [{ card: 'E005', at: [0, 0] }] as const;

  it('gets pieces that have no place of their own but one with a team-mate (E16.2)', () => {
    const sitting = table({ ...pairs, players: [{}, {}, { tableau }, {}] });
    sitting.does(0, 'choose blue');
    expect(written(sitting.state)).toBe('lay piece');
    expect(written(table({ ...pairs, players: [{}, { tableau }, {}, {}] }).does(0, 'choose blue').state)).not.toContain(
      'lay',
    );
  });

  it('is emptied by those who can use what lies there, and by nobody else', () => {
    const sitting = table({ ...pairs, players: [{}, {}, { tableau }, {}] });
    sitting.does(0, 'choose blue', 'lay piece', 'done');
    expect(written(sitting.state, 2)).toBe('fetch sprout');
    expect(written(sitting.state, 1)).not.toContain('fetch');
  });

  it('gets soil that the own hand does not cost, for a team-mate whose hand does', () => {
    const hand = ['E001', 'E002', 'E003', 'E004'];
    const sitting = table({ ...pairs, players: [{}, {}, { hand }, {}] });
    sitting.does(0, 'choose red');
    for (const seat of [1, 2, 3]) sitting.does(seat, 'either second');
    expect(written(sitting.state, 0)).toBe('lay soil');
    sitting.does(0, 'lay soil');
    expect(written(sitting.state, 2)).toBe('fetch soil');
  });

  it('counts what team-mates get of a colour for it, not against it (E16.5)', () => {
    const blue = { tableau: [{ card: 'E005', at: [0, 0] }] } as const;
    const worth = (players: readonly object[]) => {
      const { state } = table({ ...pairs, players });
      return colorWorth(contextOf(state, 0, FITTED.table), ACTION_COLORS.indexOf('blue'));
    };
    expect(worth([{}, {}, blue, {}])).toBeGreaterThan(worth([{}, blue, {}, {}]));
  });
});

describe('the margin', () => {
  it('is over Gaia when alone (E17.12), over the other team in team games (E16.5)', () => {
    const solo = table({ players: [{}], phase: 'color' }).state;
    expect(marginOf(solo, 0)).toBe(itemAt(earth.result(solo).totals, 0) - gaiaScore(solo).total);
    const hands = [['E001'], ['E001', 'E002'], [], []];
    const teams = table({
      players: hands.map((compost) => ({ compost })),
      options: { teams: '2v2' },
      phase: 'color',
    }).state;
    expect(marginOf(teams, 2)).toBe(marginOf(teams, 0));
    expect(marginOf(teams, 1)).toBe(-marginOf(teams, 0));
    expect(marginOf(teams, 1)).toBe(1);
  });
});

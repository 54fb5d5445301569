import { hintsFor, pairingOf, playPairing, thoughts } from '@grove/bots';
import { SeededChance } from '@grove/kernel';
import { describe, expect, it } from 'vitest';
import { leadOf } from '../bot/lead.ts';
import { earthAdvisor, earthBots } from '../bot/levels.ts';
import { FITTED } from '../bot/mind/worths.ts';
import { reflex } from '../bot/reflex.ts';
import { earth } from '../rules/index.ts';
import { targetOf, verbOf } from '../rules/move.ts';
import { writeMove } from '../rules/notation.ts';
import { gaiaScore } from '../rules/solo/score.ts';
import { table } from './kit.ts';

const habit = (state: Parameters<typeof reflex>[0], seat = 0): string => writeMove(reflex(state, seat, FITTED));

describe('the levels of Earth', () => {
  it('are apart: over eight deals the tree has more points than the seedling', () => {
    const bots = [earthBots.seedling(earth), earthBots.tree(earth)];
    let lead = 0;
    for (let number = 0; number < 16; number++) {
      const { totals, entrants } = playPairing(earth, bots, pairingOf('levels', 2, number));
      lead += totals[entrants.indexOf(1)] - totals[entrants.indexOf(0)];
    }
    expect(lead / 16).toBeGreaterThan(20);
  });

  it('give hints with every colour among the things thought about', () => {
    const { state } = table({ players: [{ soil: 4 }, {}], phase: 'color' });
    const question = { game: earth, expert: earthAdvisor.expert, view: earth.view(state, 0), seat: 0 };
    const hints = hintsFor(question, 4, earthAdvisor.settings, SeededChance.from('hints'), thoughts(12));
    const colors = hints.map(({ steps }) => steps[0]).filter((move) => verbOf(move) === 'choose');
    expect(new Set(colors.map(targetOf)).size).toBe(4);
    expect(hints[0].gain).toBeGreaterThanOrEqual(hints[3].gain);
  });
});

describe('habits', () => {
  it('complete a tower rather than begin another (E10.5)', () => {
    const tableau = [
      { card: 'E008', at: [0, 0], growth: 1 },
      { card: 'E001', at: [0, 1], growth: 2 },
    ] as const;
    const { state } = table({ players: [{ tableau }, {}], phase: 'benefit', color: 'yellow', active: 1 });
    state.players[0].tasks = [{ kind: 'place', what: 'growth', n: 1, cells: 0xffff, free: true }];
    const move = reflex(state, 0, FITTED);
    expect([verbOf(move), targetOf(move)]).toEqual(['grow', 1]);
  });

  it('make points of seeds before scoring, and of leaves too, but give Gaia none (E14.5, E17.9)', () => {
    const two = table({ players: [{ seeds: 0, leaves: 1 }, {}], phase: 'final' });
    expect(verbOf(reflex(two.state, 0, FITTED))).toBe('leaf');
    const alone = table({ players: [{ seeds: 0, leaves: 1 }], phase: 'final' });
    expect(habit(alone.state)).toBe('done');
    alone.state.players[0].seeds = 1;
    expect(verbOf(reflex(alone.state, 0, FITTED))).toBe('seed');
  });

  it('do not compost what can be planted when there are no cards left to draw (E18.1)', () => {
    const { state } = table({ players: [{ hand: ['E001', 'E005'] }, {}], phase: 'benefit', color: 'red', deck: [] });
    state.players[0].tasks = [{ kind: 'compost', n: 2, exact: false }];
    expect(habit(state)).toBe('done');
  });
});

describe('the lead', () => {
  it('is over Gaia when alone (E17.12), over the other team in team games (E16.5)', () => {
    const solo = table({ players: [{}], phase: 'color' }).state;
    expect(leadOf(solo, 0)).toBe(earth.result(solo).totals[0] - gaiaScore(solo).total);
    const hands = [['E001'], ['E001', 'E002'], [], []];
    const teams = table({
      players: hands.map((compost) => ({ compost })),
      options: { teams: '2v2' },
      phase: 'color',
    }).state;
    expect(leadOf(teams, 2)).toBe(leadOf(teams, 0));
    expect(leadOf(teams, 1)).toBe(-leadOf(teams, 0));
    expect(leadOf(teams, 1)).toBe(1);
  });
});

import { randomBot } from '@grove/bots';
import { itemAt, canonical, Match, SeededChance, type Bot } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { greedyBot } from '../bot/greedy.ts';
import { bestFinish } from '../bot/endings.ts';
import type { Prospects } from '../bot/prospects.ts';
import { FITTED } from '../bot/weights.ts';
import { COLOURS } from '../material/index.ts';
import { concert, type ConcertTypes } from '../rules/index.ts';
import { NOBODY, type OpenState } from '../rules/influence.ts';

/** Plays a whole game; `bots` by seat. */
function game(bots: readonly Bot<ConcertTypes>[], seed: string): Match<ConcertTypes> {
  const match = new Match(concert, bots.length, {}, SeededChance.from(seed));
  const chance = SeededChance.from(seed, 'bots');
  while (!match.over) {
    const seat = itemAt(concert.waitingFor(match.state), 0);
    if (concert.moves(match.state, seat).length === 0) throw new Error(`seat ${seat} has no moves`);
    match.play(seat, itemAt(bots, seat).choose(match.view(seat), seat, chance));
  }
  return match;
}

const greedy = greedyBot(concert);
const random = randomBot(concert);

describe('the greedy opponent', () => {
  test.each([2, 3, 4, 5, 6])('wins nearly every game against random players, %i at the table', (players) => {
    const GAMES = 20;
    const wins = Array.from({ length: GAMES }, (_, i) => {
      const bots = Array.from({ length: players }, (_, seat) => (seat === i % players ? greedy : random));
      return concert.result(game(bots, `greedy ${players} ${i}`).state).winners.includes(i % players);
    });
    expect(wins.filter(Boolean).length).toBeGreaterThan(GAMES * 0.8);
  });

  test('C4.5, C4.6 holds all its concerts, and names one of them the gala', () => {
    for (const players of [2, 3, 4, 5, 6]) {
      const bots = Array.from({ length: players }, (_, seat) => (seat === 0 ? greedy : random));
      const { state } = game(bots, `concerts ${players}`);
      expect(state.held[0]).toBe(3);
      expect(state.galas & 1).toBe(1);
    }
  });

  test('chooses the same for the same view', () => {
    const match = game([greedy, greedy, greedy], 'steady');
    const again = game([greedy, greedy, greedy], 'steady');
    expect(canonical(again.steps)).toBe(canonical(match.steps));
  });
});

describe('the end of its turn', () => {
  const table: OpenState = {
    players: 3,
    tops: [],
    holders: [0, 0, 1, 1, 2, NOBODY],
    popularity: [8, 6, 5, 5, 5, 5],
    hit: 0,
  };
  const prospects: Prospects = {
    seat: 0,
    ring: COLOURS,
    cards: 9,
    concertsLeft: 3,
    hadGala: false,
    mayMoveHit: true,
    late: 0,
    rivals: 0,
  };

  test('C4.5 early on a modest concert is left for later', () => {
    expect(bestFinish(table, prospects, FITTED).ending).toBe('done');
  });

  test('C4.5 a great concert is held at once', () => {
    const great = { ...table, holders: [0, 0, 0, 0, 0, 0], popularity: [12, 12, 10, 10, 8, 8] };
    expect(bestFinish(great, prospects, FITTED).ending).toBe('gala');
  });

  test('C4.5 a concert that would be lost is held, however small', () => {
    const small = { ...table, holders: [0, 1, 1, 1, 2, NOBODY], popularity: [5, 5, 5, 5, 5, 5] };
    expect(bestFinish(small, { ...prospects, cards: 2 }, FITTED)).toMatchObject({ ending: 'concert', step: 0 });
  });

  test('C4.6 the last concert is the gala at the latest, since the final one counts no hit', () => {
    expect(bestFinish(table, { ...prospects, cards: 0, concertsLeft: 1 }, FITTED).ending).toBe('gala');
  });

  test('C4.4 the hit goes to the most popular artist of its own', () => {
    const beside = { ...table, hit: 1 };
    expect(bestFinish(beside, { ...prospects, cards: 2 }, FITTED).step).toBe(-1);
    expect(bestFinish(beside, { ...prospects, cards: 2, mayMoveHit: false }, FITTED).step).toBe(0);
  });
});

import { randomBot } from '@grove/bots';
import { itemAt, type Bot, Match, readOptions, SeededChance } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { planTurns } from '../bot/candidates.ts';
import { planetEvaluator } from '../bot/evaluator.ts';
import { greedyBot } from '../bot/greedy.ts';
import { valueModel } from '../bot/value-model.ts';
import { planTurn } from '../bot/turn.ts';
import { FITTED } from '../bot/weights.ts';
import { type Options, planet, type PlanetTypes } from '../rules/index.ts';
import { ACTING } from '../rules/types.ts';

function playedBy(bots: readonly Bot<PlanetTypes>[], seed: string) {
  const match = new Match(planet, bots.length, {}, SeededChance.from(seed));
  const streams = bots.map((_, seat) => SeededChance.from(seed, `bot ${seat}`));
  while (!match.over) {
    for (const seat of planet.waitingFor(match.state))
      match.play(seat, itemAt(bots, seat).choose(match.view(seat), seat, itemAt(streams, seat)));
  }
  return match;
}

describe('the greedy bot', () => {
  test('plays whole games of every size by the rules', () => {
    for (const players of [1, 2, 3, 4]) {
      const bots = Array.from({ length: players }, () => greedyBot());
      expect(playedBy(bots, `greedy ${players}`).over).toBe(true);
    }
  });

  test('leaves the random bot far behind', () => {
    for (const seed of ['one', 'two', 'three']) {
      const { totals } = planet.result(playedBy([greedyBot(), randomBot(planet)], seed).state);
      expect(totals[0]).toBeGreaterThan(itemAt(totals, 1) + 40);
    }
  });

  test('alone it earns more than broccoli', () => {
    const totals = ['a', 'b', 'c', 'd'].map((seed) =>
      itemAt(planet.result(playedBy([greedyBot()], seed).state).totals, 0),
    );
    expect(totals.reduce((sum, total) => sum + total) / totals.length).toBeGreaterThan(120);
  });

  test('plays the same for the same view and seed, whatever the deck hides', () => {
    const match = new Match(planet, 2, {}, SeededChance.from('hidden'));
    const bot = greedyBot();
    for (let i = 0; i < 60; i++) {
      const seat = itemAt(planet.waitingFor(match.state), 0);
      const view = match.view(seat);
      const other = planet.view(planet.imagine(view, SeededChance.from(`other ${i}`)), seat);
      const chosen = bot.choose(view, seat, SeededChance.from('stream'));
      expect(bot.choose(other, seat, SeededChance.from('stream'))).toBe(chosen);
      match.play(seat, chosen);
    }
  });
});

describe('candidates', () => {
  test('hold one that looks as good as the greedy one, lakes with their grows included', () => {
    const model = valueModel(FITTED);
    const evaluator = planetEvaluator(model, { playoutRounds: Infinity, beamWidth: 1 });
    for (let deal = 0; deal < 4; deal++) {
      const chance = SeededChance.from(`turns ${deal}`);
      const state = planet.start(1, readOptions(planet.options) as Options, chance);
      while (planet.waitingFor(state).length > 0) {
        if (state.phase === ACTING) {
          const best = itemAt(planTurns(model, state, 0, 2), 0);
          expect(best.value, `deal ${deal}`).toBeGreaterThanOrEqual(planTurn(model, state, 0).value - 1e-9);
        }
        planet.play(state, 0, itemAt(itemAt(evaluator.candidates(state, 0, 1), 0).steps, 0), chance);
      }
    }
  });
});

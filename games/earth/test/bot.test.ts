import { itemAt, playout, readOptions, SeededChance } from '@grove/kernel';
import { describe, expect, it } from 'vitest';
import { drawText } from '../board/text.ts';
import { greedyBot } from '../bot/greedy.ts';
import { earth } from '../rules/index.ts';
import type { Options } from '../rules/options.ts';
import { gaiaInView, partsInView } from '../rules/score/view.ts';
import { gaiaScore } from '../rules/solo/score.ts';

const options = readOptions(earth.options, {}) as Options;

/** Seat 0 is the bot; the others play at random, or are bots too. */
function playGame(players: number, seed: string, opponents: 'random' | 'greedy') {
  const chance = SeededChance.from(seed);
  const choice = SeededChance.from(seed, 'choices');
  const state = earth.start(players, options, chance);
  const bot = greedyBot();
  for (;;) {
    const [seat] = earth.waitingFor(state);
    if (seat === undefined) return state;
    const moves = earth.moves(state, seat);
    const thinks = seat === 0 || opponents === 'greedy';
    const move = thinks ? bot.choose(earth.view(state, seat), seat, choice) : itemAt(moves, choice.pick(moves.length));
    earth.play(state, seat, move, chance);
  }
}

describe('the first opponent', () => {
  it('completes its island in a sensible number of turns and beats random play', () => {
    const state = playGame(2, 'first opponent', 'greedy');
    expect(state.turn).toBeLessThan(50);
    expect(earth.result(playGame(2, 'a', 'random')).winners).toEqual([0]);
  }, 120_000);
});

describe('the text board', () => {
  it('shows every viewer its own hand only, at every stage', () => {
    const chance = SeededChance.from('board');
    const state = earth.start(3, options, chance);
    expect(drawText(earth.view(state, 0), 0, 'en')).toContain('To choose from');
    playout(earth, state, chance, SeededChance.from('board', 'choices'));
    expect(drawText(earth.view(state, 'public'), 'public', 'en')).not.toContain('Your hand:');
    expect(drawText(earth.view(state, 1), 1, 'en')).toContain('Seat 2 (you)');
  });
});

describe('scores in views', () => {
  it('are those of the state, for every viewer and for Gaia', () => {
    for (const players of [1, 3]) {
      const chance = SeededChance.from(`views ${players}`);
      const state = earth.start(players, options, chance);
      playout(earth, state, chance, SeededChance.from('views', 'choices'));
      const view = earth.view(state, 'public');
      expect(state.players.map((_, seat) => partsInView(view, seat))).toEqual(earth.result(state).parts);
      expect(gaiaInView(view)).toEqual(players === 1 ? gaiaScore(state) : undefined);
    }
  });
});

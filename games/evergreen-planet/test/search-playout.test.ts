import { itemAt, readOptions, SeededChance } from '@grove/kernel';
import { describe, expect, test } from 'vitest';
import { searchPlayout } from '../bot/search-playout.ts';
import { planTurns } from '../bot/candidates.ts';
import { valueModel } from '../bot/value-model.ts';
import { FITTED } from '../bot/weights.ts';
import { DONE } from '../rules/move.ts';
import { type Options, planet, type State } from '../rules/index.ts';
import { totalOf } from '../rules/result.ts';
import { ACTING } from '../rules/types.ts';

const model = valueModel(FITTED);
const luck = () => SeededChance.from('luck');
const start = (): State => planet.start(2, readOptions(planet.options) as Options, SeededChance.from('turns of two'));

/** Both have taken a card, and neither has begun the turn. */
function acting(): State {
  const state = start();
  while (state.phase !== ACTING) {
    const seat = itemAt(planet.waitingFor(state), 0);
    planet.play(state, seat, itemAt(planet.moves(state, seat), 0), luck());
  }
  return state;
}

/** Some turns of the first seat, each with the state after it. */
function turnsFrom(from: State): State[] {
  return planTurns(model, from, 0, 8).map(({ steps }) => {
    const after = planet.copy(from);
    for (const step of [...steps, DONE]) planet.play(after, 0, step, luck());
    return after;
  });
}

describe('turns of two players', () => {
  const lead = searchPlayout(model, { playoutRounds: Infinity });
  const alone = searchPlayout(model, { playoutRounds: Infinity, turnsAlone: true });

  test('are compared by what becomes of the own planet', () => {
    const from = acting();
    const gaps = turnsFrom(from).map((state) => alone(state, 0, luck(), 0, from) - totalOf(state, 0));
    for (const gap of gaps) expect(gap).toBeCloseTo(itemAt(gaps, 0), 9);
  });

  test('are worth the lead after a round in which the other finishes its own', () => {
    const from = acting();
    const round = { playoutRounds: 1 };
    for (const state of turnsFrom(from)) {
      const ahead = searchPlayout(model, round)(planet.copy(state), 0, luck(), 0, from);
      expect(searchPlayout(model, { ...round, turnsAlone: true })(state, 0, luck(), 0, from)).toBeCloseTo(ahead, 9);
    }
  });

  test('are no cards to take, which are compared by the lead', () => {
    const from = start();
    const seat = itemAt(planet.waitingFor(from), 0);
    for (const move of planet.moves(from, seat)) {
      const state = planet.copy(from);
      planet.play(state, seat, move, luck());
      expect(alone(planet.copy(state), seat, luck(), 0, from)).toBe(lead(state, seat, luck(), 0, from));
    }
  });
});

import type { Bot } from '@grove/kernel';
import { moves } from '../rules/legal.ts';
import { turnWith } from '../rules/forecast.ts';
import { imagine } from '../rules/imagine.ts';
import { DONE, isTake, TAKE } from '../rules/steps.ts';
import type { PlanetTypes } from '../rules/types.ts';
import { planTurn } from './turn.ts';
import { fertilities } from './value.ts';

/**
 * The first opponent: takes the card with which its own turn would look best, and plays that turn. It looks no
 * further than the end of its turn and never asks what the others want.
 */
export const greedyBot = (): Bot<PlanetTypes> => ({
  choose(view, seat, chance) {
    const state = imagine(view, chance);
    const icons = fertilities(state);
    const takes = moves(state, seat).filter(isTake);
    if (takes.length === 0) return planTurn(state, seat, icons).steps[0] ?? DONE;
    const weighed = takes.map((step) => ({
      step,
      value: planTurn(turnWith(state, seat, step - TAKE), seat, icons).value,
    }));
    return weighed.reduce((best, next) => (next.value > best.value ? next : best)).step;
  },
});

import { LANGUAGES } from '@grove/game-kit';
import { readOptions, SeededChance } from '@grove/kernel';
import { expect, test } from 'vitest';
import { planetModule } from '../module.ts';
import { ACTIONS } from '../rules/layout.ts';
import { CHOOSE_ACTION } from '../rules/move.ts';
import type { Options } from '../rules/types.ts';

test.each(LANGUAGES)(
  'P5.3: a step that only chooses an action is told by what it does, not by its letter (%s)',
  (language) => {
    const { game, words } = planetModule;
    const view = game.view(game.start(2, readOptions(game.options, {}) as Options, SeededChance.from('a')), 0);
    const told = ACTIONS.map((_, i) => words[language].turn?.(view, [CHOOSE_ACTION + i], String) ?? '');
    expect(new Set(told).size).toBe(ACTIONS.length);
    expect(told.filter((text) => /\b[A-D]\b/.test(text))).toEqual([]);
  },
);

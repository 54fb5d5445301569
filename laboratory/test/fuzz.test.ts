import { gameModules } from '@grove/games/loaded';
import { itemAt, SeededChance } from '@grove/kernel';
import { expect, test } from 'vitest';
import { fuzzGame, settingsOf } from '../methods/fuzz.ts';

/** Games that are played of each; `node laboratory/fuzz-bots.ts` plays thousands. */
const FUZZED = 5;

test.each(gameModules)(
  'bots of all levels finish games of $game.id of every size, with options as they come, by the rules',
  { timeout: 60_000 },
  (module) => {
    const settings = settingsOf(module.game);
    SeededChance.from('settings').shuffle(settings);
    for (let number = 0; number < FUZZED; number++) {
      expect(fuzzGame(module, itemAt(settings, number % settings.length), `short ${number}`).steps).toBeGreaterThan(0);
    }
  },
);

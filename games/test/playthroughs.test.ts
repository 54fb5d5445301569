import { checkPlaythrough, inFile, playthroughOf, readGolden, readPlaythroughs } from '@grove/kernel/golden';
import { expect, test } from 'vitest';
import { narratedGames } from './narrated-games.ts';

/** What the rules do in them is compared by the contract suite; this is about what people read. */
test.each(narratedGames)('the playthroughs of $game.id read as they did', ({ game, folder, narrator }) => {
  const playthroughs = readPlaythroughs(folder);
  expect(playthroughs.size).toBeGreaterThan(0);
  for (const [name, text] of playthroughs) {
    const now = playthroughOf(game, readGolden(text).record, narrator);
    inFile(`${name}; if it should say this now: npm run golden ${game.id}`, () => checkPlaythrough(text, now));
  }
});

import { LANGUAGES } from '@grove/game-kit';
import { guideSuite } from '@grove/game-kit/guide/suite';
import { describe, expect, test } from 'vitest';
import { greedyBot } from '../bot/greedy.ts';
import { abundance, firstIsland } from '../guide/index.ts';
import { isEarthSpot } from '../guide/spots.ts';
import { cardById } from '../material/cards.ts';
import { cardName, loadNames } from '../words/names/index.ts';

for (const [name, guide] of Object.entries({ firstIsland, abundance })) {
  describe(name, () => guideSuite({ guide, bot: () => greedyBot(), isSpot: isEarthSpot, runs: 2 }));
}

const NAMED = [
  [firstIsland, 'firstCard', ['E058']],
  [firstIsland, 'secondCard', ['E001']],
  [firstIsland, 'keep', ['E005']],
  [abundance, 'firstCard', ['E085', 'S311B']],
  [abundance, 'secondCard', ['E142']],
  [abundance, 'join', ['E294']],
  [abundance, 'event', ['E302']],
] as const;

test.each(LANGUAGES)('lessons call cards by the names that they have in %s', async (language) => {
  await loadNames(language);
  for (const [guide, lesson, ids] of NAMED) {
    for (const id of ids) expect(guide.words[language][lesson]?.text).toContain(cardName(cardById(id).index, language));
  }
});

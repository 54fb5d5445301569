import { LANGUAGES } from '@grove/game-kit';
import { guideSuite } from '@grove/game-kit/guide/suite';
import { expect, test } from 'vitest';
import { greedyBot } from '../bot/greedy.ts';
import { earthGuide } from '../guide/first-island.ts';
import { isEarthSpot } from '../guide/spots.ts';
import { cardById } from '../material/cards.ts';
import { cardName, loadNames } from '../words/names/index.ts';

guideSuite({ guide: earthGuide, bot: () => greedyBot(), isSpot: isEarthSpot, runs: 3 });

test.each(LANGUAGES)('lessons call cards by the names that they have in %s', async (language) => {
  await loadNames(language);
  const { firstCard, secondCard, keep } = earthGuide.words[language];
  const named = [
    [firstCard, 'E058'],
    [secondCard, 'E001'],
    [keep, 'E005'],
  ] as const;
  for (const [lesson, id] of named) expect(lesson?.text).toContain(cardName(cardById(id).index, language));
});

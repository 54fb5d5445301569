import { type Language, typesetWords } from '@grove/game-kit';
import { itemAt, type Facts, type Seat, sumOfParts } from '@grove/kernel';
import type { Guide } from '@grove/game-kit/guide';
import { planet } from '../rules/index.ts';
import { titleFor } from '../rules/solo.ts';
import type { PlanetTypes, View } from '../rules/types.ts';
import { vocabularies } from '../words/index.ts';
import { boardWords } from '../words/screen/index.ts';
import { planetLessons } from './lessons.ts';
import { situationOf } from './situation.ts';
import { de } from '../words/de/guide.ts';
import { en } from '../words/en/guide.ts';
import { es } from '../words/es/guide.ts';
import { fr } from '../words/fr/guide.ts';

/**
 * The first game on the planet, alone against the virtual opponent (P9), which needs no script: it has no choice. The seed was
 * looked for: in spring its rivers bring sprout, small tree, big tree, lake and bush one after the other, flowers grow
 * fertile by what is left over, and a drought falls where it does no harm.
 */
export const planetGuide: Guide<PlanetTypes> = {
  game: planet,
  seed: 'first planet 40297',
  options: {},
  seat: 0,
  opponents: [undefined],
  lessons: planetLessons,
  words: typesetWords({ en, fr, de, es }),
  situationOf,
  factsOf,
};

const sum = (points: readonly number[]): number => points.reduce((a, b) => a + b, 0);

/** What spring gave, what the year gave, and the words on the buttons that lessons speak of. */
function factsOf({ planets }: View, seat: Seat, language: Language): Facts {
  const { parts } = itemAt(planets, seat);
  const total = sumOfParts(parts);
  const { each, whatItScores } = boardWords[language].choose;
  return {
    springLight: itemAt(parts.light, 0),
    springForest: itemAt(parts.forest, 0),
    light: sum(parts.light),
    forest: sum(parts.forest),
    fertility: parts.fertility,
    total,
    title: vocabularies[language].titles[titleFor(total)],
    each,
    whatItScores,
  };
}

import { typesetWords } from '@grove/game-kit';
import { itemAt, type Facts, type Seat } from '@grove/kernel';
import type { Guide } from '@grove/game-kit/guide';
import { concert, type ConcertTypes, type View } from '../rules/index.ts';
import { concertLessons } from './lessons.ts';
import { situationOf } from './situation.ts';
import { de } from '../words/de/guide.ts';
import { en } from '../words/en/guide.ts';
import { es } from '../words/es/guide.ts';
import { fr } from '../words/fr/guide.ts';

/**
 * The first concert game, two at the table and no timer. The seed was looked for: a low opening that still wins discs, a
 * brown card for the disc in the middle, and a blue 1 that takes the hit from the opponent. The opponent opens with a higher sum and takes
 * the hit back in its first turn; after that its bot decides.
 */
export const concertGuide: Guide<ConcertTypes> = {
  game: concert,
  seed: 'first concert 53',
  options: { timer: 0 },
  seat: 0,
  opponents: [undefined, { bot: 'seedling', steps: ['orange4', 'lilac5', 'green4', 'orange5>2.1', 'done'] }],
  lessons: concertLessons,
  words: typesetWords({ en, fr, de, es }),
  situationOf,
  factsOf,
};

const sum = (points: readonly number[]): number => points.reduce((a, b) => a + b, 0);

/** What the concerts of both gave. */
function factsOf({ concerts, finals }: View, seat: Seat): Facts {
  const totals = concerts.map((points, other) => sum(points) + itemAt(finals, other));
  return {
    concerts: sum(itemAt(concerts, seat)),
    final: itemAt(finals, seat),
    total: itemAt(totals, seat),
    rival: totals[1 - seat] ?? 0,
  };
}

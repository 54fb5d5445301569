import { itemAt } from '@grove/kernel';
import { cardNamed, VALUE_OF } from '../material/index.ts';
import { type ConcertExample, type ConcertPosition, shownBy, sum } from './example.ts';
import { openingWith } from './positions.ts';

const MINE = ['blue4', 'blue2', 'green1'] as const;
const HERS = ['blue5', 'green3', 'yellow2'] as const;
const start = () => openingWith([MINE, HERS]);

const HIDDEN = [...MINE.map((card) => [0, card] as const), ...HERS.slice(0, 2).map((card) => [1, card] as const)];
const REVEAL = [[1, 'yellow2']] as const;

const sums = (position: ConcertPosition) => ({ yours: sum(shownBy(position, 0)), hers: sum(shownBy(position, 1)) });

const handSize = ({ view }: ConcertPosition) => ({ cards: itemAt(view.handSizes, 0) });

/** C2.3: all the cards that somebody ever gets. */
export const dealing: ConcertExample = {
  start,
  stages: [
    { look: { hand: true }, facts: handSize },
    { steps: HIDDEN.slice(0, MINE.length), look: { hand: true }, facts: handSize },
  ],
};

/** C3.1: cards are picked from left to right, unseen by the others until all have three. */
export const picking: ConcertExample = {
  start,
  stages: [
    { look: { hand: true } },
    {
      steps: [
        [0, MINE[0]],
        [1, HERS[0]],
      ],
      look: { hand: true },
      facts: () => ({ value: itemAt(VALUE_OF, cardNamed(MINE[0])) }),
    },
    {
      steps: [...MINE.slice(1).map((card) => [0, card] as const), ...HERS.slice(1).map((card) => [1, card] as const)],
      look: { hand: true },
    },
  ],
};

/** C3.2: the lowest sum begins. */
export const beginner: ConcertExample = {
  start,
  stages: [
    { steps: HIDDEN, look: {} },
    { steps: REVEAL, look: {}, facts: sums },
  ],
};

/** C3.3: every disc goes to whoever has the most influence. */
export const influence: ConcertExample = {
  start,
  stages: [
    { steps: HIDDEN, look: { hit: true } },
    {
      steps: REVEAL,
      look: { hit: true },
      facts: (position) => ({
        yours: sum(shownBy(position, 0, 'blue')),
        first: shownBy(position, 0, 'blue')[0] ?? 0,
        second: shownBy(position, 0, 'blue')[1] ?? 0,
        hers: sum(shownBy(position, 1, 'blue')),
      }),
    },
  ],
};

import { itemAt } from '@grove/kernel';
import { colourNamed, VALUE_OF } from '../material/index.ts';
import { concertValue, NO_HIT } from '../rules/concert.ts';
import { type ConcertExample, type ConcertPosition, eventOf, popularityOf, shownBy } from './example.ts';
import { turnWith } from './positions.ts';

const covered = (position: ConcertPosition) => {
  const { card, covered: under } = eventOf(position, 'card-played');
  return { played: itemAt(VALUE_OF, card), covered: itemAt(VALUE_OF, under) };
};

/** C4.2: on an own pile and on somebody else's. */
export const covering: ConcertExample = {
  start: () =>
    turnWith({
      tops: [
        ['blue3', 'green4', 'lilac2'],
        ['blue5', 'yellow3', 'brown1'],
      ],
      hands: [['orange1', 'green5', 'yellow2', 'brown4', 'lilac5', 'blue2'], []],
      handSize: 6,
    }),
  stages: [
    { look: { hand: true }, facts: ({ view }) => ({ cards: view.hand.length }) },
    { steps: [[0, 'green5>1.3']], look: { hand: true }, facts: covered },
    { steps: [[0, 'orange1>2.1']], look: { hand: true }, facts: covered },
  ],
};

/** C4.2, C4.3: a disc wanders and steps on. */
export const wandering: ConcertExample = {
  start: () =>
    turnWith({
      tops: [
        ['blue3', 'green4', 'lilac2'],
        ['blue5', 'yellow3', 'brown1'],
      ],
      hands: [['orange1', 'brown2'], []],
      handSize: 6,
    }),
  stages: [
    {
      look: {},
      facts: (position) => ({
        hers: itemAt(shownBy(position, 1, 'blue'), 0),
        yours: itemAt(shownBy(position, 0, 'blue'), 0),
      }),
    },
    {
      steps: [[0, 'orange1>2.1']],
      look: {},
      facts: (position) => {
        const { before, after } = eventOf(position, 'disc-moved');
        return { before, after, kept: popularityOf(position, 'orange') };
      },
    },
    { steps: [[0, 'brown2>1.1']], look: {}, facts: (position) => ({ shown: popularityOf(position, 'blue') }) },
  ],
};

const EVENING = () =>
  turnWith({
    tops: [
      ['blue5', 'green4', 'lilac2'],
      ['yellow5', 'yellow3', 'brown4'],
    ],
    hands: [['brown5', 'orange2'], []],
    handSize: 6,
    hit: 'orange',
    popularity: { blue: 8, green: 6, lilac: 5, brown: 10, yellow: 7 },
  });

const hitIsOn = ({ view }: ConcertPosition, artist: 'orange' | 'blue') => view.hit === colourNamed(artist);

/** C4.4: the hit turns by one step. */
export const hit: ConcertExample = {
  start: EVENING,
  stages: [
    { steps: [[0, 'orange2>2.2']], look: { hit: true } },
    {
      steps: [[0, 'hit+']],
      look: { hit: true },
      facts: (position) => ({ value: hitIsOn(position, 'blue') ? popularityOf(position, 'blue') : 0 }),
    },
  ],
};

const worth = ({ state }: ConcertPosition) => ({ points: concertValue(state, 0, state.hit) });

/** C4.5: cards, the hit, and then the concert. */
export const evening: ConcertExample = {
  start: EVENING,
  stages: [
    { look: { hit: true }, facts: worth },
    {
      steps: [[0, 'brown5>1.3']],
      look: { hit: true },
      facts: (position) => ({ after: eventOf(position, 'disc-moved').after, ...worth(position) }),
    },
    {
      steps: [[0, 'hit+']],
      look: { hit: true },
      facts: (position) => ({ value: popularityOf(position, 'blue'), ...worth(position) }),
    },
    {
      steps: [[0, 'concert']],
      look: { hit: true },
      facts: (position) => ({ points: eventOf(position, 'concert-held').points }),
    },
  ],
};

/** C4.6: the gala doubles everything. */
export const gala: ConcertExample = {
  start: EVENING,
  stages: [
    {
      steps: [
        [0, 'orange2>2.2'],
        [0, 'hit+'],
      ],
      look: { hit: true },
      facts: worth,
    },
    {
      steps: [[0, 'gala']],
      look: { hit: true },
      facts: (position) => ({ points: eventOf(position, 'concert-held').points }),
    },
  ],
};

/** C5.3: out of time before any card. */
export const timeOut: ConcertExample = {
  start: EVENING,
  stages: [
    { look: { sand: 0.04 }, facts: ({ view }) => ({ seconds: view.options.timer }) },
    { steps: [[0, 'timeout']], look: { sand: 1 }, facts: ({ view }) => ({ cards: itemAt(view.handSizes, 0) }) },
  ],
};

/** C6.2: the final concert, without the hit. */
export const final: ConcertExample = {
  start: () =>
    turnWith({
      tops: [
        ['blue5', 'green4', 'lilac2'],
        ['yellow5', 'yellow3', 'brown4'],
      ],
      hands: [['orange2'], []],
      hit: 'blue',
      popularity: { blue: 8, green: 6, lilac: 5, brown: 10, yellow: 7, orange: 6 },
    }),
  stages: [
    {
      steps: [[0, 'orange2>1.3']],
      look: { hit: true },
      facts: ({ state }) => ({ sum: concertValue(state, 0, NO_HIT) }),
    },
    {
      steps: [[0, 'done']],
      look: { hit: true },
      facts: (position) => {
        const { points } = eventOf(position, 'final-held');
        return { yours: itemAt(points, 0), hers: itemAt(points, 1) };
      },
    },
  ],
};

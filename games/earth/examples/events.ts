import { itemAt } from '@grove/kernel';
import { cardById, cards } from '../material/cards.ts';
import { type EarthExample, type EarthPosition, eventOf, eventsOf, gotBy } from './example.ts';
import { tableAt } from './positions.ts';

/** An island that gives nothing for events (E11.5). */
const ISLAND = 'I286A';
const ISLAND_AND_HAND = { parts: ['tableau', 'stock', 'hand'] } as const;
const grass = (sprouts: number) => [{ card: 'E005', at: [0, 0], sprouts }] as const;
const dogGrass = (sprouts: number) => [{ card: 'E044', at: [0, 0], sprouts }] as const;
const ringEvent = (id: string) => () => [cardById(id).index];

const paidSprouts = (position: EarthPosition, seat: number): number =>
  eventsOf(position, 'paid')
    .filter((event) => event.seat === seat && event.what === 'sprout')
    .reduce((sum, { n }) => sum + n, 0);

const drawn = (position: EarthPosition): number => eventOf(position, 'drew').cards.length;
const composted = (position: EarthPosition): number => eventOf(position, 'composted').cards.length;

/** E11.1: pay, take the benefit, and the card goes to the event stack. */
export const anytimeEvent: EarthExample = {
  start: () =>
    tableAt({ players: [{ island: ISLAND, hand: ['E200', 'E013'], tableau: grass(4) }, {}], phase: 'color' }),
  stages: [
    {
      look: { ...ISLAND_AND_HAND, ring: ringEvent('E200') },
      facts: ({ view }) => ({ sprouts: itemAt(itemAt(view.players, 0).sprouts, 0) }),
    },
    {
      steps: [
        [0, 'event E200'],
        [0, 'unsprout a1'],
        [0, 'unsprout a1'],
      ],
      look: ISLAND_AND_HAND,
      facts: (position) => ({
        paid: paidSprouts(position, 0),
        soil: gotBy(position, 0, 'soil'),
        points: -itemAt(cards, eventOf(position, 'event').card).points,
      }),
    },
  ],
};

const BOTH = { parts: ['tableau', 'stocks'] } as const;

/** E11.7: who plays it pays and takes; the others may do the same. */
export const betweenTurns: EarthExample = {
  start: () =>
    tableAt({
      players: [
        { island: ISLAND, leaves: 0, hand: ['E297'], tableau: grass(6) },
        { leaves: 0, hand: ['E033'], tableau: dogGrass(4) },
      ],
      phase: 'between',
    }),
  stages: [
    { look: { parts: ['tableau', 'hand'], ring: ringEvent('E297') } },
    {
      steps: [[0, 'event E297'], ...Array.from({ length: 4 }, () => [0, 'unsprout a1'] as const)],
      look: BOTH,
      facts: (position) => ({
        paid: paidSprouts(position, 0),
        drawn: drawn(position),
        composted: composted(position),
      }),
    },
    {
      steps: [[1, 'join']],
      look: BOTH,
      facts: (position) => ({
        paid: paidSprouts(position, 1),
        drawn: drawn(position),
        composted: composted(position),
      }),
    },
  ],
};

/** E2.8: who cannot pay at once may prepare first, here with a seed. */
export const preparing: EarthExample = {
  start: () =>
    tableAt({
      players: [
        { leaves: 0, seeds: 1, hand: ['E033'], tableau: grass(0) },
        { island: ISLAND, leaves: 0, hand: ['E294'], tableau: dogGrass(2) },
      ],
      phase: 'between',
      active: 1,
      deck: ['E013', 'E031', 'E010', 'E015', 'E014', 'E045', 'E066', 'E048'],
    }),
  stages: [
    {
      steps: [[1, 'event E294']],
      look: ISLAND_AND_HAND,
      facts: (position) => ({ paid: paidSprouts(position, 1), drawn: drawn(position) }),
    },
    {
      steps: [[0, 'seed'], [0, 'spend sprouts'], ...Array.from({ length: 3 }, () => [0, 'sprout a1'] as const)],
      look: ISLAND_AND_HAND,
      facts: (position) => ({ sprouts: gotBy(position, 0, 'sprout') }),
    },
    {
      steps: [
        [0, 'join'],
        [0, 'unsprout a1'],
        [0, 'unsprout a1'],
      ],
      look: ISLAND_AND_HAND,
      facts: (position) => ({ paid: paidSprouts(position, 0), drawn: drawn(position) }),
    },
  ],
};

/** E2.8, E4.4: back after `done`, as long as others still act in the step. */
export const comingBack: EarthExample = {
  start: () =>
    tableAt({
      players: [
        { island: ISLAND, leaves: 0, hand: ['E200'], tableau: grass(3) },
        { leaves: 0, hand: ['E032'] },
      ],
      phase: 'plant',
      color: 'green',
      active: 1,
    }),
  stages: [
    {
      steps: [[0, 'done']],
      look: ISLAND_AND_HAND,
    },
    {
      steps: [
        [0, 'back'],
        [0, 'event E200'],
        [0, 'unsprout a1'],
        [0, 'unsprout a1'],
      ],
      look: ISLAND_AND_HAND,
      facts: (position) => ({ paid: paidSprouts(position, 0), soil: gotBy(position, 0, 'soil') }),
    },
  ],
};

import type { CardWords } from './types.ts';

export const en: CardWords = {
  kinds: {
    tree: 'Tree',
    herb: 'Herb',
    mushroom: 'Mushroom',
    bush: 'Bush',
    sprouts: 'Every type',
    terrain: 'Terrain',
    event: 'Event',
    island: 'Island',
    climate: 'Climate',
    ecosystem: 'Ecosystem',
    fauna: 'Fauna',
    gaia: 'Gaia',
  },
  per: 'per',
  cost: 'costs {n} soil',
  points: '{n} points',
  sprouts: '{n} of {of} sprouts',
  growth: '{n} of {of} growth, {points} points when complete',
  noHabitat: 'no habitat',
};

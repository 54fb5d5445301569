import type { CardWords } from './types.ts';

export const de: CardWords = {
  kinds: {
    tree: 'Baum',
    herb: 'Kraut',
    mushroom: 'Pilz',
    bush: 'Busch',
    sprouts: 'Jede Art',
    terrain: 'Gelände',
    event: 'Ereignis',
    island: 'Insel',
    climate: 'Klima',
    ecosystem: 'Ökosystem',
    fauna: 'Fauna',
    gaia: 'Gaia',
  },
  per: 'je',
  cost: 'kostet {n} Erde',
  points: '{n} Punkte',
  sprouts: '{n} von {of} Sprossen',
  growth: '{n} von {of} Wachstum, {points} Punkte wenn voll',
  noHabitat: 'kein Lebensraum',
};

import type { CardWords } from './types.ts';

export const fr: CardWords = {
  kinds: {
    tree: 'Arbre',
    herb: 'Herbe',
    mushroom: 'Champignon',
    bush: 'Buisson',
    sprouts: 'Tous types',
    terrain: 'Terrain',
    event: 'Événement',
    island: 'Île',
    climate: 'Climat',
    ecosystem: 'Écosystème',
    fauna: 'Faune',
    gaia: 'Gaïa',
  },
  per: 'par',
  cost: 'coûte {n} terre',
  points: '{n} points',
  sprouts: '{n} pousses sur {of}',
  growth: '{n} croissances sur {of}, {points} points une fois complet',
  noHabitat: 'sans habitat',
};

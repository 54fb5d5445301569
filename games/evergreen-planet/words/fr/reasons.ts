import type { ReasonWords } from '../reasons/types.ts';

export const fr: ReasonWords = {
  terms: {
    light: ({ name }) => `Lumière (${name})`,
    forest: 'Forêt principale',
    room: 'place autour de la Forêt',
    fertility: ({ name }) => `Fertilité (${name})`,
    plants: 'plantes qui peuvent encore croître',
    bushes: 'Buissons',
    lakes: 'espaces pris par les Lacs',
    power: ({ name }) => `Pouvoir pour la suite (${name})`,
    scored: 'points immédiats',
    token: 'premier joueur au tour suivant',
    rival: ({ name }) => `${name} voulait cette carte`,
    rivalGets: ({ name }) => `laisse à ${name} la carte voulue`,
  },
  mistakes: {
    light: 'Lumière perdue',
    forest: 'Forêt négligée',
    room: 'Plus de place pour la Forêt',
    fertility: 'Fertilité oubliée',
    plants: 'Trop peu de plantes à faire croître',
    bushes: 'Buissons oubliés',
    lakes: 'Espaces perdus aux Lacs',
    power: 'Pouvoir laissé faible',
    scored: 'Points laissés de côté',
    token: 'Place de premier joueur cédée',
    rival: 'Carte laissée à un autre joueur',
  },
};

import type { CardWords } from './types.ts';

export const es: CardWords = {
  kinds: {
    tree: 'Árbol',
    herb: 'Hierba',
    mushroom: 'Seta',
    bush: 'Arbusto',
    sprouts: 'Todo tipo',
    terrain: 'Terreno',
    event: 'Evento',
    island: 'Isla',
    climate: 'Clima',
    ecosystem: 'Ecosistema',
    fauna: 'Fauna',
    gaia: 'Gaia',
  },
  per: 'por',
  cost: 'cuesta {n} de suelo',
  points: '{n} puntos',
  sprouts: '{n} de {of} brotes',
  growth: '{n} de {of} crecimientos, {points} puntos al completarse',
  noHabitat: 'sin hábitat',
};

import type { PlanetIconWords } from '../icons/types.ts';

export const en: PlanetIconWords = {
  biome:
    'One of the six biomes: with a card of it you plant and grow here, and its fertility counts for your big trees here.',
  wild: 'A card for all biomes: each plant and each grow of your action may be anywhere.',
  crevasse: 'A space that always stays empty; shadows fall across it all the same.',
  powers: {
    sprout:
      'The youngest plant: it can grow into a small tree. As a power, it plants as many sprouts as its number says.',
    small:
      'Catches 1 light and casts a shadow of 1 space. As a power, it turns as many sprouts into small trees as its number says.',
    big: 'Catches 2 light, casts a shadow of 2 spaces, and scores the fertility of its biome at the end. As a power, it turns small trees into big ones.',
    bush: 'Joins your forest, casts no shadow and never changes. As a power, it plants as many bushes as its number says.',
    lake: 'Lets up to two neighbours grow when it is placed, then only takes up its space. As a power, it places as many lakes as its number says.',
    bud: 'Scores the number on its track at once.',
  },
  fertility: [
    'Fertility',
    'At the end each of your big trees in the biome scores 1 point for each of these icons that lies face up there.',
  ],
  drought: [
    'Drought',
    'If this card is left over, it turns the last card of its biome’s pile face down, and that fertility is lost.',
  ],
  sun: [
    'Light',
    'At the end of a season every small tree in the light scores 1 point, every big tree 2; the sun then moves to the next side.',
  ],
  forest: ['Largest forest', 'At the end of a season the trees and bushes of your largest group score 1 point each.'],
  season: ['Season', 'Each dot is a round. After the last one the season is scored, and the sun moves on.'],
  token: ['First player', 'Whoever takes the card under it takes a card first in the next round.'],
};

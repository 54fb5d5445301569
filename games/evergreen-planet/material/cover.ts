import { type Cover, typesetWords } from '@grove/kernel';
import { SIDES } from './facts.ts';
import { PLANETS } from './planets.ts';

export const cover = {
  id: 'evergreen-planet',
  players: { min: 1, max: 4 },
  /** P2.2 (the sun's first side) and the choice of planet. */
  options: {
    sun: { kind: 'choice', values: SIDES, default: 'top' },
    planet: { kind: 'choice', values: PLANETS, default: 'reconstruction' },
  },
  bots: ['random', 'seedling', 'sapling', 'greedy', 'tree', 'ancient'],
  words: typesetWords({
    en: {
      title: 'Evergreen (planet)',
      summary: 'Grow a planet of trees through four seasons, and mind where the light falls.',
    },
    fr: {
      title: 'Evergreen (planète)',
      summary: 'Faites pousser une planète d’arbres au fil des quatre saisons, là où tombe la lumière.',
    },
    de: {
      title: 'Evergreen (Planet)',
      summary:
        'Lass vier Jahreszeiten lang einen Planeten voller Bäume wachsen und achte darauf, wohin die Sonne scheint.',
    },
    es: {
      title: 'Evergreen (planeta)',
      summary: 'Haz crecer un planeta de árboles durante cuatro estaciones y cuida dónde cae la luz.',
    },
  }),
} as const satisfies Cover;

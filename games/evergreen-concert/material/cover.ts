import { type Cover, typesetWords } from '@grove/kernel';
import { MAX_PLAYERS } from './cards.ts';

export const cover = {
  id: 'evergreen-concert',
  players: { min: 2, max: MAX_PLAYERS },
  /** C1.4 */
  options: { timer: { kind: 'choice', values: [0, 30, 60, 90], default: 60 } },
  bots: ['random', 'seedling', 'sapling', 'greedy', 'tree', 'ancient'],
  words: typesetWords({
    en: {
      title: 'Evergreen (concert)',
      summary: 'Win the best artists with influence cards and hold your concerts while they are at their most popular.',
    },
    fr: {
      title: 'Evergreen (concert)',
      summary: 'Gagnez les artistes avec vos cartes d’influence et donnez vos concerts quand ils sont au sommet.',
    },
    de: {
      title: 'Evergreen (Konzert)',
      summary:
        'Gewinne mit Einflusskarten die besten Künstler und veranstalte deine Konzerte, wenn sie am beliebtesten sind.',
    },
    es: {
      title: 'Evergreen (concierto)',
      summary: 'Gana a los mejores artistas con cartas de influencia y da tus conciertos cuando más populares son.',
    },
  }),
} as const satisfies Cover;

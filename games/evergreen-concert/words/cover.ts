import { BOT_NAMES } from '@grove/bots';
import { type Cover, typesetWords } from '@grove/game-kit';
import { ID, OPTIONS, PLAYERS } from '../material/options.ts';

export const cover: Cover<typeof OPTIONS> = {
  id: ID,
  players: PLAYERS,
  options: OPTIONS,
  bots: BOT_NAMES,
  words: typesetWords({
    en: {
      title: 'Evergreen (concert)',
      summary: 'Win the best artists with influence cards and hold your concerts while they are at their most popular.',
      options: {
        timer: {
          label: 'Time for a turn',
          values: { 0: 'No limit', 30: '30 seconds', 60: '60 seconds', 90: '90 seconds' },
        },
      },
    },
    fr: {
      title: 'Evergreen (concert)',
      summary: 'Gagnez les artistes avec vos cartes d’influence et tenez vos concerts quand ils sont au sommet.',
      options: {
        timer: {
          label: 'Temps par tour',
          values: { 0: 'Sans limite', 30: '30 secondes', 60: '60 secondes', 90: '90 secondes' },
        },
      },
    },
    de: {
      title: 'Evergreen (Konzert)',
      summary:
        'Gewinne mit Einflusskarten die besten Künstler und veranstalte deine Konzerte, wenn sie am beliebtesten sind.',
      options: {
        timer: {
          label: 'Zeit pro Zug',
          values: { 0: 'Unbegrenzt', 30: '30 Sekunden', 60: '60 Sekunden', 90: '90 Sekunden' },
        },
      },
    },
    es: {
      title: 'Evergreen (concierto)',
      summary:
        'Gana a los mejores artistas con cartas de influencia y celebra tus conciertos cuando más populares son.',
      options: {
        timer: {
          label: 'Tiempo por turno',
          values: { 0: 'Sin límite', 30: '30 segundos', 60: '60 segundos', 90: '90 segundos' },
        },
      },
    },
  }),
};

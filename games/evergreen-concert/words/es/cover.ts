import type { CoverWords } from '@grove/game-kit';
import type { OPTIONS } from '../../material/options.ts';

export const cover: CoverWords<typeof OPTIONS> = {
  title: 'Evergreen (concierto)',
  summary: 'Gana a los mejores artistas con cartas de influencia y celebra tus conciertos cuando más populares son.',
  options: {
    timer: {
      label: 'Tiempo por turno',
      values: { 0: 'Sin límite', 30: '30 segundos', 60: '60 segundos', 90: '90 segundos' },
    },
  },
};

import type { CoverWords } from '@grove/game-kit';
import type { OPTIONS } from '../../material/options.ts';

export const cover: CoverWords<typeof OPTIONS> = {
  title: 'Evergreen (concert)',
  summary: 'Gagnez les artistes avec vos cartes d’influence et tenez vos concerts quand ils sont au sommet.',
  options: {
    timer: {
      label: 'Temps par tour',
      values: { 0: 'Sans limite', 30: '30 secondes', 60: '60 secondes', 90: '90 secondes' },
    },
  },
};

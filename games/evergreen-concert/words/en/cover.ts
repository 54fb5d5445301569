import type { CoverWords } from '@grove/game-kit';
import type { OPTIONS } from '../../material/options.ts';

export const cover: CoverWords<typeof OPTIONS> = {
  title: 'Evergreen (concert)',
  summary: 'Win the best artists with influence cards and hold your concerts while they are at their most popular.',
  options: {
    timer: {
      label: 'Time for a turn',
      values: { 0: 'No limit', 30: '30 seconds', 60: '60 seconds', 90: '90 seconds' },
    },
  },
};

import type { CoverWords } from '@grove/game-kit';
import type { OPTIONS } from '../../material/options.ts';

export const cover: CoverWords<typeof OPTIONS> = {
  title: 'Evergreen (Konzert)',
  summary:
    'Gewinne mit Einflusskarten die besten Künstler und veranstalte deine Konzerte, wenn sie am beliebtesten sind.',
  options: {
    timer: {
      label: 'Zeit pro Zug',
      values: { 0: 'Unbegrenzt', 30: '30 Sekunden', 60: '60 Sekunden', 90: '90 Sekunden' },
    },
  },
};

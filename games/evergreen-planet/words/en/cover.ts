import type { CoverWords } from '@grove/game-kit';
import type { OPTIONS } from '../../material/options.ts';

export const cover: CoverWords<typeof OPTIONS> = {
  title: 'Evergreen (planet)',
  summary: 'Grow a planet of trees through four seasons, and mind where the light falls.',
  options: {
    sun: { label: 'Sun in spring', values: { top: 'Top', right: 'Right', bottom: 'Bottom', left: 'Left' } },
    planet: {
      label: 'Planet',
      values: { reconstruction: 'Classic', twins: 'Twins', currents: 'Currents', archipelago: 'Archipelago' },
    },
  },
  styles: { light: 'Light', forest: 'Forest', fertility: 'Fertility' },
  daily: {
    title: 'Planet of the day',
    rules: 'One planet, the same cards for everyone. Only your first game counts.',
    play: 'Play the planet of the day',
  },
};

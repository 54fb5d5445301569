import type { CoverWords } from '@grove/game-kit';
import type { OPTIONS } from '../../material/options.ts';

export const cover: CoverWords<typeof OPTIONS> = {
  title: 'Earth with Abundance',
  summary: 'Plant sixteen cards that help each other grow. 1 to 6 players, in teams, or alone against Gaia.',
  options: {
    level: { label: 'Level', values: { beginner: 'Beginner', standard: 'Standard', advanced: 'Advanced' } },
    abundance: { label: 'Abundance', values: { true: 'With', false: 'Without' } },
    teams: { label: 'Teams', values: { none: 'None', '2v2': '2v2', '2v2v2': '2v2v2', '3v3': '3v3' } },
    gaia: { label: 'Gaia', values: { beginner: 'Beginner', medium: 'Medium', hard: 'Hard', expert: 'Expert' } },
    planting: {
      label: 'Planting',
      values: { open: 'Face up', faceDown: 'Face down' },
      note: 'Face down means: in a green action nobody sees what the others plant until everyone has chosen.',
    },
    compostFrom: { label: 'Compost from', values: { deck: 'The deck', discard: 'The discard pile' } },
    scores: { label: 'Points of others', values: { open: 'Always shown', hidden: 'Shown at the end' } },
  },
  styles: { terrain: 'Terrain', flora: 'Flora', fauna: 'Fauna', compost: 'Compost' },
};

import type { CoverWords } from '@grove/game-kit';
import type { OPTIONS } from '../../material/options.ts';

export const cover: CoverWords<typeof OPTIONS> = {
  title: 'Earth avec Abondance',
  summary: 'Plantez seize cartes qui s’aident à croître. De 1 à 6 joueurs, en équipes, ou seul contre Gaïa.',
  options: {
    level: { label: 'Niveau', values: { beginner: 'Débutant', standard: 'Standard', advanced: 'Avancé' } },
    abundance: { label: 'Extension Abondance', values: { true: 'Avec', false: 'Sans' } },
    teams: { label: 'Équipes', values: { none: 'Aucune', '2v2': '2v2', '2v2v2': '2v2v2', '3v3': '3v3' } },
    gaia: { label: 'Gaïa', values: { beginner: 'Débutant', medium: 'Moyen', hard: 'Difficile', expert: 'Expert' } },
    planting: {
      label: 'Plantation',
      values: { open: 'Face visible', faceDown: 'Face cachée' },
      note: 'Face cachée : avec le vert, personne ne voit ce que plantent les autres avant que chacun ait choisi.',
    },
    compostFrom: { label: 'Composter depuis', values: { deck: 'Le deck Terre', discard: 'La défausse' } },
    scores: { label: 'PV des autres', values: { open: 'Toujours visibles', hidden: 'Visibles à la fin' } },
  },
  styles: { terrain: 'Terrain', flora: 'Flore', fauna: 'Faune', compost: 'Compost' },
};

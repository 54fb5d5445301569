import type { CoverWords } from '@grove/game-kit';
import type { OPTIONS } from '../../material/options.ts';

export const cover: CoverWords<typeof OPTIONS> = {
  title: 'Evergreen (planète)',
  summary: 'Faites croître les arbres de votre Planète au fil des quatre Saisons, là où tombe la Lumière.',
  options: {
    sun: {
      label: 'Soleil au Printemps',
      values: { top: 'En haut', right: 'À droite', bottom: 'En bas', left: 'À gauche' },
    },
    planet: {
      label: 'Planète',
      values: { reconstruction: 'Classique', twins: 'Jumelles', currents: 'Courants', archipelago: 'Archipel' },
    },
  },
  styles: { light: 'Lumière', forest: 'Forêt', fertility: 'Fertilité' },
  daily: {
    title: 'Planète du jour',
    rules: 'Une Planète, les mêmes cartes pour tout le monde. Seule votre première partie compte.',
    play: 'Jouer la Planète du jour',
  },
};

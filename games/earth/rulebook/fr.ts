import { end } from './fr/end.ts';
import { reading } from './fr/reading.ts';
import { setup } from './fr/setup.ts';
import { turn } from './fr/turn.ts';
import type { EarthRulebookWords } from './sections.ts';

export const fr: EarthRulebookWords = {
  titles: {
    E1: 'Le matériel',
    E2: 'Les mots',
    E3: 'La mise en place',
    E4: 'Le tour',
    E5: 'Les quatre actions',
    E6: 'L’activation',
    E7: 'Planter',
    E8: 'Les conversions',
    E9: 'Les pousses et le stock',
    E10: 'La croissance et les canopées',
    E11: 'Les événements',
    E12: 'La germination',
    E13: 'La faune et les feuilles',
    E14: 'La fin de la partie',
    E15: 'Le décompte final',
    E16: 'Les équipes',
    E17: 'Seul contre Gaïa',
    E18: 'Pioche, défausse et secrets',
    E19: 'Lire les capacités',
    E20: 'Compter',
    E21: 'Former les points',
  },
  rules: { ...setup, ...turn, ...end, ...reading },
};

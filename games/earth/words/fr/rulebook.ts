import { end } from './rulebook/end.ts';
import { reading } from './rulebook/reading.ts';
import { setup } from './rulebook/setup.ts';
import { turn } from './rulebook/turn.ts';
import type { EarthRulebookWords } from '../../rulebook/sections.ts';

export const fr: EarthRulebookWords = {
  titles: {
    E1: 'Contenu',
    E2: 'Termes',
    E3: 'Mise en place',
    E4: 'Le tour',
    E5: 'Les quatre actions',
    E6: 'L’activation',
    E7: 'La plantation',
    E8: 'Les conversions',
    E9: 'Les germes et le plateau Abondance',
    E10: 'La croissance et les canopées',
    E11: 'Les événements',
    E12: 'La germination',
    E13: 'La faune et les feuilles',
    E14: 'Fin de partie',
    E15: 'Le décompte',
    E16: 'Mode Équipes',
    E17: 'Mode Solo contre Gaïa',
    E18: 'Deck, défausse et secrets',
    E19: 'Lire les capacités',
    E20: 'Bien compter',
    E21: 'Calculer les PV',
  },
  rules: { ...setup, ...turn, ...end, ...reading },
  inShort: [
    'À votre tour, vous choisissez une couleur. Vous percevez le bénéfice majeur, les autres le mineur : tout le monde joue toujours.',
    'Plantez flores et terrains dans un tableau de quatre cartes sur quatre.',
    'Puis chacun active ses cartes de cette couleur, l’une après l’autre : elles donnent jetons Sol, germes, croissances et plus.',
    'Quand quelqu’un a seize cartes, on joue la manche jusqu’au bout. Cartes, compost, germes, croissance, terrains et objectifs rapportent des PV.',
  ],
};

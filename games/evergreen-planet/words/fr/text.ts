import type { TextWords } from '../text/types.ts';

export const fr: TextWords = {
  round: (round, rounds, season) => `Manche ${round} sur ${rounds}, ${season}`,
  sunAt: { top: 'Soleil en haut', right: 'Soleil à droite', bottom: 'Soleil en bas', left: 'Soleil à gauche' },
  letters: { snow: 'n', meadow: 'p', flowers: 'f', wheat: 'b', mountain: 'm', swamp: 'c' },
  takesToken: 'donne le jeton Premier Joueur',
  yourCard: 'Votre carte',
};

import type { TextWords } from '../text/types.ts';

export const de: TextWords = {
  round: (round, rounds, season) => `Runde ${round} von ${rounds}, ${season}`,
  sunAt: { top: 'Sonne oben', right: 'Sonne rechts', bottom: 'Sonne unten', left: 'Sonne links' },
  letters: { snow: 'n', meadow: 'w', flowers: 'b', wheat: 'g', mountain: 'f', swamp: 's' },
  takesToken: 'bringt den Startmarker',
  yourCard: 'Deine Karte',
};

import type { TextWords } from '../text/types.ts';

const cards = (n: number): string => (n === 1 ? '1 card' : `${n} cards`);

export const en: TextWords = {
  setUp: 'Setting up',
  gaia: 'Gaia',
  turn: (turn, active) => `Turn ${turn}, ${active} active`,
  deck: (n) => `${cards(n)} in the deck`,
  fauna: (number) => `Fauna ${number}`,
  common: 'Common',
  claimedBy: (names) => `claimed by ${names}`,
  stored: (sprouts) => `${sprouts} stored`,
  gaiaPile: (n) => `${cards(n)} in her scoring pile`,
  signs: { sprout: 's', growth: 'g' },
  lookingAt: 'Looking at',
  semicolon: '; ',
};

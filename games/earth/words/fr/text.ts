import type { TextWords } from '../text/types.ts';

const cards = (n: number): string => (n < 2 ? `${n} carte` : `${n} cartes`);

export const fr: TextWords = {
  setUp: 'Mise en place',
  gaia: 'Gaïa',
  turn: (turn, active) => `Tour ${turn}, joueur actif : ${active}`,
  deck: (n) => `${cards(n)} dans le deck Terre`,
  fauna: (number) => `Faune ${number}`,
  common: 'Commun',
  claimedBy: (names) => `revendiquée : ${names}`,
  stored: (sprouts) => (sprouts < 2 ? `${sprouts} germe stocké` : `${sprouts} germes stockés`),
  gaiaPile: (n) => `${cards(n)} dans sa pile de score`,
  signs: { sprout: 'g', growth: 'c' },
  lookingAt: 'Cartes regardées',
  semicolon: ' ; ',
};

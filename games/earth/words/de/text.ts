import type { TextWords } from '../text/types.ts';

const cards = (n: number): string => (n === 1 ? '1 Karte' : `${n} Karten`);

export const de: TextWords = {
  setUp: 'Spielvorbereitung',
  gaia: 'Gaia',
  turn: (turn, active) => `Zug ${turn}, ${active} am Zug`,
  deck: (n) => `${cards(n)} im Stapel`,
  fauna: (number) => `Fauna ${number}`,
  common: 'Gemeinsam',
  claimedBy: (names) => `beansprucht von ${names}`,
  stored: (sprouts) => `${sprouts} im Lager`,
  gaiaPile: (n) => `${cards(n)} in ihrem Wertungsstapel`,
  signs: { sprout: 's', growth: 'w' },
  lookingAt: 'Angesehen',
  semicolon: '; ',
};

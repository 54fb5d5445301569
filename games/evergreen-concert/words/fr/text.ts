import type { TextWords } from '../text/types.ts';

export const fr: TextWords = {
  noTimer: 'sans sablier',
  timer: (seconds) => `${seconds} s par tour`,
  opening: (dealer) => `Préparation initiale : chacun choisit trois cartes, face cachée. Donneur : ${dealer}.`,
  turn: (turn, onTurn, cards, mostCards) => `Tour ${turn} : ${onTurn}, cartes jouées : ${cards} sur ${mostCards}`,
  hitMoved: 'disque des tubes tourné',
  columns: ['gauche', 'milieu', 'droite', 'main', 'concerts', 'disques'],
};

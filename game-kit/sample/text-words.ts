import type { ByLanguage } from '@grove/game-kit';

interface TextWords {
  readonly round: string;
  readonly prize: string;
  readonly noPrize: string;
  readonly cards: string;
  readonly acorns: string;
  readonly hasChosen: string;
  readonly hand: string;
}

export const textWords: ByLanguage<TextWords> = {
  en: {
    round: 'round',
    prize: 'prize',
    noPrize: 'no prize',
    cards: 'cards',
    acorns: 'acorns',
    hasChosen: 'has chosen',
    hand: 'your hand',
  },
  fr: {
    round: 'manche',
    prize: 'prix',
    noPrize: 'pas de prix',
    cards: 'cartes',
    acorns: 'glands',
    hasChosen: 'a choisi',
    hand: 'votre main',
  },
  de: {
    round: 'Runde',
    prize: 'Preis',
    noPrize: 'kein Preis',
    cards: 'Karten',
    acorns: 'Eicheln',
    hasChosen: 'hat gewählt',
    hand: 'deine Hand',
  },
  es: {
    round: 'ronda',
    prize: 'premio',
    noPrize: 'sin premio',
    cards: 'cartas',
    acorns: 'bellotas',
    hasChosen: 'ha elegido',
    hand: 'tu mano',
  },
};

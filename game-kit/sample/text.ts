import { itemAt, type Viewer } from '@grove/kernel';
import { nameOfCard, NONE, type View } from '@grove/kernel/sample';
import type { ByLanguage, Language } from '../index.ts';

interface TextWords {
  readonly round: string;
  readonly prize: string;
  readonly noPrize: string;
  readonly seat: string;
  readonly cards: string;
  readonly acorns: string;
  readonly hasChosen: string;
  readonly hand: string;
}

const textWords: ByLanguage<TextWords> = {
  en: {
    round: 'round',
    prize: 'prize',
    noPrize: 'no prize',
    seat: 'seat',
    cards: 'cards',
    acorns: 'acorns',
    hasChosen: 'has chosen',
    hand: 'your hand',
  },
  fr: {
    round: 'manche',
    prize: 'prix',
    noPrize: 'pas de prix',
    seat: 'place',
    cards: 'cartes',
    acorns: 'glands',
    hasChosen: 'a choisi',
    hand: 'votre main',
  },
  de: {
    round: 'Runde',
    prize: 'Preis',
    noPrize: 'kein Preis',
    seat: 'Platz',
    cards: 'Karten',
    acorns: 'Eicheln',
    hasChosen: 'hat gewählt',
    hand: 'deine Hand',
  },
  es: {
    round: 'ronda',
    prize: 'premio',
    noPrize: 'sin premio',
    seat: 'asiento',
    cards: 'cartas',
    acorns: 'bellotas',
    hasChosen: 'ha elegido',
    hand: 'tu mano',
  },
};

/** The view as text: the round, the seats, the viewer's own cards. */
export function drawText(view: View, viewer: Viewer, language: Language): string {
  const words = textWords[language];
  const seats = view.handSizes.map((size, seat) => {
    const mark = view.hasChosen[seat] ? words.hasChosen : '';
    const total = itemAt(view.bonus, seat) + itemAt(view.won, seat);
    return `${words.seat} ${seat + 1}  ${size} ${words.cards}  ${total} ${words.acorns}  ${mark}`.trimEnd();
  });
  const prize = view.prize === NONE ? words.noPrize : `${words.prize} ${nameOfCard(view.prize)}`;
  const hand = viewer === 'public' ? [] : [`${words.hand}  ${view.hand.map(nameOfCard).join(' ')}`];
  return [`${words.round} ${view.round + 1}  ${prize}`, ...seats, ...hand].join('\n');
}

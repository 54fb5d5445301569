import type { ByLanguage } from '@grove/game-kit';

/** What the board says beside the words that the game has for everybody. */
interface BoardWords {
  readonly prize: (card: string) => string;
  readonly noPrize: string;
  readonly seats: string;
  readonly total: (name: string, total: number, hasChosen: boolean) => string;
  readonly hand: string;
  readonly choose: string;
  readonly over: string;
  readonly undo: string;
}

export const boardWords: ByLanguage<BoardWords> = {
  en: {
    prize: (card) => `The prize is ${card}`,
    noPrize: 'No prize is left',
    seats: 'Players',
    total: (name, total, hasChosen) => `${name}: ${total}${hasChosen ? ', has chosen' : ''}`,
    hand: 'Your hand',
    choose: 'Choose a card',
    over: 'The game is over',
    undo: 'Undo',
  },
  fr: {
    prize: (card) => `Le prix est ${card}`,
    noPrize: 'Il n’y a plus de prix',
    seats: 'Joueurs',
    total: (name, total, hasChosen) => `${name} : ${total}${hasChosen ? ', a choisi' : ''}`,
    hand: 'Votre main',
    choose: 'Choisissez une carte',
    over: 'La partie est finie',
    undo: 'Annuler',
  },
  de: {
    prize: (card) => `Der Preis ist ${card}`,
    noPrize: 'Kein Preis ist mehr da',
    seats: 'Spieler',
    total: (name, total, hasChosen) => `${name}: ${total}${hasChosen ? ', hat gewählt' : ''}`,
    hand: 'Deine Hand',
    choose: 'Wähle eine Karte',
    over: 'Das Spiel ist zu Ende',
    undo: 'Rückgängig',
  },
  es: {
    prize: (card) => `El premio es ${card}`,
    noPrize: 'No queda ningún premio',
    seats: 'Jugadores',
    total: (name, total, hasChosen) => `${name}: ${total}${hasChosen ? ', ha elegido' : ''}`,
    hand: 'Tu mano',
    choose: 'Elige una carta',
    over: 'La partida ha terminado',
    undo: 'Deshacer',
  },
};

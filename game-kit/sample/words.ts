import { type AcornsTypes, nameOfCard, type Seen } from '@grove/kernel/sample';
import type { ByLanguage, GameWords } from '@grove/game-kit';

type Words = GameWords<AcornsTypes>;
type Names = (seat: number) => string;

/** What the three kinds of event sound like in one language. */
interface Lines {
  chosen(name: string, card: string): string;
  secretly(name: string): string;
  revealed(cards: string, winner: string, prize: number): string;
}

const eventIn = (lines: Lines) => (seen: Seen, nameOf: Names) => {
  if (seen.kind === 'chosen') return lines.chosen(nameOf(seen.seat), nameOfCard(seen.card));
  if (seen.kind === 'chose-secretly') return lines.secretly(nameOf(seen.seat));
  return lines.revealed(seen.cards.map(nameOfCard).join(', '), nameOf(seen.winner), seen.prize);
};

const refusalIn =
  (reasons: Record<AcornsTypes['Reason'], string>): Words['refusal'] =>
  ({ reason, facts }) =>
    reasons[reason].replace('{card}', nameOfCard(Number(facts.card)));

/** A turn in Acorns is one card. */
const turnIn =
  (choose: (card: string) => string): NonNullable<Words['turn']> =>
  (_view, cards) =>
    choose(cards.map(nameOfCard).join(', '));

export const words: ByLanguage<Words> = {
  en: {
    question: () => 'Choose a card',
    turn: turnIn((card) => `Choose ${card}`),
    refusal: refusalIn({
      'game-over': 'The game is over.',
      'already-chosen': 'You have chosen already.',
      'not-in-hand': 'You do not hold {card}.',
    }),
    event: eventIn({
      chosen: (name, card) => `${name} chose ${card}`,
      secretly: (name) => `${name} chose a card`,
      revealed: (cards, winner, prize) => `${cards}: ${winner} wins ${prize}`,
    }),
  },
  fr: {
    question: () => 'Choisissez une carte',
    turn: turnIn((card) => `Choisir ${card}`),
    refusal: refusalIn({
      'game-over': 'La partie est finie.',
      'already-chosen': 'Vous avez déjà choisi.',
      'not-in-hand': 'Vous n’avez pas {card}.',
    }),
    event: eventIn({
      chosen: (name, card) => `${name} a choisi ${card}`,
      secretly: (name) => `${name} a choisi une carte`,
      revealed: (cards, winner, prize) => `${cards} : ${winner} gagne ${prize}`,
    }),
  },
  de: {
    question: () => 'Wähle eine Karte',
    turn: turnIn((card) => `${card} wählen`),
    refusal: refusalIn({
      'game-over': 'Das Spiel ist zu Ende.',
      'already-chosen': 'Du hast schon gewählt.',
      'not-in-hand': 'Du hast {card} nicht auf der Hand.',
    }),
    event: eventIn({
      chosen: (name, card) => `${name} wählte ${card}`,
      secretly: (name) => `${name} wählte eine Karte`,
      revealed: (cards, winner, prize) => `${cards}: ${winner} gewinnt ${prize}`,
    }),
  },
  es: {
    question: () => 'Elige una carta',
    turn: turnIn((card) => `Elegir ${card}`),
    refusal: refusalIn({
      'game-over': 'La partida ha terminado.',
      'already-chosen': 'Ya has elegido.',
      'not-in-hand': 'No tienes {card}.',
    }),
    event: eventIn({
      chosen: (name, card) => `${name} eligió ${card}`,
      secretly: (name) => `${name} eligió una carta`,
      revealed: (cards, winner, prize) => `${cards}: ${winner} gana ${prize}`,
    }),
  },
};

import { own } from './own.ts';
import { fromMiddle, hadToDraw } from '../happened.ts';
import type { Phrases } from '../phrases.ts';

export const de: Phrases = {
  colours: { orange: 'Orange', blue: 'Blau', lilac: 'Lila', green: 'Grün', yellow: 'Gelb', brown: 'Braun' },
  piles: ['linken', 'mittleren', 'rechten'],
  card: (colour, value) => `${colour} ${value}`,
  questions: {
    pick: (pile) => `Wähle eine Karte für deinen ${pile} Stapel`,
    wait: () => 'Warte auf die anderen',
    'first-card': () => 'Spiele eine Karte auf einen beliebigen Stapel',
    'next-card': () => 'Spiele noch eine Karte, drehe die Top-Hit-Scheibe oder beende deinen Zug',
    'hit-or-concert': () => 'Drehe die Top-Hit-Scheibe, veranstalte ein Konzert oder beende deinen Zug',
    hit: () => 'Drehe die Top-Hit-Scheibe oder beende deinen Zug',
    concert: () => 'Veranstalte ein Konzert oder beende deinen Zug',
    over: () => 'Die Partie ist zu Ende',
  },
  steps: {
    play: (card, pile, owner) =>
      owner === undefined ? `${card} auf deinen ${pile} Stapel` : `${card} auf den ${pile} Stapel von ${owner}`,
    pick: (card, pile, owner) =>
      owner === undefined ? `${card} für deinen ${pile} Stapel` : `${card} für den ${pile} Stapel von ${owner}`,
    hit: (colour) => `die Top-Hit-Scheibe auf ${colour} drehen`,
    concert: 'ein Konzert veranstalten',
    gala: 'die Gala veranstalten',
    done: 'den Zug beenden',
  },
  why: {
    concert: (before, after) => `ein Konzert bringt dann ${after} statt ${before}`,
    paid: (points) => `es bringt ${points}`,
    openingSum: (sum) => `die Stapel ergeben bisher ${sum}, und die niedrigste Summe beginnt`,
    keepsOfArtist: (cards) =>
      cards === ''
        ? 'keine weitere Karte dieses Künstlers auf der Hand'
        : `weitere Karten dieses Künstlers auf der Hand: ${cards}`,
  },
  refusals: {
    'game-over': () => 'Die Partie ist zu Ende.',
    'not-your-turn': ({ onTurn }) => `Platz ${onTurn} ist am Zug.`,
    'not-in-the-opening': () => 'Zuerst wählen alle drei Karten für die Vorrunde.',
    'opening-is-over': () => 'Die Vorrunde ist vorbei: Karten spielst du jetzt auf die Stapel.',
    'three-picked': () => 'Du hast deine drei Karten gewählt; die anderen wählen noch.',
    'pile-out-of-order': ({ next }) => `Wähle von links nach rechts: Die nächste Karte ist für Stapel ${next}.`,
    'not-in-hand': (_facts, card) => `${card} hast du nicht auf der Hand.`,
    'no-such-pile': ({ players }) => `Dieser Platz ist leer: Es gibt nur ${players} Spieler.`,
    'no-such-move': () => 'Diesen Zug gibt es nicht.',
    'three-cards-played': () => 'Du hast drei Karten gespielt, mehr sind in einem Zug nicht erlaubt.',
    'cards-come-first': () => 'Erst die Karten, dann die Top-Hit-Scheibe, und die hast du schon gedreht.',
    'play-a-card-first': () => 'Spiele zuerst mindestens eine Karte.',
    'hit-already-moved': () => 'Du darfst die Top-Hit-Scheibe nur ein Feld pro Zug drehen.',
    'concert-still-open': () => 'Ein Konzert ist noch möglich, also endet dein Zug nicht mit der Top-Hit-Scheibe.',
    'no-concerts-left': ({ allowed }) => `Du hast deine ${allowed} Konzerte schon veranstaltet.`,
    'gala-already-held': () => 'Dein Galakonzert hast du schon veranstaltet.',
    'no-timer': () => 'Dieser Tisch spielt ohne Sanduhr.',
  },
  begins: (name) => `${name} beginnt.`,
  own,
  events: {
    picked: ({ seat, card, pile }, say) =>
      `${say.name(seat)} legt ${say.card(card)} für den ${say.pile(pile)} Stapel bereit.`,
    'picked-secretly': ({ seat, pile }, say) => `${say.name(seat)} wählt verdeckt eine Karte, ${pile + 1} von 3.`,
    revealed: ({ picks, first }, say) =>
      `Die Vorrunde wird aufgedeckt. ${picks.map((cards, seat) => `${say.name(seat)}: ${say.cards(cards)}.`).join(' ')} ${say.begins(first)}`,
    'card-played': ({ seat, card, owner, pile, covered }, say) =>
      seat === owner
        ? `${say.name(seat)} spielt ${say.card(card)} auf den eigenen ${say.pile(pile)} Stapel, über ${say.card(covered)}.`
        : `${say.name(seat)} spielt ${say.card(card)} auf den ${say.pile(pile)} Stapel von ${say.name(owner)}, über ${say.card(covered)}.`,
    'disc-moved': (event, say) =>
      fromMiddle(event)
        ? `${say.name(event.to)} bekommt die Künstlerscheibe ${say.colour(event.colour)} aus der Tischmitte, mit ${event.after}.`
        : `Die Künstlerscheibe ${say.colour(event.colour)} geht von ${say.name(event.from)} an ${say.name(event.to)} und von ${event.before} auf ${event.after}.`,
    'hit-moved': ({ seat, from, to }, say) =>
      `${say.name(seat)} dreht die Top-Hit-Scheibe von ${say.colour(from)} auf ${say.colour(to)}.`,
    'concert-held': ({ seat, gala, points }, say) =>
      `${say.name(seat)} veranstaltet ${gala ? 'das Galakonzert' : 'ein Konzert'}: ${points} Punkte.`,
    'timed-out': (event, say) =>
      hadToDraw(event)
        ? `Die Sanduhr von ${say.name(event.seat)} ist abgelaufen: ${say.name(event.drawer)} zieht ${say.card(event.card)}.`
        : `Die Sanduhr von ${say.name(event.seat)} ist abgelaufen: Der Zug endet sofort.`,
    'final-held': ({ points, galas }, say) =>
      `Schlusskonzert. ${points.map((score, seat) => `${say.name(seat)}: ${score}${galas[seat] ? ' (Gala)' : ''}.`).join(' ')}`,
  },
};

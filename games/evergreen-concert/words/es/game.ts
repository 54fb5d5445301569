import { own } from './own.ts';
import { fromMiddle, hadToDraw } from '../happened.ts';
import type { Phrases } from '../phrases.ts';

export const es: Phrases = {
  colours: { orange: 'naranja', blue: 'azul', lilac: 'lila', green: 'verde', yellow: 'amarillo', brown: 'marrón' },
  piles: ['izquierdo', 'central', 'derecho'],
  card: (colour, value) => `${value} ${colour}`,
  questions: {
    pick: (pile) => `Elige una carta para tu montón ${pile}`,
    wait: () => 'Espera a los demás',
    'first-card': () => 'Juega una carta sobre cualquier montón',
    'next-card': () => 'Juega otra carta, gira el disco de éxitos o termina tu turno',
    'hit-or-concert': () => 'Gira el disco de éxitos, celebra un concierto o termina tu turno',
    hit: () => 'Gira el disco de éxitos o termina tu turno',
    concert: () => 'Celebra un concierto o termina tu turno',
    over: () => 'La partida ha terminado',
  },
  steps: {
    play: (card, pile, owner) =>
      owner === undefined ? `${card} sobre tu montón ${pile}` : `${card} sobre el montón ${pile} de ${owner}`,
    pick: (card, pile, owner) =>
      owner === undefined ? `${card} para tu montón ${pile}` : `${card} para el montón ${pile} de ${owner}`,
    hit: (colour) => `girar el disco de éxitos al ${colour}`,
    concert: 'celebrar un concierto',
    gala: 'celebrar la gala',
    done: 'terminar el turno',
  },
  why: {
    concert: (before, after) => `un concierto vale ${after} en vez de ${before}`,
    paid: (points) => `da ${points}`,
    openingSum: (sum) => `los montones suman ${sum} por ahora, y empieza la suma más baja`,
    keepsOfArtist: (cards) =>
      cards === ''
        ? 'ninguna otra carta de este artista en la mano'
        : `otras cartas de este artista en la mano: ${cards}`,
  },
  refusals: {
    'game-over': () => 'La partida ha terminado.',
    'not-your-turn': ({ onTurn }) => `Es el turno del jugador ${onTurn}.`,
    'not-in-the-opening': () => 'Primero, todos eligen tres cartas para la ronda inicial.',
    'opening-is-over': () => 'La ronda inicial ha terminado: ahora las cartas se juegan sobre los montones.',
    'three-picked': () => 'Ya has elegido tus tres cartas; los demás aún eligen.',
    'pile-out-of-order': ({ next }) => `Elige de izquierda a derecha: la próxima carta es para el montón ${next}.`,
    'not-in-hand': (_facts, card) => `No tienes el ${card} en la mano.`,
    'no-such-pile': ({ players }) => `Ese sitio está vacío: solo juegan ${players}.`,
    'no-such-move': () => 'Esa jugada no existe.',
    'three-cards-played': () => 'Has jugado tres cartas, el máximo en un turno.',
    'cards-come-first': () => 'Las cartas van antes que el disco de éxitos, que ya has girado.',
    'play-a-card-first': () => 'Juega primero al menos una carta.',
    'hit-already-moved': () => 'El disco de éxitos solo gira una casilla por turno.',
    'concert-still-open': () => 'Aún puedes celebrar un concierto: girar el disco de éxitos no termina tu turno.',
    'no-concerts-left': ({ allowed }) => `Ya has celebrado tus ${allowed} conciertos.`,
    'gala-already-held': () => 'Ya has celebrado tu concierto de gala.',
    'no-timer': () => 'Esta mesa juega sin reloj de arena.',
  },
  begins: (name) => `Empieza ${name}.`,
  own,
  events: {
    picked: ({ seat, card, pile }, say) =>
      `${say.name(seat)} aparta el ${say.card(card)} para el montón ${say.pile(pile)}.`,
    'picked-secretly': ({ seat, pile }, say) => `${say.name(seat)} elige una carta en secreto, ${pile + 1} de 3.`,
    revealed: ({ picks, first }, say) =>
      `Se descubren las cartas de la ronda inicial. ${picks.map((cards, seat) => `${say.name(seat)}: ${say.cards(cards)}.`).join(' ')} ${say.begins(first)}`,
    'card-played': ({ seat, card, owner, pile, covered }, say) =>
      seat === owner
        ? `${say.name(seat)} juega el ${say.card(card)} sobre su propio montón ${say.pile(pile)}, sobre el ${say.card(covered)}.`
        : `${say.name(seat)} juega el ${say.card(card)} sobre el montón ${say.pile(pile)} de ${say.name(owner)}, sobre el ${say.card(covered)}.`,
    'disc-moved': (event, say) =>
      fromMiddle(event)
        ? `${say.name(event.to)} toma del centro de la mesa el disco ${say.colour(event.colour)}, con ${event.after}.`
        : `El disco ${say.colour(event.colour)} pasa de ${say.name(event.from)} a ${say.name(event.to)} y de ${event.before} a ${event.after}.`,
    'hit-moved': ({ seat, from, to }, say) =>
      `${say.name(seat)} gira el disco de éxitos del ${say.colour(from)} al ${say.colour(to)}.`,
    'concert-held': ({ seat, gala, points }, say) =>
      `${say.name(seat)} celebra ${gala ? 'el concierto de gala' : 'un concierto'}: ${points} ${points === 1 ? 'punto' : 'puntos'}.`,
    'timed-out': (event, say) =>
      hadToDraw(event)
        ? `Se acabó el tiempo de ${say.name(event.seat)}: ${say.name(event.drawer)} saca al azar el ${say.card(event.card)}.`
        : `Se acabó el tiempo de ${say.name(event.seat)}: el turno termina ahí.`,
    'final-held': ({ points, galas }, say) =>
      `Concierto final. ${points.map((score, seat) => `${say.name(seat)}: ${score}${galas[seat] ? ' (gala)' : ''}.`).join(' ')}`,
  },
};

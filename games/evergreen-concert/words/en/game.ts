import { own } from './own.ts';
import { fromMiddle, hadToDraw } from '../happened.ts';
import type { Phrases } from '../phrases.ts';

export const en: Phrases = {
  colours: { orange: 'orange', blue: 'blue', lilac: 'lilac', green: 'green', yellow: 'yellow', brown: 'brown' },
  piles: ['left', 'middle', 'right'],
  card: (colour, value) => `${colour} ${value}`,
  questions: {
    pick: (pile) => `Pick a card for your ${pile} pile`,
    wait: () => 'Wait for the others',
    'first-card': () => 'Play a card on any pile',
    'next-card': () => 'Play another card, move the hit disc, or end your turn',
    'hit-or-concert': () => 'Move the hit disc, hold a concert, or end your turn',
    hit: () => 'Move the hit disc or end your turn',
    concert: () => 'Hold a concert or end your turn',
    over: () => 'The game is over',
  },
  steps: {
    play: (card, pile, owner) =>
      owner === undefined ? `${card} on your ${pile} pile` : `${card} on the ${pile} pile of ${owner}`,
    pick: (card, pile, owner) =>
      owner === undefined ? `${card} for your ${pile} pile` : `${card} for the ${pile} pile of ${owner}`,
    hit: (colour) => `turn the hit disc to ${colour}`,
    concert: 'hold a concert',
    gala: 'hold the gala',
    done: 'end the turn',
  },
  why: {
    concert: (before, after) => `a concert is worth ${after} instead of ${before}`,
    paid: (points) => `it pays ${points}`,
    openingSum: (sum) => `the piles add up to ${sum} so far, and the lowest sum begins`,
    keepsOfArtist: (cards) =>
      cards === '' ? 'no other card of this artist in hand' : `other cards of this artist in hand: ${cards}`,
  },
  refusals: {
    'game-over': () => 'The game is over.',
    'not-your-turn': ({ onTurn }) => `It is seat ${onTurn}’s turn.`,
    'not-in-the-opening': () => 'First everyone picks three cards for the opening.',
    'opening-is-over': () => 'The opening is over: cards are played on piles now.',
    'three-picked': () => 'You have picked your three cards; the others are still choosing.',
    'pile-out-of-order': ({ next }) => `Pick from left to right: the next card is for pile ${next}.`,
    'not-in-hand': (_facts, card) => `You do not hold ${card}.`,
    'no-such-pile': ({ players }) => `That seat is empty: only ${players} are playing.`,
    'no-such-move': () => 'There is no such move.',
    'three-cards-played': () => 'You have played three cards, the most allowed in a turn.',
    'cards-come-first': () => 'Cards come before the hit disc, and you have already moved it.',
    'play-a-card-first': () => 'Play at least one card first.',
    'hit-already-moved': () => 'The hit disc moves only one step a turn.',
    'concert-still-open': () => 'You can still hold a concert, so moving the hit disc does not end your turn.',
    'no-concerts-left': ({ allowed }) => `You have already held your ${allowed} concerts.`,
    'gala-already-held': () => 'You have already held your gala concert.',
    'no-timer': () => 'This table plays without the sand timer.',
  },
  begins: (name) => `${name} begins.`,
  own,
  events: {
    picked: ({ seat, card, pile }, say) => `${say.name(seat)} places ${say.card(card)} for the ${say.pile(pile)} pile.`,
    'picked-secretly': ({ seat, pile }, say) => `${say.name(seat)} picks a card in secret, ${pile + 1} of 3.`,
    revealed: ({ picks, first }, say) =>
      `The opening is revealed. ${picks.map((cards, seat) => `${say.name(seat)}: ${say.cards(cards)}.`).join(' ')} ${say.begins(first)}`,
    'card-played': ({ seat, card, owner, pile, covered }, say) =>
      seat === owner
        ? `${say.name(seat)} plays ${say.card(card)} on their own ${say.pile(pile)} pile, over ${say.card(covered)}.`
        : `${say.name(seat)} plays ${say.card(card)} on the ${say.pile(pile)} pile of ${say.name(owner)}, over ${say.card(covered)}.`,
    'disc-moved': (event, say) =>
      fromMiddle(event)
        ? `${say.name(event.to)} takes the ${say.colour(event.colour)} disc from the middle, at ${event.after}.`
        : `The ${say.colour(event.colour)} disc goes from ${say.name(event.from)} to ${say.name(event.to)} and from ${event.before} to ${event.after}.`,
    'hit-moved': ({ seat, from, to }, say) =>
      `${say.name(seat)} turns the hit disc from ${say.colour(from)} to ${say.colour(to)}.`,
    'concert-held': ({ seat, gala, points }, say) =>
      `${say.name(seat)} holds ${gala ? 'the gala concert' : 'a concert'}: ${points} points.`,
    'timed-out': (event, say) =>
      hadToDraw(event)
        ? `Time is up for ${say.name(event.seat)}: ${say.name(event.drawer)} draws ${say.card(event.card)}.`
        : `Time is up for ${say.name(event.seat)}: the turn ends there.`,
    'final-held': ({ points, galas }, say) =>
      `Final concert. ${points.map((score, seat) => `${say.name(seat)}: ${score}${galas[seat] ? ' (gala)' : ''}.`).join(' ')}`,
  },
};

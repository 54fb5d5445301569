import { upper } from '@grove/game-kit';
import type { BoardWords } from '../screen/types.ts';

const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);
const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);
const NUMBERS = ['No', 'One', 'Two'];

export const en: BoardWords = {
  you: 'You',
  table: 'Table',
  hand: 'Your hand',
  handOf: (count) => `${cards(count)} in hand`,
  hit: 'Hit',
  countsTwice: 'counts double',
  hitIs: (colour) => `Hit disc: ${colour} counts double`,
  noDisc: 'No disc',
  inTheMiddle: 'In the middle',
  galaToCome: 'Gala to come',
  galaHeld: 'Gala held',
  concertsLeft: (concerts) => (concerts === 1 ? '1 concert left' : `${concerts} concerts left`),
  points,
  onTurn: 'to play',
  pileNames: ['left pile', 'middle pile', 'right pile'],
  pileShows: (card, below) => (below === 0 ? card : `${card}, over ${cards(below)}`),
  empty: 'empty',
  faceDown: 'face down',
  disc: (colour, value, next) => `${colour} disc at ${value}, then ${next}`,
  hasHit: 'has the hit',
  mayChoose: 'may be chosen',
  glass: 'on the timer.',
  secondsLeft: (seconds) => (seconds === 1 ? '1 second left' : `${seconds} seconds left`),
  ask: {
    moreCards: (left) => `${NUMBERS[left]} more ${left === 1 ? 'card' : 'cards'}, or stop here`,
    waitFor: (names) => `Waiting for ${names}`,
    turnOf: (name) => `${name}’s turn`,
    pickNote: 'Nobody sees it until everyone has three.',
    revealNote: 'All cards are revealed at once; until then you can undo your choice.',
    chooseCard: 'Choose a card, then anyone’s pile.',
    choosePile: (card) => `Choose a pile for ${card}.`,
    cardFirst: 'Choose a card from your hand first.',
    worthNow: (count) => `A concert is worth ${points(count)} now.`,
  },
  preview: ({ card, owner, covered }, discs) => {
    const place = owner === undefined ? `your ${covered}` : `${owner}’s ${covered}`;
    const moves = discs.map(({ colour, to, value }) => `the ${colour} disc to ${to ?? 'you'}, at ${value}`);
    return `${upper(card)} on ${place} would ${moves.length === 0 ? 'move no disc' : `send ${moves.join(', and ')}`}.`;
  },
  wouldPay: (count) => `A concert would then be worth ${points(count)}.`,
  choose: {
    choices: 'Choices',
    playHere: (card) => `Play ${card} here`,
    putAside: (card) => `Place ${card}`,
    endTurn: 'End turn',
    concert: (count) => `Concert ${count}`,
    gala: (count) => `Gala ${count}`,
    hitStays: (colour) => `Hit stays on ${colour}`,
    hitMoved: (colour) => `Hit moves to ${colour}`,
    turnHit: (colour, count) => `Turn the hit disc to ${colour}: a concert would be worth ${count}`,
    undo: 'Undo',
    noUndo: 'Can’t undo: new cards were revealed.',
    redo: 'Redo',
    typeMove: 'Type a move',
    play: 'Play',
    close: 'Close',
  },
  log: { title: 'Game log', nothingYet: 'Nothing has happened yet.', newest: 'Since your last turn' },
  end: {
    title: 'Final concert',
    youWin: 'You win',
    wins: (name) => `${name} wins`,
    share: (names) => `${names} share the victory`,
    concert: (number) => `Concert ${number}`,
    final: 'Final',
    inConcert: (number) => `in concert ${number}`,
    inFinal: 'in the final concert',
    tied: 'Level on points: the higher final concert decides.',
    total: 'Total',
    gala: 'gala',
  },
  setUp: {
    ring: 'Order on the hit disc',
    swap: 'Tap two artists to swap their places. The hit moves one place around the ring.',
    usualRing: 'Usual order',
  },
};

import { COLOUR_COUNT, COLOURS, colourNamed, type Colour } from './artists.ts';

/** C1.2 Thirteen cards of each colour. A card is a number from 0 to 77: by colour, then by value. */
export type Card = number;

export const VALUES = 13;
export const CARDS = COLOUR_COUNT * VALUES;
/** In place of a card: nothing lies there. */
export const NO_CARD = -1;

/** C2.3 How many cards a player gets, for the whole game. C3.1 How many of them open the piles. */
export const HAND = 13;
export const PILES = 3;
/** C5.3 The pile for a card played by the timer, counted from 0. */
export const MIDDLE_PILE = 1;

export const MAX_PLAYERS = 6;

/** C2.2 The highest value in use, by the number of players. */
export const HIGHEST_VALUE: Readonly<Record<number, number>> = { 2: 5, 3: 9, 4: 9, 5: 13, 6: 13 };

const everyCard = Array.from({ length: CARDS }, (_, card) => card);

export const COLOUR_OF: readonly Colour[] = everyCard.map((card) => Math.floor(card / VALUES));
export const VALUE_OF: readonly number[] = everyCard.map((card) => (card % VALUES) + 1);
const NAME_OF: readonly string[] = everyCard.map((card) => `${COLOURS[COLOUR_OF[card]]}${VALUE_OF[card]}`);

const cardOf = (colour: Colour, value: number): Card => colour * VALUES + value - 1;

/** As records write it: `green9`. */
export const nameOfCard = (card: Card): string => NAME_OF[card];

/** The card of this name, or NO_CARD when there is none. */
export function cardNamed(name: string): Card {
  const [, colour, value] = /^([a-z]+)([1-9]\d?)$/.exec(name) ?? [];
  const known = colour !== undefined && colourNamed(colour) >= 0 && Number(value) <= VALUES;
  return known ? cardOf(colourNamed(colour), Number(value)) : NO_CARD;
}

const decks = Array.from({ length: MAX_PLAYERS + 1 }, (_, players) =>
  everyCard.filter((card) => VALUE_OF[card] <= (HIGHEST_VALUE[players] ?? 0)),
);

/** C2.2 The cards in use, sorted. */
export const deckFor = (players: number): readonly Card[] => decks[players];

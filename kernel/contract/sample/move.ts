/** A move is the card that is chosen, by its number. */
export type Move = number;

export const nameOfCard = (card: Move): string => `oak${card}`;

import { NO_CARD, type Card, type Colour } from '../material/index.ts';
import { NOBODY, type Seen } from '../rules/index.ts';

/** What the sentences of a language are made with: names of people, cards, artists and piles. */
export interface Speech {
  readonly name: (seat: number) => string;
  /** Who begins, as a sentence. */
  readonly begins: (seat: number) => string;
  readonly card: (card: Card) => string;
  readonly cards: (cards: readonly Card[]) => string;
  readonly colour: (colour: Colour) => string;
  /** 0 left, 1 middle, 2 right. */
  readonly pile: (pile: number) => string;
}

export type EventOf<Kind extends Seen['kind']> = Extract<Seen, { readonly kind: Kind }>;

/** Whether a disc came from the middle of the table. */
export const fromMiddle = (event: EventOf<'disc-moved'>): boolean => event.from === NOBODY;

/** Whether time was out before a card was played, so that one had to be drawn (C5.3). */
export const hadToDraw = (event: EventOf<'timed-out'>): boolean => event.card !== NO_CARD;

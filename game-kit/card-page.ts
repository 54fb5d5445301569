import type { ReactNode } from 'react';
import type { Language } from './language.ts';

/** Which of a game's cards is looked at, and among which. */
export interface CardAddress {
  /** The card's id; undefined for the list. */
  readonly card: string | undefined;
  /** The filter as it stands behind the question mark of the address: `kind=tree&effect=growth`. */
  readonly filter: string;
}

/** What people and bots made of cards: in how many games, and by card how often it was used and what it scored. */
export interface CardFigures {
  readonly games: number;
  readonly cards: Readonly<Record<string, CardUse>>;
}

export interface CardUse {
  /** In so many games somebody used the card. */
  readonly used: number;
  /** What it scored in all of them together. */
  readonly points: number;
}

export interface CardPageProps {
  readonly language: Language;
  readonly at: CardAddress;
  /** The address as a link that can be shared. */
  readonly hrefOf: (to: CardAddress) => string;
  /** Shows another card or list; `replace` leaves no step to go back to. */
  readonly go: (to: CardAddress, how?: 'replace') => void;
  /** Opens a rule over the page. */
  readonly rules: { readonly open: (rule: string) => void; readonly hrefOf: (rule: string) => string };
  /** What people made of the cards in the finished games that this browser keeps; undefined until they are counted. */
  readonly people: CardFigures | undefined;
  /** The same in the finished games of the server; undefined until it has answered, and without one. */
  readonly atServer: CardFigures | undefined;
  /** What bots are called, by level. */
  readonly botNames: Readonly<Record<string, string>>;
  /** Hears the name of the card that is shown. */
  readonly onShown?: ((name: string | undefined) => void) | undefined;
}

/** A page on which the cards of a game can be looked up, one by one and by what they do. */
export type CardPage = (props: CardPageProps) => ReactNode;

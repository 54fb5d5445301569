import type { GameWords, Language } from '@grove/game-kit';
import { itemAt, type Facts } from '@grove/kernel';
import {
  cardNamed,
  COLOUR_OF,
  COLOURS,
  NO_CARD,
  PILES,
  VALUE_OF,
  type Card,
  type ColourName,
} from '../material/index.ts';
import type { EventOf, Speech } from './happened.ts';
import { type OwnPhrases, ownSentence, spokenTo } from './own.ts';
import { mistakeText, reasonText } from './reasons/index.ts';
import type { ReasonWords } from './reasons/types.ts';
import { whyText } from './why.ts';
import { turnText } from './turn.ts';
import { MAX_CARDS, MAX_CONCERTS, type ConcertTypes, type Reason, type Seen, type View } from '../rules/index.ts';

/** What a seat can be asked. */
type Question = 'pick' | 'wait' | 'first-card' | 'next-card' | 'hit-or-concert' | 'hit' | 'concert' | 'over';

/** Everything that a language must say. A missing sentence does not compile. */
export interface Phrases {
  readonly colours: Readonly<Record<ColourName, string>>;
  readonly piles: readonly [left: string, middle: string, right: string];
  card(colour: string, value: number): string;
  /** Short sentences without a full stop; `pile` is the one that a picked card is for. */
  readonly questions: { readonly [Q in Question]: (pile: string) => string };
  /** What a step does, for hints: short, without a capital. `owner` is undefined for the reader's own piles. */
  readonly steps: {
    play(card: string, pile: string, owner: string | undefined): string;
    pick(card: string, pile: string, owner: string | undefined): string;
    hit(colour: string): string;
    readonly concert: string;
    readonly gala: string;
    readonly done: string;
  };
  /** What a turn changes at once, for hints. */
  readonly why: {
    concert(before: number, after: number): string;
    paid(points: number): string;
    /** C3.2 What the cards picked for the opening add up to so far. */
    openingSum(sum: number): string;
    /** The other cards of the picked artist that stay in hand; empty if there are none. */
    keepsOfArtist(cards: string): string;
  };
  readonly refusals: { readonly [R in Reason]: (facts: Facts, card: string) => string };
  begins(name: string): string;
  /** To the reader. */
  readonly own: OwnPhrases;
  readonly events: { readonly [Kind in Seen['kind']]: (event: EventOf<Kind>, speech: Speech) => string };
}

/** Makes the words of the game from the sentences of a language. */
export function wordsFrom(language: Language, phrases: Phrases, reasons: ReasonWords): GameWords<ConcertTypes> {
  return {
    question: (view, seat) => {
      const pile = itemAt(phrases.piles, Math.min(itemAt(view.picked, seat), phrases.piles.length - 1));
      return phrases.questions[questionFor(view, seat)](pile);
    },
    refusal: ({ reason, facts }) => phrases.refusals[reason](facts, cardInFacts(phrases, facts)),
    event: (seen, nameOf, reader) => {
      const say = speechOf(phrases, nameOf);
      if (reader === undefined) return sentence(phrases, seen, say);
      const { own } = phrases;
      return ownSentence(own, seen, reader, say) ?? sentence(phrases, seen, spokenTo(own, reader, say));
    },
    turn: (view, steps, nameOf, reader = view.viewer) =>
      turnText(phrases, view, steps, speechOf(phrases, nameOf), reader),
    why: (view, seat, steps) => whyText(phrases, view, seat, steps, speechOf(phrases, String), language),
    reason: (term, about) => reasonText(reasons, phrases, term, about),
    mistake: (kind) => mistakeText(reasons, kind),
  };
}

/** C4.1 Cards first, then the hit disc, then a concert; only what is still open is asked. */
function questionFor(view: View, seat: number): Question {
  if (view.stage === 'over') return 'over';
  if (view.stage === 'opening') return itemAt(view.picked, seat) < PILES ? 'pick' : 'wait';
  if (seat !== view.onTurn) return 'wait';
  if (view.cardsPlayed === 0) return 'first-card';
  if (view.hitMoved) return 'concert';
  if (view.cardsPlayed < MAX_CARDS && itemAt(view.handSizes, seat) > 0) return 'next-card';
  return itemAt(view.concerts, seat).length < MAX_CONCERTS ? 'hit-or-concert' : 'hit';
}

function sentence<Kind extends Seen['kind']>(phrases: Phrases, seen: EventOf<Kind>, speech: Speech): string {
  const say = phrases.events[seen.kind] as (event: EventOf<Kind>, speech: Speech) => string;
  return say(seen, speech);
}

/** How a language names people, cards, artists and piles. */
export function speechOf(phrases: Phrases, nameOf: (seat: number) => string): Speech {
  const card = (card: Card): string =>
    phrases.card(phrases.colours[itemAt(COLOURS, itemAt(COLOUR_OF, card))], itemAt(VALUE_OF, card));
  return {
    name: nameOf,
    begins: (seat) => phrases.begins(nameOf(seat)),
    card,
    cards: (cards) => cards.map(card).join(', '),
    colour: (colour) => phrases.colours[itemAt(COLOURS, colour)],
    pile: (pile) => itemAt(phrases.piles, pile),
  };
}

function cardInFacts(phrases: Phrases, facts: Facts): string {
  const card = cardNamed(String(facts.card ?? ''));
  return card === NO_CARD ? '' : speechOf(phrases, String).card(card);
}

import type { Seat } from '@grove/kernel';
import type { Seen } from '../rules/index.ts';
import { type EventOf, fromMiddle, hadToDraw, type Speech } from './happened.ts';

/** What happened to the reader, who is spoken to: all else is said by name. */
export interface OwnPhrases {
  /** In a list of names. */
  readonly you: string;
  readonly begin: string;
  picked(card: string, pile: string): string;
  /** `owner` is undefined for the reader's own pile. */
  played(card: string, pile: string, owner: string | undefined, covered: string): string;
  playedOnMine(name: string, card: string, pile: string, covered: string): string;
  tookDisc(colour: string, value: number): string;
  gotDisc(colour: string, from: string, before: number, after: number): string;
  lostDisc(colour: string, to: string, before: number, after: number): string;
  turnedHit(from: string, to: string): string;
  heldConcert(points: number, isGala: boolean): string;
  timeIsUp(drawn: { readonly drawer: string; readonly card: string } | undefined): string;
  drew(name: string, card: string): string;
}

type Teller = { readonly [Kind in Seen['kind']]?: (event: EventOf<Kind>) => string | undefined };

/** An event as it is told to a seat that it is about; undefined if it is not about it. */
export function ownSentence(own: OwnPhrases, seen: Seen, reader: Seat, say: Speech): string | undefined {
  const telling: Teller = {
    picked: ({ seat, card, pile }) => (seat === reader ? own.picked(say.card(card), say.pile(pile)) : undefined),
    'card-played': (event) => playedSentence(own, event, reader, say),
    'disc-moved': (event) => discSentence(own, event, reader, say),
    'hit-moved': ({ seat, from, to }) =>
      seat === reader ? own.turnedHit(say.colour(from), say.colour(to)) : undefined,
    'concert-held': ({ seat, gala, points }) => (seat === reader ? own.heldConcert(points, gala) : undefined),
    'timed-out': (event) => timeSentence(own, event, reader, say),
  };
  const tell = telling[seen.kind] as ((event: Seen) => string | undefined) | undefined;
  return tell?.(seen);
}

function playedSentence(own: OwnPhrases, event: EventOf<'card-played'>, reader: Seat, say: Speech): string | undefined {
  const { seat, owner } = event;
  const [card, pile, covered] = [say.card(event.card), say.pile(event.pile), say.card(event.covered)];
  if (seat === reader) return own.played(card, pile, owner === reader ? undefined : say.name(owner), covered);
  return owner === reader ? own.playedOnMine(say.name(seat), card, pile, covered) : undefined;
}

function discSentence(own: OwnPhrases, event: EventOf<'disc-moved'>, reader: Seat, say: Speech): string | undefined {
  const { from, to, before, after } = event;
  const colour = say.colour(event.colour);
  if (to === reader) {
    return fromMiddle(event) ? own.tookDisc(colour, after) : own.gotDisc(colour, say.name(from), before, after);
  }
  return from === reader ? own.lostDisc(colour, say.name(to), before, after) : undefined;
}

function timeSentence(own: OwnPhrases, event: EventOf<'timed-out'>, reader: Seat, say: Speech): string | undefined {
  const { seat, drawer } = event;
  const isDrawn = hadToDraw(event);
  if (seat === reader) {
    return own.timeIsUp(isDrawn ? { drawer: say.name(drawer), card: say.card(event.card) } : undefined);
  }
  return isDrawn && drawer === reader ? own.drew(say.name(seat), say.card(event.card)) : undefined;
}

/** The reader is `You` where a sentence lists everybody. */
export const spokenTo = (own: OwnPhrases, reader: Seat, say: Speech): Speech => ({
  ...say,
  name: (seat) => (seat === reader ? own.you : say.name(seat)),
  begins: (seat) => (seat === reader ? own.begin : say.begins(seat)),
});

import type { Seat } from '@grove/kernel';
import type { Seen } from '../rules/index.ts';
import { type EventOf, fromMiddle, hadToDraw } from './events.ts';
import type { Speech } from './phrases.ts';

/** Lines of the log that are about the reader. */
export interface OwnPhrases {
  picked(card: string, pile: string): string;
  pickedSecretly(number: number): string;
  /** On a pile of the reader's own. */
  played(card: string, pile: string, covered: string): string;
  playedOn(owner: string, card: string, pile: string, covered: string): string;
  /** Somebody else on a pile of the reader's. */
  playedOnYou(name: string, card: string, pile: string, covered: string): string;
  discTaken(colour: string, value: number): string;
  discWon(colour: string, from: string, before: number, after: number): string;
  discLost(colour: string, to: string, before: number, after: number): string;
  hitMoved(from: string, to: string): string;
  concertHeld(isGala: boolean, points: number): string;
  timeOut: string;
  timeOutDraw(drawer: string, card: string): string;
  /** The reader draws for somebody else. */
  draw(name: string, card: string): string;
}

/** An event as the log tells it to `you`; undefined for events that are not about this seat. */
export function ownSentence(own: OwnPhrases, event: Seen, say: Speech, you: Seat): string | undefined {
  switch (event.kind) {
    case 'picked':
      return event.seat === you ? own.picked(say.card(event.card), say.pile(event.pile)) : undefined;
    case 'picked-secretly':
      return event.seat === you ? own.pickedSecretly(event.pile + 1) : undefined;
    case 'card-played':
      return playedSentence(own, event, say, you);
    case 'disc-moved':
      return discSentence(own, event, say, you);
    case 'hit-moved':
      return event.seat === you ? own.hitMoved(say.colour(event.from), say.colour(event.to)) : undefined;
    case 'concert-held':
      return event.seat === you ? own.concertHeld(event.gala, event.points) : undefined;
    case 'timed-out':
      return timeOutSentence(own, event, say, you);
    default:
      return undefined;
  }
}

function playedSentence(own: OwnPhrases, event: EventOf<'card-played'>, say: Speech, you: Seat): string | undefined {
  const { seat, owner } = event;
  const [card, pile, covered] = [say.card(event.card), say.pile(event.pile), say.card(event.covered)];
  if (seat === you)
    return owner === you ? own.played(card, pile, covered) : own.playedOn(say.name(owner), card, pile, covered);
  return owner === you ? own.playedOnYou(say.name(seat), card, pile, covered) : undefined;
}

function discSentence(own: OwnPhrases, event: EventOf<'disc-moved'>, say: Speech, you: Seat): string | undefined {
  const { from, to, before, after } = event;
  const colour = say.colour(event.colour);
  if (to === you)
    return fromMiddle(event) ? own.discTaken(colour, after) : own.discWon(colour, say.name(from), before, after);
  return from === you ? own.discLost(colour, say.name(to), before, after) : undefined;
}

function timeOutSentence(own: OwnPhrases, event: EventOf<'timed-out'>, say: Speech, you: Seat): string | undefined {
  const { seat, drawer, card } = event;
  if (seat === you) return hadToDraw(event) ? own.timeOutDraw(say.name(drawer), say.card(card)) : own.timeOut;
  return hadToDraw(event) && drawer === you ? own.draw(say.name(seat), say.card(card)) : undefined;
}

import { itemAt, type JsonObject, Match, ScriptedChance, seatIndex, seatNumber, type Seat } from '@grove/kernel';
import { COLOURS, deckFor, HAND, nameOfCard } from '../material/index.ts';
import { concert, NOBODY, type ConcertTypes, type Event } from '../rules/index.ts';

export type ConcertMatch = Match<ConcertTypes>;

/** A deal that fixes only what a test is about. Seats count from 1, as in records. */
export interface Deal {
  readonly dealer?: number;
  /** Per seat the cards that it must get, such as 'green9 blue1'; the rest is filled up with what is left. */
  readonly hands: readonly string[];
  readonly options?: JsonObject;
  /** Results of later picks, from 1: the cards drawn when time is out. */
  readonly draws?: readonly number[];
}

const namesIn = (text: string): string[] => text.split(' ').filter((name) => name !== '');

/** The order of the deck that deals these hands. */
export function deckWith(hands: readonly string[]): string[] {
  const fixed = hands.map(namesIn);
  const taken = new Set(fixed.flat());
  const spare = deckFor(hands.length)
    .map(nameOfCard)
    .filter((name) => !taken.has(name));
  const dealt = fixed.flatMap((hand) => hand.concat(spare.splice(0, HAND - hand.length)));
  return [...dealt, ...spare];
}

export function matchWith({ dealer = 1, hands, options = {}, draws = [] }: Deal): ConcertMatch {
  const chance = new ScriptedChance({ picks: [dealer, ...draws], shuffles: [deckWith(hands)] });
  return new Match(concert, hands.length, options, chance);
}

/** Plays entries as they stand in records, and returns what happened. */
export function enter(match: ConcertMatch, ...entries: readonly (readonly [seat: number, turn: string])[]): Event[] {
  return entries.flatMap(([number, text]) => {
    const seat = seatIndex(number);
    return match.game.notation.readTurn(match.state, seat, text).flatMap((move) => match.play(seat, move));
  });
}

/** Plays single steps of a seat. */
export function step(match: ConcertMatch, number: number, ...texts: readonly string[]): Event[] {
  const seat = seatIndex(number);
  return texts.flatMap((text) => match.play(seat, match.game.notation.readStep(match.state, seat, text)));
}

/** Why a step would be refused: the rule and the reason, or undefined. */
export function refusal(match: ConcertMatch, number: number, text: string): string | undefined {
  const seat = seatIndex(number);
  const why = match.game.why(match.state, seat, match.game.notation.readStep(match.state, seat, text));
  return why && `${why.rule} ${why.reason}`;
}

/** Where a disc is and what it shows: `seat 3 at 6`, `middle at 5`. */
export function disc({ state }: ConcertMatch, colour: (typeof COLOURS)[number]): string {
  const at = COLOURS.indexOf(colour);
  const holder: Seat = itemAt(state.holders, at);
  return `${holder === NOBODY ? 'middle' : `seat ${seatNumber(holder)}`} at ${state.popularity[at]}`;
}

/** All top cards of a seat, left to right. */
export const tops = ({ state }: ConcertMatch, number: number): string =>
  state.tops
    .slice(seatIndex(number) * 3, number * 3)
    .map(nameOfCard)
    .join(' ');

/** The hand of a seat, sorted. */
export const hand = (match: ConcertMatch, number: number): string[] =>
  match.view(seatIndex(number)).hand.map(nameOfCard);

/** One entry that plays the seat's first cards on a pile of its own, to use turns up. */
export const anyCards = (match: ConcertMatch, number: number, count: number): readonly [number, string] => [
  number,
  `play ${hand(match, number)
    .slice(0, count)
    .map((card) => `${card}>${number}.1`)
    .join(' ')}`,
];

export const colourAt = (name: (typeof COLOURS)[number]): number => COLOURS.indexOf(name);

import { BadInput, seatIndex, seatNumber, wordsOf, type Notation, type Seat } from '@grove/kernel';
import { cardNamed, MAX_PLAYERS, nameOfCard, NO_CARD, PILES, type Card } from '../material/index.ts';
import { concertFollows } from './refusals.ts';
import { picksMade } from './waiting.ts';
import {
  closesEntry,
  CONCERT,
  DONE,
  GALA,
  HIT_BACK,
  HIT_ON,
  isPick,
  LAST_HIT_BACK,
  LAST_HIT_ON,
  partsOf,
  pickMove,
  playOn,
  TIMEOUT,
} from './move.ts';
import type { ConcertTypes, State } from './types.ts';

/**
 * Steps are single words: `green9` picked in the opening, `brown1>2.1` a card on a pile of a seat, `hit-`, `hit+`,
 * `concert`, `gala`, `done`, `timeout`. Turns are `open` or `play` and the words of their steps in order; `done` is not
 * written, since every turn without another end is done. A time-out without cards stands alone.
 */
export const notation: Notation<ConcertTypes> = {
  writeStep: (_state, move) => writeStep(move),
  readStep: (state, seat, text) => readStep(state, seat, text),
  writeTurn: (_state, steps) => writeTurn(steps),
  readTurn,
  closes: (_state, move) => closesEntry(move),
};

/** Every move's word, made when it is first asked for: records ask for the same ones again and again. */
const WORDS: string[] = [];

const writeStep = (move: number): string => (WORDS[move] ??= wordFor(move));

function wordFor(move: number): string {
  const parts = partsOf(move);
  if (parts.kind === 'play') return `${nameOfCard(parts.card)}>${seatNumber(parts.owner)}.${parts.pile + 1}`;
  if (parts.kind === 'pick') return nameOfCard(parts.card);
  if (parts.kind === 'hit') return parts.step < 0 ? 'hit-' : 'hit+';
  return parts.kind;
}

function writeTurn(steps: readonly number[]): string {
  if (steps[0] === TIMEOUT) return writeStep(TIMEOUT);
  let text = isPick(steps[0]) ? 'open' : 'play';
  for (const move of steps) if (move !== DONE) text += ` ${writeStep(move)}`;
  return text;
}

function readStep(state: State, seat: Seat, text: string): number {
  // A fourth pick is read as one for the last pile; the rules refuse it.
  if (cardNamed(text) !== NO_CARD) return pickMove(cardNamed(text), Math.min(picksMade(state, seat), PILES - 1));
  return text.includes('>') ? readPlay(text) : readNamed(text, concertFollows(state, seat));
}

/** The words that end a turn, and what they stand for. */
const ENDS: Readonly<Record<string, number>> = { concert: CONCERT, gala: GALA, done: DONE, timeout: TIMEOUT };
const isHit = (word: string | undefined): boolean => word === 'hit-' || word === 'hit+';

function readNamed(word: string, concertNext: boolean): number {
  if (word === 'hit-') return concertNext ? HIT_BACK : LAST_HIT_BACK;
  if (word === 'hit+') return concertNext ? HIT_ON : LAST_HIT_ON;
  if (Object.hasOwn(ENDS, word)) return ENDS[word];
  throw new BadInput(
    `"${word}" is neither a card, a card on a pile, nor hit-, hit+, concert, gala, done or timeout`,
    word,
  );
}

function readPlay(word: string): number {
  const [, card, owner, pile] = /^([^>]*)>(\d)\.(\d)$/.exec(word) ?? [];
  if (card === undefined) throw new BadInput(`"${word}" is not a card on a pile such as "brown1>2.1"`, word);
  const [seat, number] = [Number(owner), Number(pile)];
  if (seat < 1 || seat > MAX_PLAYERS) throw new BadInput(`"${word}": there is no seat ${seat}`, word);
  if (number < 1 || number > PILES) throw new BadInput(`"${word}": piles go from 1 to ${PILES}`, word);
  return playOn(readCard(card, word), seatIndex(seat), number - 1);
}

function readCard(name: string, word: string): Card {
  const card = cardNamed(name);
  if (card === NO_CARD) throw new BadInput(`"${word}": there is no card "${name}"`, word);
  return card;
}

function readTurn(state: State, seat: Seat, text: string): number[] {
  const [verb, ...words] = wordsOf(text);
  if (verb === 'open') return readOpening(words);
  if (verb === 'play') return readCardsAndEnd(state, seat, words);
  if (verb === 'timeout' && words.length === 0) return [TIMEOUT];
  throw new BadInput(`"${verb ?? ''}" must be "open", "play" or a lone "timeout"`);
}

function readOpening(words: readonly string[]): number[] {
  if (words.length !== PILES) throw new BadInput(`"open" needs ${PILES} cards, not ${words.length}`);
  return words.map((word, pile) => pickMove(readCard(word, word), pile));
}

/** C4.1 Cards, then the hit, then the end: a concert, a time-out, or nothing more. */
function readCardsAndEnd(state: State, seat: Seat, words: readonly string[]): number[] {
  const cards = words.findIndex((word) => !word.includes('>'));
  const count = cards < 0 ? words.length : cards;
  if (count === 0) throw new BadInput(`"play" needs a card on a pile such as "brown1>2.1", not "${words[0] ?? ''}"`);
  const steps = words.slice(0, count).map(readPlay);
  const hit = isHit(words[count]) ? words[count] : undefined;
  const [end, surplus] = words.slice(hit === undefined ? count : count + 1);
  const misplaced = end !== undefined && (end === 'done' || !Object.hasOwn(ENDS, end)) ? end : surplus;
  if (misplaced !== undefined) {
    throw new BadInput(
      `"${misplaced}" does not fit: first cards, then hit- or hit+, then concert, gala or timeout`,
      misplaced,
    );
  }
  const follows = end !== undefined || concertFollows(state, seat);
  if (hit !== undefined) steps.push(readNamed(hit, follows));
  if (hit === undefined || follows) steps.push(end === undefined ? DONE : ENDS[end]);
  return steps;
}

import { type StoryOfSeat, type StorySentence, upper } from '@grove/game-kit';
import { itemAt, type Seat, type Viewer } from '@grove/kernel';
import { ACTION_COLORS } from '../../material/vocabulary.ts';
import type { Seen } from '../../rules/events.ts';
import { NO_CARD } from '../../rules/grid.ts';
import { cardWords } from '../cards/index.ts';
import { cardName } from '../names/index.ts';
import type { Vocabulary } from '../vocabulary.ts';
import { gained, goodsText, paid } from './goods.ts';
import { storyWords } from './index.ts';

/** Gaia has no seat of her own: her events name none. */
export const GAIA = -1;

/** Whom the story tells of an event with; `GAIA` for her, undefined where it is nobody's. */
export const seatOf = (event: Seen): Seat | undefined =>
  event.kind.startsWith('gaia-') && event.kind !== 'gaia-turn' ? GAIA : 'seat' in event ? event.seat : undefined;

/** Whether a turn of the table begins with it. */
export const beginsTurn = ({ kind }: Seen): boolean => kind === 'turn' || kind === 'gaia-turn';

/** The events of each turn, in order; what came before the first turn that is heard of counts as one. */
function turnsOf(events: readonly Seen[]): Seen[][] {
  const turns: Seen[][] = [[]];
  for (const event of events) {
    if (beginsTurn(event)) turns.push([]);
    turns.at(-1)?.push(event);
  }
  return turns;
}

/**
 * What the others did, player by player in the order in which they were first heard of: a sentence for each of their own turns, and
 * one for all that they did in turns of others.
 */
export function tellStory(
  words: Vocabulary,
  events: readonly Seen[],
  reader: Viewer,
  nameOf: (seat: Seat) => string,
): StoryOfSeat[] {
  const seats = [...new Set(events.map(seatOf))].filter((seat) => seat !== undefined && seat !== reader);
  const turns = turnsOf(events);
  return seats.flatMap((seat) => {
    const name = seat === GAIA ? cardWords[words.language].gaia.title : nameOf(seat ?? GAIA);
    const parts = turns.map((turn) => turn.filter((event) => seatOf(event) === seat));
    const own = parts.filter(isOwnTurn).map((turn) => tellTurn(words, turn, name));
    const { besides: beside, besidesYou } = storyWords[words.language];
    const when = seat === GAIA && reader !== 'public' ? besidesYou : beside;
    const clauses = besideClauses(words, parts.filter((turn) => !isOwnTurn(turn)).flat());
    const besides = { lead: `${name} ${when}`, underName: upper(when), clauses, isOwnTurn: false };
    const sentences = clauses.length === 0 ? own : [...own, besides];
    return sentences.length === 0 ? [] : [{ seat: seat === GAIA ? undefined : seat, name, sentences }];
  });
}

const isOwnTurn = (events: readonly Seen[]): boolean =>
  events.some(({ kind }) => kind === 'color' || kind === 'gaia-card');

function tellTurn(words: Vocabulary, events: readonly Seen[], name: string): StorySentence {
  const told = storyWords[words.language];
  const color = events.find((event) => event.kind === 'color');
  const first = events.findIndex(({ kind }) => kind === 'activated');
  const before = first < 0 ? events : events.slice(0, first);
  const after = first < 0 ? [] : events.slice(first);
  const activated = after.filter(({ kind }) => kind === 'activated').length;
  const fruit = goodsText(words, gained(after));
  return {
    isOwnTurn: true,
    // Gaia chooses no colour.
    ...(color === undefined
      ? { lead: name, underName: '' }
      : { lead: told.chose[itemAt(ACTION_COLORS, color.color)](name) }),
    clauses: [
      ...plantings(words, events),
      goodsText(words, gained(before)),
      ...(activated === 0 ? [] : [fruit === '' ? told.activated(activated) : told.fromCards(fruit, activated)]),
      ...besideGains(words, events),
    ].filter((clause) => clause !== ''),
  };
}

const besideClauses = (words: Vocabulary, events: readonly Seen[]): string[] =>
  [...plantings(words, events), goodsText(words, gained(events)), ...besideGains(words, events)].filter(
    (clause) => clause !== '',
  );

/** What was planted; of cards that are still face down, how many (E18.5). */
function plantings(words: Vocabulary, events: readonly Seen[]): string[] {
  const told = storyWords[words.language];
  const planted = deeds(words, events, 'planted', told.planted);
  const hidden = events.filter(({ kind }) => kind === 'planted-face-down').length;
  const turnedUp = events.filter(({ kind }) => kind === 'planted').length;
  return hidden > turnedUp ? [...planted, told.faceDown(hidden - turnedUp)] : planted;
}

/** What was paid and played, found and claimed. */
function besideGains(words: Vocabulary, events: readonly Seen[]): string[] {
  const told = storyWords[words.language];
  const cost = goodsText(words, paid(events));
  return [
    ...(cost === '' ? [] : [told.paid(cost)]),
    ...deeds(words, events, 'event', told.played),
    ...deeds(words, events, 'germinated', told.germinated),
    ...deeds(words, events, 'gaia-card', told.revealed),
    ...deeds(words, events, 'claimed', told.claimed),
    ...deeds(words, events, 'gaia-claimed', told.claimed),
    ...(events.some(({ kind }) => kind === 'bonus' || kind === 'gaia-bonus') ? [told.bonus] : []),
  ];
}

/** One clause with the cards of all events of a kind; none where there are no such events. */
function deeds(
  { language }: Vocabulary,
  events: readonly Seen[],
  kind: 'planted' | 'event' | 'germinated' | 'claimed' | 'gaia-card' | 'gaia-claimed',
  tell: (cards: string) => string,
): string[] {
  const cards = events.flatMap((event) =>
    event.kind === kind ? ['fauna' in event ? event.fauna : cardIn(event)] : [],
  );
  const named = cards.filter((card) => card !== NO_CARD).map((card) => cardName(card, language));
  return named.length === 0 ? [] : [tell(named.join(', '))];
}

const cardIn = (event: Seen): number => ('card' in event && event.card !== undefined ? event.card : NO_CARD);

import { say, type Told, upper } from '@grove/game-kit';
import { itemAt, type Seat } from '@grove/kernel';
import { ACTION_COLORS } from '../material/vocabulary.ts';
import type { Seen } from '../rules/events.ts';
import { NO_CARD } from '../rules/grid.ts';
import { criterionText } from './counting.ts';
import { cardName } from './names/index.ts';
import { counted } from './sentence.ts';
import type { EventFact, EventLine, Named, OwnEventLine, Vocabulary } from './vocabulary.ts';

const name = (card: number, { language }: Vocabulary): string => (card === NO_CARD ? '' : cardName(card, language));
const names = (list: readonly number[], words: Vocabulary): string =>
  list
    .filter((card) => card !== NO_CARD)
    .map((card) => name(card, words))
    .join(', ');

type Line = readonly [line: EventLine, facts?: Named];
type SeenOf<Kind extends Seen['kind']> = Extract<Seen, { kind: Kind }>;
type LineOf<Kind extends Seen['kind']> = (event: SeenOf<Kind>, words: Vocabulary) => Line;

const cardsOf = (n: number, words: Vocabulary): Named => ({ goods: counted(n, words.goods.card) });
const COMPOSTED = { hand: 'compostedHand', deck: 'compostedDeck', discard: 'compostedDiscard' } as const;
const CONVERTED = { sprouts: 'convertedSprouts', leaf: 'convertedLeaf', seed: 'convertedSeed' } as const;

/** Which line of the log tells of an event, and its facts. */
const lines: { readonly [Kind in Seen['kind']]: LineOf<Kind> } = {
  turn: ({ turn }) => ['turn', { turn }],
  sides: ({ sides = [] }, words) => ['sides', { cards: names(sides, words) }],
  color: ({ color }, words) => ['color', { color: words.colors[itemAt(ACTION_COLORS, color)] }],
  planted: ({ card, over }, words) =>
    over === NO_CARD
      ? ['planted', { card: name(card, words) }]
      : ['plantedOver', { card: name(card, words), over: name(over, words) }],
  'planted-face-down': ({ over }, words) =>
    over === NO_CARD ? ['plantedFaceDown'] : ['plantedFaceDownOver', { over: name(over, words) }],
  'turned-up': () => ['turnedUp'],
  activated: ({ card, copied }, words) =>
    copied === NO_CARD
      ? ['activated', { card: name(card, words) }]
      : ['copied', { card: name(card, words), copied: name(copied, words) }],
  paid: ({ what, n }, words) => ['paid', { goods: counted(n, words.goods[what]) }],
  got: ({ what, n }, words) => ['got', { goods: counted(n, words.goods[what]) }],
  stored: ({ n }, words) => ['stored', { goods: counted(n, words.goods.sprout) }],
  drew: ({ n, cards: drawn }, words) =>
    drawn === undefined ? ['drew', cardsOf(n, words)] : ['drewCards', { cards: names(drawn, words) }],
  looked: ({ n }, words) => ['looked', cardsOf(n, words)],
  kept: () => ['kept'],
  composted: ({ n, from }, words) => [COMPOSTED[from], cardsOf(n, words)],
  uncomposted: ({ n }, words) => ['uncomposted', cardsOf(n, words)],
  event: ({ card }, words) => ['event', { card: name(card, words) }],
  joined: ({ card, joined }, words) => [joined ? 'joined' : 'declined', { card: name(card, words) }],
  converted: ({ what }) => [CONVERTED[what]],
  germinated: ({ card, criterion }, words) => [
    card === NO_CARD ? 'germinatedNothing' : 'germinated',
    { card: name(card, words), criterion: criterionText(words, criterion) },
  ],
  claimed: ({ fauna, rank }, words) => ['claimed', { card: name(fauna, words), rank }],
  bonus: () => ['bonus'],
  laid: ({ what }, words) => ['laid', { goods: counted(1, words.goods[what]) }],
  fetched: ({ what }, words) => ['fetched', { goods: counted(1, words.goods[what]) }],
  'gaia-turn': ({ turn }) => ['gaiaTurn', { turn }],
  'gaia-claimed': ({ fauna, rank }, words) => ['gaiaClaimed', { card: name(fauna, words), rank }],
  'gaia-bonus': () => ['gaiaBonus'],
  'gaia-card': ({ card }, words) => ['gaiaCard', { card: name(card, words) }],
  'gaia-got': ({ what, n }, words) => ['gaiaGot', { goods: counted(n, words.goods[what]) }],
  over: () => ['over'],
};

const isOwn = ({ ownEvents }: Vocabulary, line: EventLine): line is OwnEventLine => Object.hasOwn(ownEvents, line);

/** A line for the log, told to the reader as `you` where it is the reader's own. Events without an amount say nothing. */
export function logLine(
  words: Vocabulary,
  event: Seen,
  nameOf: (seat: number) => string,
  reader?: Seat,
): string | undefined {
  if ('n' in event && event.n === 0) return undefined;
  const [line, facts] = (lines[event.kind] as LineOf<Seen['kind']>)(event, words);
  const seat = 'seat' in event ? event.seat : 'active' in event ? event.active : undefined;
  const told = { ...facts, name: seat === undefined ? '' : nameOf(seat) } as Told<EventFact>;
  if (seat !== undefined && seat === reader && isOwn(words, line)) return upper(say(words.ownEvents[line], told));
  return upper(say(words.events[line], told));
}

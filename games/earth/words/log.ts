import { itemAt } from '@grove/kernel';
import { cards } from '../material/cards.ts';
import { ACTION_COLORS } from '../material/vocabulary.ts';
import type { Seen } from '../rules/events.ts';
import { NO_CARD } from '../rules/grid.ts';
import { criterionText } from './counting.ts';
import { counted, sentence } from './sentence.ts';
import type { EventLine, Named, Vocabulary } from './vocabulary.ts';

const name = (card: number): string => cards[card]?.name ?? '';
const names = (list: readonly number[]): string =>
  list
    .filter((card) => card !== NO_CARD)
    .map(name)
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
  sides: ({ sides = [] }) => ['sides', { cards: names(sides) }],
  color: ({ color }, words) => ['color', { color: words.colors[itemAt(ACTION_COLORS, color)] }],
  planted: ({ card, over }) =>
    over === NO_CARD ? ['planted', { card: name(card) }] : ['plantedOver', { card: name(card), over: name(over) }],
  activated: ({ card, copied }) =>
    copied === NO_CARD ? ['activated', { card: name(card) }] : ['copied', { card: name(card), copied: name(copied) }],
  paid: ({ what, n }, words) => ['paid', { goods: counted(n, words.goods[what]) }],
  got: ({ what, n }, words) => ['got', { goods: counted(n, words.goods[what]) }],
  stored: ({ n }, words) => ['stored', { goods: counted(n, words.goods.sprout) }],
  drew: ({ n, cards: drawn }, words) =>
    drawn === undefined ? ['drew', cardsOf(n, words)] : ['drewCards', { cards: names(drawn) }],
  looked: ({ n }, words) => ['looked', cardsOf(n, words)],
  kept: () => ['kept'],
  composted: ({ n, from }, words) => [COMPOSTED[from], cardsOf(n, words)],
  uncomposted: ({ n }, words) => ['uncomposted', cardsOf(n, words)],
  event: ({ card }) => ['event', { card: name(card) }],
  joined: ({ card, joined }) => [joined ? 'joined' : 'declined', { card: name(card) }],
  converted: ({ what }) => [CONVERTED[what]],
  germinated: ({ card, criterion }, words) => [
    card === NO_CARD ? 'germinatedNothing' : 'germinated',
    { card: name(card), criterion: criterionText(words, criterion) },
  ],
  claimed: ({ fauna, rank }) => ['claimed', { card: name(fauna), rank }],
  bonus: () => ['bonus'],
  laid: () => ['laid'],
  fetched: () => ['fetched'],
  'gaia-turn': ({ turn }) => ['gaiaTurn', { turn }],
  'gaia-claimed': ({ fauna, rank }) => ['gaiaClaimed', { card: name(fauna), rank }],
  'gaia-bonus': () => ['gaiaBonus'],
  'gaia-card': ({ card }) => ['gaiaCard', { card: name(card) }],
  'gaia-got': ({ what, n }, words) => ['gaiaGot', { goods: counted(n, words.goods[what]) }],
  over: () => ['over'],
};

/** A line for the log. Events without an amount say nothing. */
export function logLine(words: Vocabulary, event: Seen, nameOf: (seat: number) => string): string | undefined {
  if ('n' in event && event.n === 0) return undefined;
  const [line, facts] = (lines[event.kind] as LineOf<Seen['kind']>)(event, words);
  const seat = 'seat' in event ? event.seat : 'active' in event ? event.active : undefined;
  return words.typeset(sentence(words.events[line], { ...facts, name: seat === undefined ? '' : nameOf(seat) }));
}

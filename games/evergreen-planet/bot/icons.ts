import { BIOMES, POWERS, ROUNDS, WILD } from '../material/facts.ts';
import { DECK, DISCARD, FACE_DOWN, ZONE } from '../rules/layout.ts';
import { pickersOf } from '../rules/pickers.ts';
import type { State } from '../rules/types.ts';
import type { Weights } from './weights.ts';

/** By biome, counted anew in every call of `expectIcons`: buffers of the module, since it is called by the million. */
const open = new Float64Array(BIOMES.length);
const top = new Float64Array(BIOMES.length);
const toCome = new Float64Array(WILD + 1);
const droughts = new Float64Array(WILD + 1);
const counts: IconCounts = { open, top, toCome, droughts };

/**
 * How many icons each biome will show in the end, as far as can be told: those that lie open, some of those that
 * can still come, less what a drought may turn face down (P4.5). Which cards are left is known, their order is not.
 */
export function expectIcons(state: State, weights: Weights): number[] {
  const roundsLeft = ROUNDS - 1 - state.round;
  countIcons(state);
  return BIOMES.map((_, biome) => {
    const change = weights.iconsToCome * toCome[biome] - weights.iconsLost * droughts[biome] * top[biome];
    return open[biome] + change * roundsLeft;
  });
}

/** Icons by biome: those that lie open, those of the top card, which a drought turns, and the icons and droughts to come. */
export interface IconCounts {
  readonly open: Float64Array;
  readonly top: Float64Array;
  readonly toCome: Float64Array;
  readonly droughts: Float64Array;
}

/** @returns the module's buffers, good until they are counted again */
export function countIcons(state: State): IconCounts {
  countZone(state);
  toCome.fill(0);
  droughts.fill(0);
  countLeft(state, DECK + state.deckTop, DECK + state.deckEnd);
  countLeft(state, DISCARD, DISCARD + state.discardSize);
  return counts;
}

function countZone({ cards, zoneSize, material }: State): void {
  const { biomeOfCard, fertilityOfCard } = material;
  open.fill(0);
  top.fill(0);
  for (let i = ZONE; i < ZONE + zoneSize; i++) {
    const isOpen = cards[i] < FACE_DOWN;
    const card = cards[i] & ~FACE_DOWN;
    const icons = isOpen ? fertilityOfCard[card] : 0;
    open[biomeOfCard[card]] += icons;
    top[biomeOfCard[card]] = icons;
  }
}

function countLeft({ cards, material }: State, from: number, to: number): void {
  const { biomeOfCard, fertilityOfCard, isDrought } = material;
  for (let i = from; i < to; i++) {
    toCome[biomeOfCard[cards[i]]] += fertilityOfCard[cards[i]];
    droughts[biomeOfCard[cards[i]]] += isDrought[cards[i]];
  }
}

/** The same for `expectCards`, by biome and by power. */
const inDeck = new Float64Array(WILD + 1 + POWERS.length);
const inDiscard = new Float64Array(WILD + 1 + POWERS.length);
const expected = new Float64Array(WILD + 1 + POWERS.length);

/** Where the cards of the powers are counted, after those of the biomes and the wild ones. */
export const OF_POWER: number = WILD + 1;

/**
 * How many cards of each biome, how many wild ones and how many of each power the rivers to come can be expected to hold: first
 * those of the deck, then, when it runs out, of what has been discarded (P4.6).
 *
 * @returns the module's buffer, good until it is filled again
 */
export function expectCards(state: State): Float64Array {
  const { deckTop, deckEnd, discardSize } = state;
  const toDeal = (ROUNDS - 1 - state.round) * (pickersOf(state) + 1);
  countCards(inDeck, state, DECK + deckTop, DECK + deckEnd);
  countCards(inDiscard, state, DISCARD, DISCARD + discardSize);
  const deckSize = deckEnd - deckTop;
  const fromDeck = Math.min(1, toDeal / Math.max(1, deckSize));
  const fromDiscard = Math.min(1, Math.max(0, toDeal - deckSize) / Math.max(1, discardSize));
  for (let kind = 0; kind < expected.length; kind++) {
    expected[kind] = inDeck[kind] * fromDeck + inDiscard[kind] * fromDiscard;
  }
  return expected;
}

function countCards(counts: Float64Array, { cards, material }: State, from: number, to: number): void {
  counts.fill(0);
  for (let i = from; i < to; i++) {
    counts[material.biomeOfCard[cards[i]]]++;
    counts[OF_POWER + material.powerOfCard[cards[i]]]++;
  }
}

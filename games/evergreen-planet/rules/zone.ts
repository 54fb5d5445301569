import type { Tell } from '@grove/kernel';
import { BIOMES } from '../material/facts.ts';
import { discard } from './deck.ts';
import { FACE_DOWN, ZONE } from './layout.ts';
import type { State } from './types.ts';
import type { Event } from './events.ts';

/** P8.1: the fertility icons face up in a biome's pile. */
export function fertilityOf(state: State, biome: number): number {
  const { biomeOfCard, fertilityOfCard } = state.material;
  let icons = 0;
  for (let i = ZONE; i < ZONE + state.zoneSize; i++) {
    const card = state.cards[i];
    if (card < FACE_DOWN && biomeOfCard[card] === biome) icons += fertilityOfCard[card];
  }
  return icons;
}

/** P4.5: where the card goes that nobody took. */
export function feedZone(state: State, card: number, tell?: Tell<Event>): void {
  const { material } = state;
  const biome = material.biomeOfCard[card];
  const isDrought = material.isDrought[card] === 1;
  const goes = isDrought ? 'drought' : material.fertilityOfCard[card] > 0 ? 'fertility' : 'discard';
  const turned = isDrought ? turnTopDown(state, biome) : -1;
  if (goes === 'discard') discard(state, card);
  else state.cards[ZONE + state.zoneSize++] = card;
  tell?.({
    kind: 'left-over',
    card: material.cardIds[card],
    biome: goes === 'discard' ? null : BIOMES[biome],
    goes,
    turned: turned < 0 ? null : material.cardIds[turned],
  });
}

/**
 * Turns the card last added to a biome's pile face down and says which it was; -1 when there is none, or when it is a
 * drought card, which has no icons to lose (P4.5).
 */
function turnTopDown(state: State, biome: number): number {
  const { biomeOfCard, isDrought } = state.material;
  for (let i = ZONE + state.zoneSize - 1; i >= ZONE; i--) {
    const card = state.cards[i] & ~FACE_DOWN;
    if (biomeOfCard[card] !== biome) continue;
    state.cards[i] = card | FACE_DOWN;
    return isDrought[card] === 1 ? -1 : card;
  }
  return -1;
}

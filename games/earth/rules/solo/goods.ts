import { takeFromDeck, takeFromDiscard } from '../deck.ts';
import type { Gaia, State, StepContext } from '../state.ts';

const SOIL_FOR_COMPOST = 10;
const COMPOST_FOR_SOIL = 5;

export function gaiaOf({ gaia }: State): Gaia {
  if (gaia === null) throw new Error('Gaia plays in solo games only');
  return gaia;
}

export function gaiaGetsSprouts({ state, tell }: StepContext, n: number): void {
  gaiaOf(state).sprouts += n;
  tell?.({ kind: 'gaia-got', what: 'sprout', n });
}

export function gaiaGetsGrowth({ state, tell }: StepContext, n: number): void {
  gaiaOf(state).growth += n;
  tell?.({ kind: 'gaia-got', what: 'growth', n });
}

export function gaiaComposts(context: StepContext, n: number): void {
  const taken = takeFromDiscard(context, n); // E18.1
  taken.push(...takeFromDeck(context, n - taken.length));
  gaiaOf(context.state).compost.push(...taken);
  context.tell?.({ kind: 'gaia-got', what: 'compost', n: taken.length });
}

/** E17.9: cards that Gaia draws go to her scoring pile, face up. */
export function gaiaGetsCards(context: StepContext, cards: readonly number[]): void {
  gaiaOf(context.state).pile.push(...cards);
  context.tell?.({ kind: 'gaia-got', what: 'card', n: cards.length });
}

/** E17.7: each ten soil become five composted cards, after every gain. */
export function gaiaGetsSoil(context: StepContext, n: number): void {
  const gaia = gaiaOf(context.state);
  gaia.soil += n;
  context.tell?.({ kind: 'gaia-got', what: 'soil', n });
  while (gaia.soil >= SOIL_FOR_COMPOST) {
    gaia.soil -= SOIL_FOR_COMPOST;
    gaiaComposts(context, COMPOST_FOR_SOIL);
  }
}

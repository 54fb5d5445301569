import { takeFromDeck, takeFromDiscard } from '../deck.ts';
import type { Gaia, State, Table } from '../state.ts';

const SOIL_FOR_COMPOST = 10;
const COMPOST_FOR_SOIL = 5;

export function gaiaOf({ gaia }: State): Gaia {
  if (gaia === null) throw new Error('Gaia plays in solo games only');
  return gaia;
}

export function gaiaGetsSprouts({ state, tell }: Table, n: number): void {
  gaiaOf(state).sprouts += n;
  tell?.({ kind: 'gaia-got', what: 'sprout', n });
}

export function gaiaGetsGrowth({ state, tell }: Table, n: number): void {
  gaiaOf(state).growth += n;
  tell?.({ kind: 'gaia-got', what: 'growth', n });
}

export function gaiaComposts(table: Table, n: number): void {
  const taken = takeFromDiscard(table, n); // E18.1
  taken.push(...takeFromDeck(table, n - taken.length));
  gaiaOf(table.state).compost.push(...taken);
  table.tell?.({ kind: 'gaia-got', what: 'compost', n: taken.length });
}

/** E17.9: cards that Gaia draws go to her scoring pile, face up. */
export function gaiaGetsCards(table: Table, cards: readonly number[]): void {
  gaiaOf(table.state).pile.push(...cards);
  table.tell?.({ kind: 'gaia-got', what: 'card', n: cards.length });
}

/** E17.7: each ten soil become five composted cards, after every gain. */
export function gaiaGetsSoil(table: Table, n: number): void {
  const gaia = gaiaOf(table.state);
  gaia.soil += n;
  table.tell?.({ kind: 'gaia-got', what: 'soil', n });
  while (gaia.soil >= SOIL_FOR_COMPOST) {
    gaia.soil -= SOIL_FOR_COMPOST;
    gaiaComposts(table, COMPOST_FOR_SOIL);
  }
}

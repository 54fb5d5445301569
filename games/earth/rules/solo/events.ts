import { cards } from '../../material/cards.ts';
import type { GainWord, PayWord } from '../../material/vocabulary.ts';
import { takeFromDeck } from '../deck.ts';
import type { Gaia, StepContext } from '../state.ts';
import { gaiaComposts, gaiaGetsCards, gaiaGetsGrowth, gaiaGetsSoil, gaiaGetsSprouts, gaiaOf } from './goods.ts';

/** What Gaia can pay with, from her board (E17.9). */
const purses: Readonly<Partial<Record<PayWord, 'sprouts' | 'growth' | 'soil'>>> = {
  sprout: 'sprouts',
  growth: 'growth',
  soil: 'soil',
};

const gaiaGains: Readonly<Partial<Record<GainWord, (context: StepContext, n: number) => void>>> = {
  draw: (context, n) => gaiaGetsCards(context, takeFromDeck(context, n)),
  soil: gaiaGetsSoil,
  sprout: gaiaGetsSprouts,
  growth: gaiaGetsGrowth,
  compost_deck: gaiaComposts,
};

const has = (gaia: Gaia, what: PayWord, n: number): boolean => {
  const purse = purses[what];
  return purse !== undefined && gaia[purse] >= n;
};

/** E17.9: a between-turns event affects Gaia too: she pays in full and takes it all, or takes no part. */
export function gaiaJoins(context: StepContext, card: number): void {
  const gaia = gaiaOf(context.state);
  const { pay, gain } = cards[card].abilities[0];
  if (!pay.every(({ what, n }) => has(gaia, what, n))) return;
  for (const { what, n } of pay) {
    const purse = purses[what];
    if (purse !== undefined) gaia[purse] -= n;
  }
  for (const { what, n } of gain) gaiaGains[what]?.(context, n);
}

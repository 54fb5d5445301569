import type { GaiaGain } from '../../material/card.ts';
import { countArea } from '../count/cards.ts';
import { takeFromDeck } from '../deck.ts';
import type { StepContext } from '../state.ts';
import { gaiaComposts, gaiaGetsCards, gaiaGetsGrowth, gaiaGetsSoil, gaiaGetsSprouts } from './goods.ts';

const BLUE = { color: 'blue' } as const;

/** What Gaia's cards count (E17.4): blue cards in your area, cards drawn and soil gained this turn (E17.5). */
export const counts = {
  blue_cards: ({ state }) => countArea(state.players[0], BLUE),
  cards_drawn: ({ state }) => state.players[0].drawn,
  soil_gained: ({ state }) => state.players[0].gathered,
} satisfies Record<string, (context: StepContext) => number>;

const words = {
  sprout: gaiaGetsSprouts,
  growth: gaiaGetsGrowth,
  soil: gaiaGetsSoil,
  compost_deck: gaiaComposts,
  score_card: (context, n) => gaiaGetsCards(context, takeFromDeck(context, n)),
} satisfies Record<Exclude<GaiaGain['what'], 'claim_fauna'>, (context: StepContext, n: number) => void>;

export function giveGaia(context: StepContext, gains: readonly GaiaGain[]): void {
  for (const gain of gains) {
    if (gain.what === 'claim_fauna') continue; // decided by the person, see the task `gaia`
    const times = gain.per === undefined ? 1 : counts[gain.per](context);
    if (times > 0) words[gain.what](context, gain.n * times);
  }
}

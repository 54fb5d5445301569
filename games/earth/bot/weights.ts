import type { GainWord, PayWord } from '../material/vocabulary.ts';

/** What goods are worth to the first opponent, in points, while the game goes on. */
export const GAIN_WORTH: Readonly<Record<GainWord, number>> = {
  draw: 0.7,
  soil: 0.5,
  sprout: 0.9,
  growth: 1.1,
  compost_hand: 0.5,
  compost_deck: 1,
  seed: 2.8,
  sprout_others: -0.3,
  sprout_one_other: -0.2,
  pick_from_compost: 0.3,
};

export const PAY_WORTH: Readonly<Record<PayWord, number>> = {
  soil: 0.5,
  sprout: 1,
  growth: 1.2,
  compost_hand: -0.3,
  compost_discard: 1,
};

export const LEAF = 3.4;
export const STORED = 0.2;
/** A planted card makes the engine bigger and the end nearer. */
export const PLANTED = 6;
/** The longer the game, the more a planting is worth: nobody may dawdle for ever. */
export const URGENCY = 0.3;
export const SPARE_CARD = 0.15;
export const SPARE_SOIL = 0.05;
export const FREE_SPACE = 0.15;
/** At the end of the game leaves and seeds are only what they can still be turned into. */
export const LAST_LEAF = 2.6;
/** What a card in hand is worth more when there are none left to draw; a planted one twice that. */
export const SCARCE = 3;

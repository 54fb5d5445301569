import type { Ability, AbilityColor, ActionColor, FloraType, Gain, Habitat, Icon, Kind, Mark } from './vocabulary.ts';

/** What Gaia or the person gets on Gaia's turn (E19.11). */
export type GaiaGain =
  | {
      readonly what: 'sprout' | 'growth' | 'compost_deck' | 'soil' | 'score_card';
      readonly n: number;
      /** One per card with a blue ability, per card drawn, per soil gained. */
      readonly per?: 'blue_cards' | 'cards_drawn' | 'soil_gained';
    }
  | { readonly what: 'claim_fauna'; readonly row: 'upper' | 'lower' };

export interface GaiaTurn {
  /** What the person does first; null on the two cards that only claim fauna. */
  readonly player:
    | { readonly choose: readonly Gain[] }
    | { readonly plant: number; readonly draws: readonly Gain[] }
    | null;
  readonly activate: ActionColor | null;
  readonly gains: readonly GaiaGain[];
  readonly skipsAtBeginner: boolean;
  /** By the chosen fauna card, left and right. */
  readonly atExpert: { readonly left: readonly GaiaGain[]; readonly right: readonly GaiaGain[] } | null;
}

/** The facts of one card, or of one side of a two-sided card. */
export interface Card {
  /** Its number in `cards`, and in states, views and moves. */
  readonly index: number;
  readonly id: string;
  readonly kind: Kind;
  readonly set: 'base' | 'abundance';
  readonly name: string;
  readonly latin: string | null;
  readonly types: readonly FloraType[];
  /** Null where no cost is printed: events, islands, climates, ecosystems, fauna. */
  readonly cost: number | null;
  readonly points: number;
  readonly sproutSpaces: number;
  readonly growthSpaces: number;
  readonly canopyPoints: number;
  readonly habitats: readonly Habitat[];
  readonly marks: readonly Mark[];
  readonly icons: readonly Icon[];
  readonly abilities: readonly Ability[];
  readonly timing: 'anytime' | 'between_turns' | null;
  readonly gaia: GaiaTurn | null;
}

/** The colours of a card's abilities, each once. */
export const colorsOf = (card: Card): readonly AbilityColor[] => [
  ...new Set(card.abilities.flatMap(({ color }) => (color === null ? [] : [color]))),
];

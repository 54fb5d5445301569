import fitted from './fitted.json' with { type: 'json' };

/** A worth at the end of the game and one at its beginning; between them it changes evenly. */
export type Span = readonly number[];

/** What things are worth, in points. */
export type Weights = {
  /** A soil that pays for a card in hand, and one beyond that. */
  readonly soil: Span;
  readonly spareSoil: Span;
  /** A card drawn unseen. */
  readonly draw: Span;
  readonly sprout: Span;
  readonly stored: Span;
  /** A piece of growth, and how much of a canopy's surplus counts before the tower is complete. */
  readonly growth: Span;
  readonly canopy: number;
  readonly compost: Span;
  /** A card in hand that is given away. */
  readonly card: Span;
  readonly seed: Span;
  /** A planting as such: it makes the area larger and the end nearer. */
  readonly planting: Span;
  /** What it is worth more for every turn of an own that has been played. */
  readonly urgency: number;
  /** What plantings and cards are worth more when there are no cards left to draw. */
  readonly thin: number;
  /** How much of what an ability gives counts for every activation to come. */
  readonly engine: number;
  readonly sproutSpace: Span;
  readonly growthSpace: Span;
  /** A soil that a discount saves with each planting to come. */
  readonly discount: number;
  /** How much of the way to the next step of an ecosystem counts, of the way to a fauna card, of a terrain's rest. */
  readonly objective: number;
  readonly fauna: number;
  readonly terrain: number;
  /** How many turns the table takes for a planting of its fastest player. */
  readonly pace: number;
  /** How often each colour is activated. */
  readonly colors: readonly number[];
  /** How much of what the own cards of a colour would give counts when a colour is chosen. */
  readonly activation: number;
  /** How much of what a colour gives to the best opponent counts against it. */
  readonly opponent: number;
  /** A sprout given away. */
  readonly given: number;
  /** Keeping one of the four cards of a green action. */
  readonly look: Span;
  /** What a planting must bring to be made. */
  readonly atLeast: Span;
  /** What an event must bring to be played before the end. */
  readonly optional: number;
  /** How much of what Gaia gets counts. */
  readonly gaia: number;
};

/** Against other players and against Gaia different things count. */
export interface WeightsByMode {
  readonly table: Weights;
  readonly solo: Weights;
}

export const inBoth = ({ table, solo }: WeightsByMode, change: (weights: Weights) => Weights): WeightsByMode => ({
  table: change(table),
  solo: change(solo),
});

/** Found by `node laboratory/fit-earth.ts`; the file says with which numbers. */
export const FITTED: WeightsByMode = {
  table: fitted.table.weights,
  solo: fitted.solo.weights,
};

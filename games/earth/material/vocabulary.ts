/** The closed vocabulary in which every card is written (E19 to E21). What is not in these lists does not exist. */

export const ACTION_COLORS = ['green', 'red', 'blue', 'yellow'] as const;
export type ActionColor = (typeof ACTION_COLORS)[number];

export const ABILITY_COLORS = ['red', 'yellow', 'blue', 'green', 'multicolor', 'brown', 'black'] as const;
export type AbilityColor = (typeof ABILITY_COLORS)[number];

export const FLORA_TYPES = ['tree', 'herb', 'mushroom', 'bush'] as const;
export type FloraType = (typeof FLORA_TYPES)[number];

export const HABITATS = ['sunny', 'wet', 'rocky', 'cold'] as const;
export type Habitat = (typeof HABITATS)[number];

/** Name styles: geography, colour, animal (E20.3). */
export const MARKS = ['bold', 'italic', 'underline'] as const;
export type Mark = (typeof MARKS)[number];

export const ICONS = ['growth', 'sprout', 'soil', 'compost', 'draw', 'colon'] as const;
export type Icon = (typeof ICONS)[number];

export const KINDS = ['flora', 'terrain', 'event', 'island', 'climate', 'ecosystem', 'fauna', 'gaia'] as const;
export type Kind = (typeof KINDS)[number];

export const WHENS = ['activate', 'plant', 'play', 'setup', 'passive', 'event_played', 'game_end', 'claim'] as const;
type When = (typeof WHENS)[number];

export const DIRECTIONS = ['row', 'column', 'orthogonal4', 'diagonal4', 'adjacent8', 'line_orthogonal'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** E19.3. */
export const PAY_WORDS = ['soil', 'sprout', 'growth', 'compost_hand', 'compost_discard'] as const;
export type PayWord = (typeof PAY_WORDS)[number];
export interface Pay {
  readonly what: PayWord;
  readonly n: number;
}

/** E19.4. */
export const GAIN_WORDS = [
  'draw',
  'soil',
  'sprout',
  'growth',
  'compost_hand',
  'compost_deck',
  'seed',
  'sprout_others',
  'sprout_one_other',
  'pick_from_compost',
] as const;
export type GainWord = (typeof GAIN_WORDS)[number];
export interface Gain {
  readonly what: GainWord;
  readonly n: number;
  /** Only with `pick_from_compost`: how many of the cards are kept. */
  readonly keep?: number | undefined;
}

/** E20.3: a span of numbers; missing ends are open. */
export interface Span {
  readonly min?: number;
  readonly max?: number;
  readonly exact?: number;
  readonly parity?: 'even' | 'odd';
}

export const FULLS = ['sprouts', 'growth', 'both'] as const;

/** E20.3: every key that is there must hold. */
export interface Filter {
  readonly kind?: 'flora' | 'terrain';
  readonly type?: FloraType;
  readonly habitat?: Habitat;
  readonly color?: AbilityColor;
  readonly icon?: Icon;
  readonly mark?: Mark;
  readonly directional?: true;
  readonly habitats?: Span;
  readonly cost?: Span;
  readonly points?: Span;
  readonly abilities?: Span;
  readonly sproutSpaces?: Span;
  readonly growthSpaces?: Span;
  readonly canopyPoints?: Span;
  readonly sproutsOn?: Span;
  readonly growthOn?: Span;
  readonly full?: (typeof FULLS)[number];
  readonly empty?: true;
}

export const SCOPES = ['tableau', 'area', 'direction', 'planted_this_turn', 'neighbour', 'best_player'] as const;
export type Scope = (typeof SCOPES)[number];

export const LINE_TESTS = ['all_different', 'all_share'] as const;
export const LINE_QUALITIES = ['ability_color', 'card_type', 'habitat', 'points', 'sprouts', 'growth'] as const;
export interface LineTest {
  readonly test: (typeof LINE_TESTS)[number];
  readonly of: (typeof LINE_QUALITIES)[number];
}

/** E20: what can be counted. */
export type Counter =
  | { readonly count: 'cards'; readonly scope: Scope; readonly filter: Filter }
  | { readonly count: 'events'; readonly scope?: 'neighbour' }
  | { readonly count: 'soil' | 'hand' | 'compost' | 'sprouts' | 'growth' | 'sets' }
  | { readonly count: 'empty_spaces' | 'full_rows' | 'full_columns' | 'full_diagonals' }
  | { readonly count: 'cards_drawn_this_turn' | 'soil_gained_this_turn' }
  | { readonly count: 'longest_line'; readonly line?: 'diagonal'; readonly filter: Filter }
  | ({ readonly count: 'lines'; readonly line: 'row' | 'column' } & LineTest)
  | ({ readonly count: 'this_line' } & LineTest);
export type CountWord = Counter['count'];

/** E19.7. */
export type Effect =
  | { readonly kind: 'discount'; readonly n: number; readonly type?: FloraType; readonly habitat?: Habitat }
  | { readonly kind: 'forbid_choice'; readonly color: ActionColor }
  | { readonly kind: 'plant_over'; readonly color: ActionColor; readonly draw: number }
  | { readonly kind: 'all_flora_types' }
  | { readonly kind: 'keep_after_planting'; readonly n: number }
  | { readonly kind: 'pay_planting_with'; readonly what: 'hand_card' | 'sprout' | 'growth' }
  | { readonly kind: 'extra_planting_for_all'; readonly n: number }
  | { readonly kind: 'copy'; readonly color: ActionColor };

/** E21: how a count becomes points. */
export interface Score {
  readonly counter: Counter;
  readonly vp: number;
  readonly per: number;
  readonly table?: readonly number[];
  readonly maxVp?: number;
  readonly maxCount?: number;
}

/** E19.6. */
export type Placement = { readonly mode: 'each'; readonly type: FloraType } | { readonly mode: 'spread' };

export interface Ability {
  /** Null on ecosystem and fauna sides, whose text is an objective and not an ability. */
  readonly color: AbilityColor | null;
  readonly when: When;
  readonly chose?: ActionColor | undefined;
  readonly pay: readonly Pay[];
  readonly gain: readonly Gain[];
  readonly per?: { readonly counter: Counter; readonly every: number } | undefined;
  readonly direction?: Direction | undefined;
  readonly place?: Placement | undefined;
  readonly effect?: Effect | undefined;
  readonly score?: Score | undefined;
  readonly need?: { readonly counter: Counter; readonly n: number } | undefined;
  readonly start?: { readonly draw: number; readonly compost: number; readonly soil: number } | undefined;
}

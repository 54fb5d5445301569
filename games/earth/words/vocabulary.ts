import type {
  AbilityColor,
  CountWord,
  Direction,
  FloraType,
  GainWord,
  Habitat,
  Icon,
  LineTest,
  Mark,
  PayWord,
  Scope,
} from '../material/vocabulary.ts';
import type { Reason } from '../rules/explain.ts';
import type { Decision } from '../rules/tasks/task.ts';

/** Facts as a sentence wants them: names already translated. */
export type Named = Readonly<Record<string, string | number>>;

/** One and many: `['sprout', 'sprouts']`. */
export type Counted = readonly [one: string, many: string];

/** What a number on a card can be about (E20.3). */
export type SpanWord =
  | 'habitats'
  | 'cost'
  | 'points'
  | 'abilities'
  | 'sproutSpaces'
  | 'growthSpaces'
  | 'canopyPoints'
  | 'sproutsOn'
  | 'growthOn';

export type EventLine =
  | 'turn'
  | 'sides'
  | 'color'
  | 'planted'
  | 'plantedOver'
  | 'activated'
  | 'copied'
  | 'paid'
  | 'got'
  | 'stored'
  | 'drew'
  | 'drewCards'
  | 'looked'
  | 'kept'
  | 'compostedHand'
  | 'compostedDeck'
  | 'compostedDiscard'
  | 'uncomposted'
  | 'event'
  | 'joined'
  | 'declined'
  | 'convertedSprouts'
  | 'convertedLeaf'
  | 'convertedSeed'
  | 'germinated'
  | 'germinatedNothing'
  | 'claimed'
  | 'bonus'
  | 'laid'
  | 'fetched'
  | 'gaiaTurn'
  | 'gaiaCard'
  | 'gaiaClaimed'
  | 'gaiaBonus'
  | 'gaiaGot'
  | 'over';

/**
 * What Earth says, in one language. Sentences name their facts in braces; the compiler asks for every line in every
 * language, a test looks after the braces. Reminder texts of cards are composed of these words from the card's data.
 */
export interface Vocabulary {
  readonly colors: Readonly<Record<AbilityColor, string>>;
  readonly types: Readonly<Record<FloraType, string>>;
  readonly habitats: Readonly<Record<Habitat, string>>;
  readonly icons: Readonly<Record<Icon, string>>;
  readonly marks: Readonly<Record<Mark, string>>;
  readonly goods: Readonly<Record<'soil' | 'sprout' | 'growth' | 'seed' | 'card' | 'leaf' | 'compost', Counted>>;
  /** Costs and gains; `{n}` is the number, `{goods}` the number with its word. */
  readonly pays: Readonly<Record<PayWord, string>>;
  readonly gains: Readonly<Record<GainWord, string>>;
  readonly scopes: Readonly<Record<Scope, string>>;
  readonly directions: Readonly<Record<Direction, string>>;
  readonly counts: Readonly<Record<CountWord, string>>;
  readonly spans: Readonly<Record<SpanWord, string>>;
  readonly filters: Readonly<
    Record<'flora' | 'terrain' | 'event' | 'color' | 'icon' | 'directional' | 'empty' | 'even' | 'odd', string>
  >;
  readonly full: Readonly<Record<'sprouts' | 'growth' | 'both', string>>;
  readonly tests: Readonly<Record<LineTest['test'], string>>;
  readonly qualities: Readonly<Record<LineTest['of'], string>>;
  readonly lines: Readonly<Record<'row' | 'column', string>>;
  /** How an ability's sentence is put together. */
  readonly forms: Readonly<
    Record<
      | 'and'
      | 'chose'
      | 'times'
      | 'every'
      | 'each'
      | 'spread'
      | 'score'
      | 'scorePer'
      | 'thisLine'
      | 'table'
      | 'atMost'
      | 'atMostCount'
      | 'need'
      | 'start'
      | 'eventPlayed'
      | 'betweenTurns',
      string
    >
  >;
  readonly effects: Readonly<
    Record<
      | 'discount'
      | 'forbid_choice'
      | 'plant_over'
      | 'all_flora_types'
      | 'keep_after_planting'
      | 'pay_planting_with'
      | 'extra_planting_for_all'
      | 'copy',
      string
    >
  >;
  readonly refusals: Readonly<Record<Reason, string>>;
  readonly questions: Readonly<Record<Decision['kind'], string>>;
  readonly events: Readonly<Record<EventLine, string>>;
}

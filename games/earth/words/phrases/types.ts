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
} from '../../material/vocabulary.ts';
import type { Counted } from '../vocabulary.ts';

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

/** What is counted without a sentence of its own around it. */
export type PlainCount = Exclude<CountWord, 'cards' | 'longest_line' | 'lines' | 'this_line'>;

/** Of what the sentences on cards are made, in one language. */
export interface Phrases {
  /** Costs and gains; `{n}` is the number, `{goods}` the number with its word. */
  readonly pays: Readonly<Record<PayWord, string>>;
  readonly gains: Readonly<Record<GainWord, string>>;
  readonly points: Counted;
  readonly nouns: Readonly<Record<FloraType | 'card' | 'flora' | 'terrain' | 'event', Counted>>;
  readonly habitatCards: Readonly<Record<Habitat, Counted>>;
  readonly abilities: Readonly<Record<AbilityColor, string>>;
  readonly icons: Readonly<Record<Icon, string>>;
  /** What follows the word for a card: `with a red ability`. */
  readonly having: Readonly<Record<'ability' | 'icon' | 'directional' | 'empty', string>>;
  readonly marks: Readonly<Record<Mark, string>>;
  readonly full: Readonly<Record<'sprouts' | 'growth' | 'both', string>>;
  /** `with {span} habitat` where the span ends at one, else `with {span} habitats`. */
  readonly spans: Readonly<Record<SpanWord, Counted>>;
  readonly span: Readonly<Record<'min' | 'max' | 'exact' | 'even' | 'odd', string>>;
  readonly scopes: Readonly<Record<Scope, string>>;
  readonly directions: Readonly<Record<Direction, string>>;
  readonly counts: Readonly<Record<PlainCount, Counted>>;
  readonly lines: Readonly<Record<'row' | 'column', string>>;
  readonly tests: Readonly<Record<LineTest['test'], string>>;
  readonly qualities: Readonly<Record<LineTest['of'], { readonly [Test in LineTest['test']]: string }>>;
  /** How an ability's sentence is put together. */
  readonly forms: Readonly<Record<Form, string>>;
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
}

type Form =
  | 'and'
  | 'or'
  | 'exchange'
  | 'others'
  | 'condition'
  | 'chose'
  | 'times'
  | 'every'
  | 'each'
  | 'spread'
  | 'score'
  | 'scorePer'
  | 'line'
  | 'thisLine'
  | 'longestLine'
  | 'longestDiagonal'
  | 'table'
  | 'atMost'
  | 'atMostCards'
  | 'need'
  | 'start'
  | 'eventPlayed'
  | 'betweenTurns';

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
import type { Sentence } from '@grove/game-kit';
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
  /** Costs and gains; `n` is the number, `goods` the number with its word. */
  readonly pays: Readonly<Record<PayWord, Sentence<'n' | 'goods'>>>;
  readonly gains: Readonly<Record<GainWord, Sentence<'n' | 'goods' | 'keep'>>>;
  readonly points: Counted;
  readonly nouns: Readonly<Record<FloraType | 'card' | 'flora' | 'terrain' | 'event', Counted>>;
  readonly habitatCards: Readonly<Record<Habitat, Counted>>;
  readonly abilities: Readonly<Record<AbilityColor, string>>;
  readonly icons: Readonly<Record<Icon, string>>;
  /** What follows the word for a card: `with a red ability`. */
  readonly having: {
    readonly ability: Sentence<'ability'>;
    readonly icon: Sentence<'icon'>;
    readonly directional: string;
    readonly empty: string;
  };
  readonly marks: Readonly<Record<Mark, string>>;
  readonly full: Readonly<Record<'sprouts' | 'growth' | 'both', string>>;
  /** `with at most 1 habitat` where the span ends at one, else `with at most 2 habitats`. */
  readonly spans: Readonly<Record<SpanWord, readonly [one: Sentence<'span'>, many: Sentence<'span'>]>>;
  readonly span: Readonly<Record<'min' | 'max' | 'exact', Sentence<'n'>>> & Readonly<Record<'even' | 'odd', string>>;
  readonly scopes: Readonly<Record<Exclude<Scope, 'direction'>, string>> & {
    readonly direction: Sentence<'direction'>;
  };
  readonly directions: Readonly<Record<Direction, string>>;
  readonly counts: Readonly<Record<PlainCount, Counted>>;
  readonly lines: Readonly<Record<'row' | 'column', string>>;
  readonly tests: Readonly<Record<LineTest['test'], Sentence<'quality'>>>;
  readonly qualities: Readonly<Record<LineTest['of'], { readonly [Test in LineTest['test']]: string }>>;
  /** How an ability's sentence is put together. */
  readonly forms: Forms;
  readonly effects: Effects;
}

interface Forms {
  readonly and: string;
  readonly or: string;
  readonly exchange: Sentence<'pays' | 'gains'>;
  readonly others: Sentence<'own' | 'others'>;
  readonly condition: Sentence<'when' | 'result'>;
  readonly chose: Sentence<'color'>;
  readonly times: Sentence<'every' | 'what'>;
  readonly every: Sentence<'every' | 'what'>;
  readonly each: Sentence<'goods' | 'type' | 'direction'>;
  readonly spread: Sentence<'goods' | 'direction'>;
  readonly score: Sentence<'points' | 'per' | 'what'>;
  readonly scorePer: Sentence<'points' | 'per' | 'what'>;
  readonly line: Sentence<'line' | 'test'>;
  readonly thisLine: Sentence<'points' | 'line' | 'test'>;
  readonly longestLine: Sentence<'what'>;
  readonly longestDiagonal: Sentence<'what'>;
  readonly table: Sentence<'table' | 'most' | 'what'>;
  readonly atMost: Sentence<'points'>;
  readonly atMostCards: Sentence<'cards'>;
  readonly need: Sentence<'n' | 'what'>;
  readonly start: Sentence<'draw' | 'compost' | 'soil'>;
  readonly eventPlayed: string;
  readonly betweenTurns: string;
}

interface Effects {
  readonly discount: Sentence<'n' | 'what'>;
  readonly forbid_choice: Sentence<'color'>;
  readonly plant_over: Sentence<'ability' | 'n'>;
  readonly all_flora_types: string;
  readonly keep_after_planting: Sentence<'n'>;
  readonly pay_planting_with: Sentence<'what'>;
  readonly extra_planting_for_all: Sentence<'n'>;
  readonly copy: Sentence<'ability'>;
}

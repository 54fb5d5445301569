import type { Language } from '@grove/game-kit';
import type { AbilityColor, Habitat } from '../material/vocabulary.ts';
import type { Reason } from '../rules/refusals.ts';
import type { Decision } from '../rules/tasks/task.ts';
import type { Phrases } from './phrases/types.ts';

/** Facts as a sentence wants them: names already translated. */
export type Named = Readonly<Record<string, string | number>>;

/** One and many: `['sprout', 'sprouts']`. */
export type Counted = readonly [one: string, many: string];

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
export interface Vocabulary extends Phrases {
  readonly language: Language;
  /** Sets a finished sentence as the language is printed. */
  readonly typeset: (text: string) => string;
  readonly colors: Readonly<Record<AbilityColor, string>>;
  readonly habitats: Readonly<Record<Habitat, string>>;
  readonly goods: Readonly<Record<'soil' | 'sprout' | 'growth' | 'seed' | 'card' | 'leaf' | 'compost', Counted>>;
  readonly refusals: Readonly<Record<Reason, string>>;
  readonly questions: Readonly<Record<Decision['kind'], string>>;
  readonly events: Readonly<Record<EventLine, string>>;
}

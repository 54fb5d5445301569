import type { Language, Sentence } from '@grove/game-kit';
import type { AbilityColor, Habitat } from '../material/vocabulary.ts';
import type { Verb } from '../rules/move.ts';
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
  | 'plantedFaceDown'
  | 'plantedFaceDownOver'
  | 'turnedUp'
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

/** Lines that are told of no player. */
type LineOfNobody = Extract<EventLine, `gaia${string}` | 'over' | 'turnedUp'>;
/** Lines that only others hear: one knows what one plants face down. */
type LineOfOthers = Extract<EventLine, `plantedFaceDown${string}`>;
export type OwnEventLine = Exclude<EventLine, LineOfNobody | LineOfOthers>;

/** The same lines, told to the player who did it. */
export type OwnEvents = Readonly<Record<OwnEventLine, Sentence<Exclude<EventFact, 'name'>>>>;

/** What refusals and lines of the log tell of. */
export type RefusalFact = 'card' | 'cost' | 'soil' | 'color';
export type EventFact =
  | 'name'
  | 'turn'
  | 'color'
  | 'card'
  | 'cards'
  | 'over'
  | 'copied'
  | 'goods'
  | 'criterion'
  | 'rank';

/**
 * What Earth says, in one language. The compiler asks for every line in every language. Reminder texts of cards are composed
 * of these words from the card's data.
 */
export interface Vocabulary extends Phrases {
  readonly language: Language;
  readonly colors: Readonly<Record<AbilityColor, string>>;
  readonly habitats: Readonly<Record<Habitat, string>>;
  readonly goods: Readonly<Record<'soil' | 'sprout' | 'growth' | 'seed' | 'card' | 'leaf' | 'compost', Counted>>;
  readonly refusals: Readonly<Record<Reason, Sentence<RefusalFact>>>;
  readonly questions: Readonly<Record<Decision['kind'], string>>;
  readonly events: Readonly<Record<EventLine, Sentence<EventFact>>>;
  readonly ownEvents: OwnEvents;
  /** What a step does, for hints and reviews: short, without a capital. */
  readonly doing: Readonly<Record<Verb | 'plantBeside', Sentence<StepFact>>>;
  /** What a seed is spent on, in the order of the steps. */
  readonly seedFor: readonly string[];
  /** What steps change on the score pad at once; `points` have their sign. */
  readonly pointsNow: Sentence<'points'>;
}

export type StepFact = 'card' | 'over' | 'beside' | 'color' | 'n' | 'name' | 'use' | 'criterion';

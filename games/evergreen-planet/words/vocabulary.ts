import type { Biome, Power } from '../material/facts.ts';
import type { Title } from '../rules/solo.ts';
import type { Reason } from '../rules/types.ts';

/** Facts as a sentence wants them: names already translated. */
export type Named = Readonly<Record<string, string | number>>;

/**
 * What the planet game says, in one language. Sentences name their facts in braces: `{space}`, `{card}`, `{seat}`. The
 * compiler asks for every line in every language; a test looks after the braces.
 */
export interface Vocabulary {
  /** Sets a finished sentence as the language is printed. */
  readonly typeset: (text: string) => string;
  readonly biomes: Readonly<Record<Biome | 'wild', string>>;
  readonly powers: Readonly<Record<Power, string>>;
  readonly seasons: readonly [string, string, string, string];
  readonly titles: Readonly<Record<Title, string>>;
  readonly opponent: string;
  readonly crevasse: string;
  readonly refusals: Readonly<Record<Reason, string>>;
  readonly events: Readonly<Record<EventLine, string>>;
  /** The same, told to whoever did it. */
  readonly ownEvents: Readonly<Record<OwnEventLine, string>>;
  readonly labels: Readonly<Record<Label, string>>;
  /** What a turn does, for hints; parts are joined by semicolons. */
  readonly doing: Readonly<Record<Doing, string>>;
}

export type EventLine =
  | 'round'
  | 'taken'
  | 'takenWithToken'
  | 'leftFertility'
  | 'leftDrought'
  | 'leftDroughtTurned'
  | 'leftDiscard'
  | 'marker'
  | 'planted'
  | 'grownSmall'
  | 'grownBig'
  | 'bush'
  | 'lake'
  | 'buds'
  | 'done'
  | 'light'
  | 'forest'
  | 'sun'
  | 'fertility'
  | 'end';

export type Doing = 'take' | 'plant' | 'grow' | 'bush' | 'lake' | 'buds' | 'nothing';

type Label = 'river' | 'fertility' | 'light' | 'forest' | 'total' | 'deck' | 'powers';

/** What happens to nobody in particular has no second person. */
export type OwnEventLine = Exclude<
  EventLine,
  'leftFertility' | 'leftDrought' | 'leftDroughtTurned' | 'leftDiscard' | 'sun'
>;

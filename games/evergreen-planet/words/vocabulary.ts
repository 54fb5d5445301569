import type { Sentence } from '@grove/game-kit';
import type { Biome, Power } from '../material/facts.ts';
import type { Action } from '../rules/layout.ts';
import type { Title } from '../rules/solo.ts';
import type { Reason } from '../rules/types.ts';

/** Facts as a sentence wants them: names already translated. */
export type Named = Readonly<Record<string, string | number>>;

/** What refusals and lines of the log tell of. */
export type RefusalFact = 'seat' | 'card' | 'power' | 'space' | 'biome' | 'lake';
export type EventFact =
  | 'name'
  | 'round'
  | 'season'
  | 'card'
  | 'turned'
  | 'biome'
  | 'power'
  | 'strength'
  | 'space'
  | 'points';

/** What the planet game says, in one language. The compiler asks for every line in every language. */
export interface Vocabulary {
  readonly biomes: Readonly<Record<Biome | 'wild', string>>;
  readonly powers: Readonly<Record<Power, string>>;
  readonly seasons: readonly [string, string, string, string];
  readonly titles: Readonly<Record<Title, string>>;
  readonly opponent: string;
  readonly crevasse: string;
  readonly refusals: Readonly<Record<Reason, Sentence<RefusalFact>>>;
  readonly events: Readonly<Record<EventLine, Sentence<EventFact>>>;
  /** The same, told to whoever did it. */
  readonly ownEvents: Readonly<Record<OwnEventLine, Sentence<EventFact>>>;
  readonly labels: Readonly<Record<Label, string>>;
  /** What a turn does, for hints; parts are joined by semicolons. */
  readonly doing: Readonly<Record<Doing, Sentence<'spaces'>>> & {
    readonly take: Sentence<'card'>;
    /** The choice of an action alone (P5.3). */
    readonly actions: Readonly<Record<Action, string>>;
    readonly nothing: string;
  };
  /** What a turn changes at once, for hints; terms are joined by commas. `points` have their sign. */
  readonly why: Readonly<Record<Term, Sentence<'points' | 'season'>>>;
}

/** What a turn changes: light of this season, of those to come, the largest forest, fertility, points of buds. */
export type Term = 'light' | 'later' | 'forest' | 'fertility' | 'buds';

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

export type Doing = 'plant' | 'grow' | 'bush' | 'lake' | 'buds';

type Label = 'river' | 'fertility' | 'light' | 'forest' | 'total' | 'deck' | 'powers';

/** What happens to nobody in particular has no second person. */
export type OwnEventLine = Exclude<
  EventLine,
  'leftFertility' | 'leftDrought' | 'leftDroughtTurned' | 'leftDiscard' | 'sun'
>;

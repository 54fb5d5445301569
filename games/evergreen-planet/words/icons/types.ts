import type { IconWords } from '@grove/game-kit/rulebook';
import type { Power } from '../../material/facts.ts';

/** What each icon of the planet means, in one sentence; those without a name elsewhere have it here. */
export interface PlanetIconWords {
  /** The same for all six. */
  readonly biome: string;
  readonly wild: string;
  readonly crevasse: string;
  /** As a piece and as a power. */
  readonly powers: Readonly<Record<Power, string>>;
  readonly fertility: IconWords;
  readonly drought: IconWords;
  readonly sun: IconWords;
  readonly forest: IconWords;
  readonly season: IconWords;
  readonly token: IconWords;
}

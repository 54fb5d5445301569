import type { IconWords } from '@grove/game-kit/rulebook';

/** What a concert's table shows, by the name that its drawings have. */
export type ConcertIcon = 'disc' | 'hit' | 'double' | 'tickets' | 'gala' | 'hand' | 'back' | 'glass';

export interface ConcertIconWords {
  /** A card of any artist; its name is the colour. */
  readonly card: string;
  readonly icons: Readonly<Record<ConcertIcon, IconWords>>;
}

import type { IconWords } from '@grove/game-kit/rulebook';
import type { IconName } from '../../material/icon-names.ts';

/** What a card shows beside its signs. */
export type EarthIcon = IconName | 'arrow' | 'cost';

/** A sign without words does not compile. */
export type EarthIconWords = Readonly<Record<EarthIcon, IconWords>>;

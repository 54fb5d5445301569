import type { BoardSettings } from '@grove/game-kit/board';
import { useMotion } from './apply.ts';
import { type Chosen, useSettings } from './store.ts';

/** How loud a choice is. */
export const VOLUMES: Readonly<Record<Chosen['sound'], number>> = { off: 0, quiet: 0.2, normal: 0.5, loud: 1 };

/** The choices that boards must know of; the others are in the style sheets. */
export function useBoardSettings(): BoardSettings {
  const { confirm, finish, coordinates, sound } = useSettings();
  return {
    motion: useMotion(),
    confirm: confirm === 'yes',
    autoFinish: finish === 'self',
    coordinates: coordinates === 'yes',
    volume: VOLUMES[sound],
  };
}

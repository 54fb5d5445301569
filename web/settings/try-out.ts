import { VOLUMES } from './board-settings.ts';
import type { Chosen } from './store.ts';

/** How loud a choice is can be heard at once. */
export async function tryOut(sound: Chosen['sound']): Promise<void> {
  const { playSounds } = await import('@grove/game-kit/board/synth');
  playSounds(['turn'], VOLUMES[sound]);
}

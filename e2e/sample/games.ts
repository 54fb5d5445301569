import type { GameManifest } from '@grove/game-kit';
import { sample } from '@grove/game-kit/sample';

/**
 * In place of the real list: the page with the sample game alone, so that its tests do not hang on any real game. It is
 * shown as text, like any game without a board; the sample's own board has tests without a browser.
 */
export const games: readonly GameManifest[] = [{ cover: sample.cover, load: sample.load }];

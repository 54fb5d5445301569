import type { Box } from '@grove/kernel';
import { sampleBox } from '@grove/kernel/sample';

/** In place of `@grove/games`: the page with the sample game alone, so that its tests do not hang on any real game. */
export const boxes: readonly Box[] = [sampleBox];

import type { Box } from '@grove/kernel';
import { sampleBox } from '@grove/kernel/sample';

/** The list of games for tests: also the module that worker threads load. */
export const boxes: readonly Box[] = [sampleBox];

import type { Box } from '@grove/kernel';

/** The list of games: the only file that names them all. */
export const boxes: readonly Box[] = [];

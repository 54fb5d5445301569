import type { SearchSettings } from '@grove/bots';

/** How the strongest level searches. */
export const SEARCH: SearchSettings = { width: 12, priorError: 6, playouts: 60 };

import type { SearchSettings } from '@grove/bots';
import { fittedLead } from './network/fitted-lead.ts';
import type { Foresight } from './playout.ts';

/** How the strongest level searches. */
export const SEARCH: SearchSettings = { width: 12, priorError: 6, playouts: 60 };

/** How far its first playouts go in games of two. */
export const FORESIGHT: Foresight = { lead: fittedLead, turns: 4, playouts: 24, priorError: 10 };

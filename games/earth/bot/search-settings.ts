import type { SearchSettings } from '@grove/bots';
import { FITTED_JUDGES } from './network/fitted-judges.ts';
import { fittedLeadAlone, fittedLeadOfTwo } from './network/fitted-lead.ts';
import type { ByPlayers } from './by-players.ts';
import type { Foresight } from './playout.ts';
import type { Policy } from './policy.ts';
import { FITTED } from './weights.ts';

/** How the strongest level searches. */
export const SEARCH: SearchSettings = { width: 12, priorError: 6, playouts: 60 };

const STAGES = [{ playouts: 24, turns: 4 }];

/** How far its first playouts go. */
export const FORESIGHTS: Required<ByPlayers<Foresight>> = {
  two: { lead: fittedLeadOfTwo, stages: STAGES, priorError: 10 },
  alone: { lead: fittedLeadAlone, stages: STAGES, priorError: 10 },
};

/** How everybody plays in its playouts. */
export const PLAYOUT_POLICY: Policy = { ...FITTED, judges: FITTED_JUDGES };

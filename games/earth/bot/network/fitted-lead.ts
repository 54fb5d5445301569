import { FITTED } from '../weights.ts';
import { type Lead, leadAlone, leadOfTwo } from './lead.ts';
import alone from './lead-alone.json' with { type: 'json' };
import two from './lead-of-two.json' with { type: 'json' };
import { madeWhenAsked } from './made-when-asked.ts';

/** By the networks that `laboratory/earth/train.sh` trained; their files say on what and what that reached. */
export const fittedLeadOfTwo: Lead = madeWhenAsked((): Lead => leadOfTwo(two, FITTED.table));
export const fittedLeadAlone: Lead = madeWhenAsked((): Lead => leadAlone(alone, FITTED.solo));

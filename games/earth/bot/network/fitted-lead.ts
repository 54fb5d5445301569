import { FITTED } from '../weights.ts';
import { type Lead, leadOfTwo } from './lead.ts';
import network from './network.json' with { type: 'json' };

let made: Lead | undefined;

/**
 * By the network that `laboratory/earth/train.sh` trained; the file says with which numbers and what that reached. The weights
 * are unpacked when the first game is foreseen: not every game has a bot that searches. (In the page's own build there are none.)
 */
export const fittedLead: Lead = (state, seat) => (made ??= leadOfTwo(network, FITTED.table))(state, seat);

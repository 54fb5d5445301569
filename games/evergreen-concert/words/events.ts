import { NO_CARD } from '../material/index.ts';
import { NOBODY, type Seen } from '../rules/index.ts';

export type EventOf<Kind extends Seen['kind']> = Extract<Seen, { readonly kind: Kind }>;

/** Whether a disc came from the middle of the table. */
export const fromMiddle = (event: EventOf<'disc-moved'>): boolean => event.from === NOBODY;

/** Whether time was out before a card was played, so that one had to be drawn (C5.3). */
export const hadToDraw = (event: EventOf<'timed-out'>): boolean => event.card !== NO_CARD;

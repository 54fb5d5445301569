import type { Decision } from '@grove/bots';
import { isAhead } from '../advice/reason-list.ts';

/** The kind of the term that a mistake overlooked most; undefined where the better way is not ahead before the game goes on. */
export const overlookedIn = ({ reasons }: Pick<Decision<unknown>, 'reasons'>): string | undefined =>
  isAhead(reasons) ? reasons[0]?.kind : undefined;

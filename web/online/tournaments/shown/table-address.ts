import type { TournamentTable, TournamentView } from '@grove/protocol';
import { WATCH } from '../../lobby/listed-tables.tsx';

/** Where a game is watched while it is played, and looked at again afterwards. */
export const addressOfTable = (
  { phase }: Pick<TournamentView, 'phase'>,
  { table, isFinished }: TournamentTable,
): string => (isFinished || phase === 'ended' ? `/replay/table/${table}` : `/table/${table}?${WATCH}`);

/** In a duplicate that is not over, a table can be opened by its own people only: nobody sees a deal before playing it. */
export const mayOpen = (view: TournamentView, { seats }: TournamentTable, me: string | undefined): boolean =>
  view.settings.format.kind !== 'duplicate' || view.phase === 'ended' || (me !== undefined && seats.includes(me));

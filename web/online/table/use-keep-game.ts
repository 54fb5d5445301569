import { itemAt } from '@grove/kernel';
import type { SeatView } from '@grove/protocol';
import { useEffect } from 'react';
import { PERSON } from '../../local-game/seating.ts';
import type { Seated } from '../../local-game/seat-names.ts';
import { callApi } from '../api.ts';
import { storedSession } from '../session.ts';
import type { TableProps } from './table-props.ts';
import { reporting } from '../../errors/report.ts';

/** Who sat where, as this browser's list tells it; people keep the names that they had at the table. */
export const seatedAt = (seats: readonly Pick<SeatView, 'person' | 'bot'>[]): Required<Seated> => ({
  seating: seats.map(({ bot }) => bot ?? PERSON),
  names: seats.map(({ person }) => person?.name ?? ''),
});

/** Keeps a finished game in this browser's list. The server has it too, so a failure loses nothing. */
export function useKeepGame({ module, view: { table, phase, me, seats } }: TableProps): void {
  const { seat } = me;
  // What a bot played is not among one's own games.
  const isOwn = seat !== null && !itemAt(seats, seat).substituted;
  // As text, which is equal as long as nobody changes.
  const seated = JSON.stringify(seatedAt(seats));
  useEffect(() => {
    const keep = async (mySeat: number) => {
      const { keepOnline } = await import('../../me/keep.ts');
      const record = await callApi('GET /tables/:table/record', { params: { table }, token: storedSession()?.token });
      await keepOnline(module, { table, seat: mySeat, ...(JSON.parse(seated) as Required<Seated>) }, record);
    };
    if (phase === 'finished' && isOwn) keep(seat).catch(reporting('keeping a game'));
  }, [module, table, phase, seat, isOwn, seated]);
}

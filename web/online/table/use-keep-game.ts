import { itemAt } from '@grove/kernel';
import { useEffect } from 'react';
import { PERSON } from '../../local-game/local-game.ts';
import { callApi } from '../api.ts';
import { storedSession } from '../session.ts';
import type { TableProps } from './table-props.ts';
import { reporting } from '../../errors/report.ts';

/** Keeps a finished game in this browser's list. The server has it too, so a failure loses nothing. */
export function useKeepGame({ module, view: { table, phase, me, seats } }: TableProps): void {
  const { seat } = me;
  // What a bot played is not among one's own games.
  const isOwn = seat !== null && !itemAt(seats, seat).substituted;
  const seating = seats.map(({ bot }) => bot ?? PERSON).join(' ');
  useEffect(() => {
    const keep = async (mySeat: number) => {
      const { keepOnline } = await import('../../me/keep.ts');
      const record = await callApi('GET /tables/:table/record', { params: { table }, token: storedSession()?.token });
      await keepOnline(module, { table, seat: mySeat, seating: seating.split(' ') }, record);
    };
    if (phase === 'finished' && isOwn) keep(seat).catch(reporting('keeping a game'));
  }, [module, table, phase, seat, isOwn, seating]);
}

import { useEffect } from 'react';
import { PERSON } from '../../local-game/local-game.ts';
import { callApi } from '../api.ts';
import type { TableProps } from './props.ts';
import { reporting } from '../../errors/report.ts';

/** Keeps a finished game among one's own. The server has it too, so a failure loses nothing. */
export function useKeepOnline({ module, view: { table, phase, me, seats } }: TableProps): void {
  const { seat } = me;
  const plan = seats.map(({ bot }) => bot ?? PERSON).join(' ');
  useEffect(() => {
    const keep = async (mySeat: number) => {
      const { keepOnline } = await import('../../me/keep.ts');
      const record = await callApi('GET /tables/:table/record', { params: { table } });
      await keepOnline(module, { table, seat: mySeat, plan: plan.split(' ') }, record);
    };
    if (phase === 'finished' && seat !== null) keep(seat).catch(reporting('keeping a game'));
  }, [module, table, phase, seat, plan]);
}

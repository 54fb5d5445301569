import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { reporting } from '../../errors/report.ts';
import { takeSeat } from '../lobby/join.ts';
import type { TableProps } from './table-props.ts';

/**
 * To play again: asks for the new table, or accepts it where somebody was quicker, sits down in the same seat there and goes to it as soon
 * as it is there. Undefined for those who did not play.
 */
export function useRematch({ view, client }: Pick<TableProps, 'view' | 'client'>): (() => void) | undefined {
  const { rematch, me } = view;
  const { seat } = me;
  const [isWanted, setIsWanted] = useState(false);
  const [, go] = useLocation();
  useEffect(() => {
    if (!isWanted || rematch === null || seat === null) return;
    takeSeat(rematch, seat)
      .then(() => go(`/table/${rematch}`))
      .catch(reporting('a rematch'));
  }, [isWanted, rematch, seat, go]);
  if (seat === null) return undefined;
  return () => {
    setIsWanted(true);
    if (rematch === null) client.send({ kind: 'rematch' });
  };
}

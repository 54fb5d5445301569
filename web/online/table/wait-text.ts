import { itemAt } from '@grove/kernel';
import type { OnlineWords } from '../words/index.ts';
import type { TableProps } from './table-props.ts';

/** Whom the game waits for, in words. */
export function waitText({ view, nameOf }: Pick<TableProps, 'view' | 'nameOf'>, online: OnlineWords): string {
  if (view.phase === 'finished') return online.over;
  const { me, seats } = view;
  const others = seats.flatMap(({ waited }, seat) => (waited && seat !== me.seat ? [nameOf(seat)] : []));
  const isMine = me.seat !== null && itemAt(seats, me.seat).waited;
  const turn = isMine ? online.yourTurn : '';
  const waiting = others.length === 0 ? '' : online.waitsFor(others.join(', '));
  return [turn, waiting].filter((part) => part !== '').join('. ');
}

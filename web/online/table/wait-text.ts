import type { OnlineWords } from '../words/index.ts';
import type { TableProps } from './props.ts';

/** What the table waits for, and whom it waits for, in words. */
export function waitText({ view, nameOf }: Pick<TableProps, 'view' | 'nameOf'>, online: OnlineWords): string {
  if (view.phase === 'finished') return online.over;
  const { undo, me, seats } = view;
  const others = seats.flatMap(({ waited }, seat) => (waited && seat !== me.seat ? [nameOf(seat)] : []));
  const isMine = me.seat !== null && seats[me.seat].waited;
  const turn = isMine ? online.yourTurn : '';
  const waiting = others.length === 0 ? '' : online.waitsFor(others.join(', '));
  const asked = undo === null ? '' : online.undoAsked(nameOf(undo.seat));
  return [turn, waiting, asked].filter((part) => part !== '').join('. ');
}

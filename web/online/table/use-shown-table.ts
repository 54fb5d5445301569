import { itemAt, type Seat } from '@grove/kernel';
import type { TableView } from '@grove/protocol';
import { historyOf } from '@grove/table/core';
import { useMemo } from 'react';
import type { Frame } from '../../pace/step-queue.ts';
import { useStepQueue } from '../../pace/use-step-queue.ts';
import type { TableState } from '../connection/table-state.ts';
import { isPlaying, type TableProps } from './table-props.ts';

/** A position of a table as its board is given it. */
interface TableFrame extends Frame {
  readonly view: TableView;
}

/** While the person's own clock runs, everybody else's steps are only glanced at. */
const GLANCE = 300;

const isTimed = ({ me, seats }: TableView): boolean => me.seat !== null && itemAt(seats, me.seat).deadline !== null;

const frameOf = (view: TableView, shownLog: TableState['shownLog']): TableFrame => ({
  view,
  heard: historyOf(shownLog).standing,
  mayAct: isPlaying(view) && view.playing?.mayAct === true,
});

/** What the board of a table shows: the table itself may be some steps ahead. */
export function useShownTable({ module, client, view: first, nameOf }: TableProps) {
  const source = useMemo(() => {
    let known = { state: client.state(), frame: frameOf(client.state().view ?? first, client.state().shownLog) };
    const frame = () => {
      const state = client.state();
      const { view = known.frame.view, shownLog } = state;
      const isSame = view === known.state.view && shownLog === known.state.shownLog;
      known = { state, frame: isSame ? known.frame : frameOf(view, shownLog) };
      return known.frame;
    };
    return {
      module,
      subscribe: client.subscribe,
      frame,
      isOwn: ({ seat }: { readonly seat: Seat }) => seat === client.state().view?.me.seat,
      reader: ({ view }: TableFrame) => view.me.seat ?? 'public',
      most: ({ view }: TableFrame) => (isTimed(view) ? GLANCE : Infinity),
    };
  }, [module, client, first.table]);
  return useStepQueue(source, nameOf);
}

import { useEffect, useState, useSyncExternalStore } from 'react';
import { callApi } from './api.ts';
import { browser } from './browser.ts';
import { forgetGuest, storedGuest } from './guest.ts';
import type { Snapshot } from './line.ts';
import { TableSocket } from './socket.ts';
import { logError } from '../errors/report.ts';

export interface Session {
  readonly socket: TableSocket;
  readonly snapshot: Snapshot;
}

/** Being at a table for as long as the page is open. */
export function useSession(table: string): Session {
  const [socket] = useState(() => new TableSocket(table, storedGuest()?.token, browser));
  const snapshot = useSyncExternalStore(socket.subscribe, socket.snapshot);
  useEffect(() => {
    const connect = () => socket.open();
    connect();
    addEventListener('online', connect);
    return () => {
      removeEventListener('online', connect);
      socket.close();
    };
  }, [socket]);
  const { isPartial, trouble, view } = snapshot;
  const viewer = view?.phase === 'finished' ? view.playing?.viewer : undefined;
  useEffect(() => {
    if (!isPartial) return;
    // Without its beginning the log is still better than none.
    callApi('GET /tables/:table/log', {
      params: { table },
      query: { as: viewer === undefined ? undefined : String(viewer) },
      token: storedGuest()?.token,
    }).then(
      (entries) => socket.prepend(entries),
      (error: unknown) => {
        socket.prepend([]);
        logError(error, 'log of a table');
      },
    );
  }, [socket, table, isPartial, viewer]);
  useEffect(() => {
    if (trouble === 'bad-token') forgetGuest();
  }, [trouble]);
  return { socket, snapshot };
}

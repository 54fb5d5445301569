import { useEffect, useState, useSyncExternalStore } from 'react';
import { callApi } from '../api.ts';
import { browserEnvironment } from './browser-environment.ts';
import { forgetSession, storedSession } from '../session.ts';
import type { TableState } from './table-state.ts';
import { TableClient } from './table-client.ts';
import { logError } from '../../errors/report.ts';

export interface TableConnection {
  readonly client: TableClient;
  readonly state: TableState;
}

/** Watches a table for as long as the component is shown. */
export function useTableClient(table: string): TableConnection {
  const [client] = useState(() => new TableClient(table, storedSession()?.token, browserEnvironment));
  const state = useSyncExternalStore(client.subscribe, client.state);
  useEffect(() => {
    const connect = () => client.open();
    connect();
    addEventListener('online', connect);
    return () => {
      removeEventListener('online', connect);
      client.close();
    };
  }, [client]);
  const { isLogPartial, failure, view } = state;
  const viewer = view?.phase === 'finished' ? view.playing?.viewer : undefined;
  useEffect(() => {
    if (!isLogPartial) return;
    // Without its beginning the log is still better than none.
    callApi('GET /tables/:table/log', {
      params: { table },
      query: { as: viewer === undefined ? undefined : String(viewer) },
      token: storedSession()?.token,
    }).then(
      (entries) => client.prependLog(entries),
      (error: unknown) => {
        client.prependLog([]);
        logError(error, 'log of a table');
      },
    );
  }, [client, table, isLogPartial, viewer]);
  useEffect(() => {
    if (failure === 'bad-token') forgetSession();
  }, [failure]);
  return { client, state };
}

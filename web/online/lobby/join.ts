import type { Seat } from '@grove/kernel';
import { logError } from '../../errors/report.ts';
import { ApiError, callApi } from '../api.ts';
import { browserEnvironment } from '../connection/browser-environment.ts';
import { storedSession } from '../session.ts';

/**
 * Sits down at a table before its page is opened, where it is known who this is. Somebody who is not known yet gives a name at the table
 * itself; and whoever came too late is told there that it is full.
 */
export async function takeSeat(table: string, seat: Seat): Promise<void> {
  const token = storedSession()?.token;
  if (token === undefined) return;
  try {
    const body = { id: browserEnvironment.newId(), command: { kind: 'sit', seat } } as const;
    await callApi('POST /tables/:table/commands', { params: { table }, token, body });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    logError(error, 'joining a table');
  }
}

import type { GameRecord, Viewer } from '@grove/kernel';
import type { DailyResult, Person, SeenEntry, Settings, TableSummary, TableView } from '@grove/protocol';

const ROOT = '/api/v1';

/** The server said no; `kind` as in docs/PROTOCOL.md, or `unreachable`. */
export class ApiTrouble extends Error {
  readonly kind: string;
  readonly reason: string | undefined;

  constructor(kind: string, reason?: string) {
    super(reason ?? kind);
    this.name = 'ApiTrouble';
    this.kind = kind;
    this.reason = reason;
  }
}

interface Asked {
  readonly token?: string | undefined;
  readonly method?: string;
  readonly body?: object;
}

/** The token travels in a header, never in an address. */
export async function ask<Answer>(path: string, { token, method = 'GET', body }: Asked = {}): Promise<Answer> {
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const response = await fetch(ROOT + path, { method, headers, ...sent }).catch(() => undefined);
  if (response === undefined) throw new ApiTrouble('unreachable');
  if (response.status === 204) return undefined as Answer;
  if (response.ok) return (await response.json()) as Answer;
  const { error } = (await response.json().catch(() => ({}))) as {
    error?: { kind?: string; refusal?: { reason: string } };
  };
  throw new ApiTrouble(error?.kind ?? 'unreachable', error?.refusal?.reason);
}

export interface NewTable {
  readonly game: string;
  readonly players: number;
  readonly seats: readonly string[];
  readonly settings: Settings;
  /** Start at once, if no seat is open. */
  readonly start: boolean;
}

export const api = {
  newGuest: (name: string) => ask<{ person: Person; token: string }>('/guests', { method: 'POST', body: { name } }),
  rename: (token: string, name: string) => ask<Person>('/me', { token, method: 'PATCH', body: { name } }),
  newTable: (token: string, body: NewTable) => ask<TableView>('/tables', { token, method: 'POST', body }),
  openTables: () => ask<TableSummary[]>('/tables'),
  myTables: (token: string) => ask<TableSummary[]>('/me/tables', { token }),
  table: (token: string | undefined, table: string) => ask<TableView>(`/tables/${table}`, { token }),
  log: (table: string, token: string | undefined, as: Viewer | undefined) =>
    ask<SeenEntry[]>(`/tables/${table}/log${as === undefined ? '' : `?as=${as}`}`, { token }),
  record: (table: string) => ask<GameRecord>(`/tables/${table}/record`),
  handIn: (token: string, game: string, day: string, record: unknown) =>
    ask<DailyResult>(`/daily/${game}/${day}`, { token, method: 'POST', body: { record } }),
  dailyPlaces: (token: string | undefined, game: string, day: string) =>
    ask<DailyResult[]>(`/daily/${game}/${day}`, { token }),
  dailyRecord: (token: string | undefined, game: string, day: string, person: string) =>
    ask<GameRecord>(`/daily/${game}/${day}/${person}`, { token }),
};

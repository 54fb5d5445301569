/** A value of a column in SQLite. */
export type Cell = string | number | Uint8Array | null;

/** A table of PostgreSQL, whose columns the file has as well. */
export interface MovedTable {
  readonly table: string;
  readonly key: readonly string[];
  readonly columns: readonly string[];
  /** Columns that SQLite stores as 0 and 1. */
  readonly booleans?: readonly string[];
  /** Where the file keeps one of the columns: in a table of its own, which names the row that it belongs to. */
  readonly apart?: { readonly table: string; readonly of: string; readonly column: string };
}

/** All but heartbeats and claims, which belong to nodes that no longer run. */
export const MOVED_TABLES: readonly MovedTable[] = [
  {
    table: 'tables',
    key: ['id'],
    columns: [
      'id',
      'game',
      'number',
      'summary_number',
      'phase',
      'open',
      'alarm',
      'bots_waited',
      'updated_at',
      'resulted',
      'archived',
      'sealed',
      'summary',
      'club',
    ],
    booleans: ['open', 'bots_waited', 'resulted', 'archived', 'sealed'],
    apart: { table: 'summaries', of: 'table_id', column: 'summary' },
  },
  { table: 'entries', key: ['table_id', 'number'], columns: ['table_id', 'number', 'entry'] },
  { table: 'checkpoints', key: ['table_id'], columns: ['table_id', 'number', 'checkpoint'] },
  { table: 'archive', key: ['table_id'], columns: ['table_id', 'number', 'log'] },
  {
    table: 'people',
    key: ['id'],
    columns: ['id', 'name', 'created_at', 'login', 'password', 'passkeys', 'preferences', 'calendar'],
  },
  { table: 'tokens', key: ['id'], columns: ['id', 'hash', 'person', 'created_at', 'name'] },
  { table: 'seats', key: ['person', 'table_id'], columns: ['person', 'table_id', 'updated_at'] },
  {
    table: 'results',
    key: ['table_id'],
    columns: ['table_id', 'game', 'finished_at', 'rated', 'result'],
    booleans: ['rated'],
  },
  {
    table: 'played',
    key: ['player', 'finished_at', 'table_id'],
    columns: ['player', 'finished_at', 'table_id', 'rating', 'mu', 'sigma', 'mu_before', 'sigma_before'],
  },
  {
    table: 'ratings',
    key: ['game', 'player'],
    columns: ['game', 'player', 'name', 'mu', 'sigma', 'shown', 'games', 'wins'],
  },
  { table: 'card_uses', key: ['game', 'card'], columns: ['game', 'card', 'used', 'points'] },
  {
    table: 'daily',
    key: ['game', 'day', 'person'],
    columns: ['game', 'day', 'person', 'name', 'total', 'played_at', 'record'],
  },
  { table: 'subscriptions', key: ['endpoint'], columns: ['endpoint', 'p256dh', 'auth', 'person', 'created_at'] },
  { table: 'notices', key: ['person', 'table_id'], columns: ['person', 'table_id', 'turn'] },
  { table: 'turns', key: ['person', 'table_id'], columns: ['person', 'table_id', 'turn', 'since'] },
  {
    table: 'mail',
    key: ['person'],
    columns: ['person', 'address', 'language', 'code', 'confirmed', 'asked_at'],
    booleans: ['confirmed'],
  },
  {
    table: 'clubs',
    key: ['id'],
    columns: ['id', 'name', 'about', 'entry', 'invitation', 'created_at', 'last_line'],
  },
  { table: 'club_members', key: ['club', 'person'], columns: ['club', 'person', 'role', 'joined_at'] },
  { table: 'club_requests', key: ['club', 'person'], columns: ['club', 'person', 'asked_at'] },
  { table: 'club_lines', key: ['club', 'number'], columns: ['club', 'number', 'person', 'at', 'line'] },
  {
    table: 'tournaments',
    key: ['id'],
    columns: ['id', 'number', 'phase', 'club', 'start', 'updated_at', 'alarm', 'details', 'summary'],
  },
  { table: 'tournament_entries', key: ['tournament', 'number'], columns: ['tournament', 'number', 'entry'] },
  { table: 'tournament_people', key: ['person', 'tournament'], columns: ['person', 'tournament'] },
  { table: 'secrets', key: ['name'], columns: ['name', 'value'] },
  { table: 'absences', key: ['since'], columns: ['since', 'until'] },
];

/** A row in PostgreSQL's types. */
export function toPostgres(
  { columns, booleans = [] }: MovedTable,
  cells: readonly Cell[],
): Record<string, Cell | boolean> {
  return Object.fromEntries(
    columns.map((column, i) => {
      const cell = cells[i];
      if (booleans.includes(column)) return [column, cell === 1];
      // PostgreSQL keeps no NUL in texts; files from before such texts were refused may have some.
      if (typeof cell === 'string') return [column, cell.replaceAll('\0', '\uFFFD')];
      return [column, cell instanceof Uint8Array ? Buffer.from(cell) : cell];
    }),
  );
}

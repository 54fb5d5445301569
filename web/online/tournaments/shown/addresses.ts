/** Where the server hands out a tournament as a file. */
export const exportAddress = (tournament: string, kind: 'csv' | 'json' | 'ics'): string =>
  `/api/v1/tournaments/${tournament}/${kind === 'ics' ? 'calendar.ics' : `standings.${kind}`}`;

import { gunzipSync, gzipSync } from 'node:zlib';
import type { Entry } from '@grove/table';

/** A whole log in one piece: lines of JSON, compressed, so that any tool can read them. */
export const packLog = (entries: readonly string[]): Uint8Array => gzipSync(entries.join('\n'));

export const unpackLog = (piece: Uint8Array): Entry[] =>
  gunzipSync(piece)
    .toString()
    .split('\n')
    .map((line) => JSON.parse(line) as Entry);

/**
 * The entries after a number, when those at hand do not begin there: what is missing is in the archive. A log has no
 * gaps, so the first number tells.
 */
export async function withArchived(
  entries: Entry[],
  after: number,
  archived: () => Promise<Uint8Array | undefined>,
): Promise<Entry[]> {
  if (entries[0]?.number === after + 1) return entries;
  const piece = await archived();
  if (piece === undefined) return entries;
  const first = entries[0]?.number ?? Infinity;
  return [...unpackLog(piece).filter(({ number }) => number > after && number < first), ...entries];
}

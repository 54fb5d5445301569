import { gunzipSync, gzipSync } from 'node:zlib';
import type { Entry } from '@grove/table';

/** A whole log as compressed lines of JSON, which any tool can read. */
export const packLog = (entries: readonly string[]): Uint8Array => gzipSync(entries.join('\n'));

const unpackLog = (packed: Uint8Array): Entry[] =>
  gunzipSync(packed)
    .toString()
    .split('\n')
    .map((line) => JSON.parse(line) as Entry);

/**
 * The entries after a number, with those that are in the archive. A log has no gaps, so that the first number tells whether
 * some are.
 */
export async function withArchived(
  entries: Entry[],
  after: number,
  archived: () => Promise<Uint8Array | undefined>,
): Promise<Entry[]> {
  if (entries[0]?.number === after + 1) return entries;
  const packed = await archived();
  if (packed === undefined) return entries;
  const first = entries[0]?.number ?? Infinity;
  return [...unpackLog(packed).filter(({ number }) => number > after && number < first), ...entries];
}

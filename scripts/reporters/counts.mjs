import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Where only the last lines of a run are kept, they must tell what was wrong. */
const MOST_LETTERS = 400;

/**
 * One line about a failed test.
 *
 * @param {string} name
 * @param {readonly { message?: string | undefined }[]} errors
 */
export function failureLine(name, errors) {
  const told = errors.map(({ message = '' }) => stripVTControlCharacters(message).replaceAll(/\s+/g, ' ').trim());
  return `${name}: ${told.join(' | ')}`.slice(0, MOST_LETTERS);
}

/**
 * Leaves the counts of a run where `npm test` finds them.
 *
 * @param {import('../lib/steps.mjs').Counts} counts
 */
export function leaveCounts(counts) {
  const file = process.env.GROVE_COUNTS;
  if (file === undefined) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(counts));
}

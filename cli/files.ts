import { readFileSync } from 'node:fs';
import { BadInput, type Json } from '@grove/kernel';
import type { Io } from './io.ts';

/** One value of a file that holds one value or a list of them, with the name to call it by. */
export interface Item {
  readonly place: string;
  readonly value: Json;
}

/** The values of a file; those of a list are called `file[0]`, `file[1]` ... `-` is standard input. */
export async function readItems(file: string, io: Io): Promise<Item[]> {
  const name = file === '-' ? 'standard input' : file;
  const value = parseJson(await readSource(file, io), name);
  return Array.isArray(value)
    ? value.map((item: Json, i) => ({ place: `${name}[${i}]`, value: item }))
    : [{ place: name, value }];
}

async function readSource(file: string, io: Io): Promise<string> {
  return file === '-' ? await io.readInput() : readTextFile(file);
}

export function readTextFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') throw new BadInput(`${file}: there is no such file`);
    if (code === 'EISDIR') throw new BadInput(`${file}: this is a folder, not a file`);
    throw new BadInput(`${file}: cannot be read (${code ?? message})`);
  }
}

export function parseJson(text: string, name: string): Json {
  const source = text.startsWith('\uFEFF') ? text.slice(1) : text;
  try {
    return JSON.parse(source) as Json;
  } catch (error) {
    throw new BadInput(`${name}: not valid JSON, ${placeOf(source)}: ${reasonOf((error as Error).message)}`);
  }
}

/** The parser's own words, without the position and the excerpt that it sometimes gives. */
const reasonOf = (message: string): string =>
  message.replace(/ in JSON at position.*$/s, '').replace(/, (\.\.\.)?".*is not valid JSON$/s, '');

function placeOf(text: string): string {
  const before = text.slice(0, firstBadCharacter(text)).split('\n');
  return `line ${before.length} column ${(before.at(-1) ?? '').length + 1}`;
}

/**
 * Where the text stops being the beginning of valid JSON. The parser does not always say, so it is found by halving:
 * a beginning is good as long as only its end is missing.
 */
function firstBadCharacter(text: string): number {
  let good = 0;
  let bad = text.length + 1;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (isBeginning(text.slice(0, middle))) good = middle;
    else bad = middle;
  }
  return good;
}

function isBeginning(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const { message } = error as Error;
    if (/Unexpected end|Unterminated/.test(message)) return true;
    const position = /at position (\d+)/.exec(message)?.[1];
    return position !== undefined && Number(position) >= text.length;
  }
}

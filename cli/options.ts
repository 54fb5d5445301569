import { BadInput, type Json, type JsonObject } from '@grove/kernel';
import { InvalidArgumentError } from 'commander';
import { parseJson, readTextFile } from './files.ts';

/** Reads repeated `--option name=value`; `@file.json` as a value reads the file. */
export function readOptionTexts(texts: readonly string[]): JsonObject {
  return Object.fromEntries(
    texts.map((text) => {
      const equals = text.indexOf('=');
      if (equals < 1) throw new BadInput(`--option ${text}: write it as name=value`);
      return [text.slice(0, equals), readValue(text.slice(equals + 1))];
    }),
  );
}

function readValue(text: string): Json {
  if (text.startsWith('@')) return parseJson(readTextFile(text.slice(1)), text.slice(1));
  if (text === 'true' || text === 'false') return text === 'true';
  return text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;
}

/** For commander: collects an option that may be given several times. */
export const collect = (text: string, soFar: readonly string[]): string[] => [...soFar, text];

/** For commander: any number above 0. */
export function positiveNumber(text: string): number {
  const number = Number(text);
  if (!(number > 0 && Number.isFinite(number))) throw new InvalidArgumentError('It must be a number above 0.');
  return number;
}

/** For commander: a whole number from 1 on. */
export function wholeNumber(text: string): number {
  const number = /^\d+$/.test(text) ? Number(text) : 0;
  if (number < 1 || !Number.isSafeInteger(number))
    throw new InvalidArgumentError('It must be a whole number from 1 on.');
  return number;
}

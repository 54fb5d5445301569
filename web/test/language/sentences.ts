import { globSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, LANGUAGES } from '@grove/game-kit';
import { sayAll } from './said.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');

/** Where words are kept: folders of words, rules and lessons, covers of games, and the few files with all languages in one. */
const KEEPERS = ['**/{words,rulebook,guide}/**/index.ts', '**/{words,*-words,cover,covers,manifest}.ts'];

const isElsewhere = (path: string): boolean => /(^|\/)(node_modules|test|contract|sample|\.build)(\/|$)/.test(path);

/** What is said in four languages in one place. */
export interface Speaker {
  readonly file: string;
  /** The name of the game's folder; `page` for what belongs to no game. */
  readonly scope: string;
  readonly words: Readonly<Record<Language, object>>;
}

const isRecord = (value: object): value is Readonly<Record<Language, object>> =>
  LANGUAGES.every((language) => language in value);

/** What a game says while it is played wants real positions and events, see `played.ts`. */
const isOfPlay = (words: object): boolean => 'refusal' in words && 'event' in words;

/** Words of all languages, as they are or as the `words` of a guide, a rulebook or a cover. */
function recordsIn(value: unknown): Readonly<Record<Language, object>>[] {
  if (Array.isArray(value)) return value.flatMap(recordsIn);
  if (typeof value !== 'object' || value === null) return [];
  if (isRecord(value)) return isOfPlay(value.en) ? [] : [value];
  return 'words' in value ? recordsIn(value.words) : [];
}

export const speakers: readonly Speaker[] = (
  await Promise.all(
    globSync(KEEPERS, { cwd: ROOT, exclude: isElsewhere }).map(async (file) => {
      const content = (await import(join(ROOT, file))) as Record<string, unknown>;
      const scope = /^games\/([^/]+)\//.exec(file)?.[1] ?? 'page';
      return Object.values(content)
        .flatMap(recordsIn)
        .map((words) => ({ file, scope, words }));
    }),
  )
).flat();

/** Everything that is said in a language, by where it is said. */
export const sentencesIn = (language: Language): { readonly scope: string; readonly text: string }[] =>
  speakers.flatMap(({ scope, words }) => sayAll(words[language]).map((text) => ({ scope, text })));

/** The files that hold one language's words, as a translator opens them. */
export const filesOf = (language: Language): string[] =>
  globSync(`**/${language}{,/*}.ts`, { cwd: ROOT, exclude: isElsewhere }).map((file) => join(ROOT, file));

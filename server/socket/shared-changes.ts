import { fieldChanges, type Fields, isObject, partChanges, pathTo, type Values } from './changes.ts';

/**
 * Writes what has changed in objects that are nearly the same, as the views of one game are. What they have in common with one of them, as the
 * very same values before and after, is compared and written once for all.
 */
export class SharedChanges {
  readonly #before: Fields;
  readonly #after: Fields;
  readonly #path: string;
  /** By the names of the parts that somebody has in common with it. */
  readonly #texts = new Map<string, string>();
  /** Of lists that differ in some items only, those of the other items. */
  readonly #items = new Map<string, string[]>();

  constructor(before: Fields, after: Fields, path: string) {
    this.#before = before;
    this.#after = after;
    this.#path = path;
  }

  write(before: Fields, after: Fields): string {
    return fieldChanges(before, after, this.#path, this.#partText);
  }

  readonly #partText = (before: unknown, after: unknown, path: string, name: string): string => {
    const commonBefore = this.#before[name];
    const commonAfter = this.#after[name];
    if (before === commonBefore && after === commonAfter) return this.#commonText(name, before, after);
    const areLists = isList(before) && isList(after) && isList(commonBefore) && isList(commonAfter);
    return areLists && areAsLong(before, after, commonBefore, commonAfter)
      ? this.#listText(name, before, after, commonBefore, commonAfter)
      : partChanges(before, after, path, name);
  };

  #commonText(name: string, before: unknown, after: unknown): string {
    let text = this.#texts.get(name);
    if (text === undefined) {
      text = partChanges(before, after, this.#path, name);
      this.#texts.set(name, text);
    }
    return text;
  }

  /** A list may differ from what is common in one item only. */
  #listText(name: string, before: Values, after: Values, commonBefore: Values, commonAfter: Values): string {
    const path = pathTo(this.#path, name);
    let texts = this.#items.get(name);
    if (texts === undefined) this.#items.set(name, (texts = []));
    let text = '';
    for (let i = 0; i < after.length; i++) {
      const was = before[i] ?? null;
      const is = after[i] ?? null;
      if (was === is) continue;
      const commonWas = commonBefore[i] ?? null;
      const commonIs = commonAfter[i] ?? null;
      const common = (texts[i] ??= partChanges(commonWas, commonIs, path, i));
      if (was === commonWas && is === commonIs) text += common;
      else if (common === '' && isObject(was) && isObject(is) && isObject(commonWas) && isObject(commonIs)) {
        text += ownChanges(was, is, commonWas, commonIs, pathTo(path, i));
      } else text += partChanges(was, is, path, i);
    }
    return text;
  }
}

/** Of an object that shares parts with another in which nothing has changed: only the other parts are compared. */
function ownChanges(before: Fields, after: Fields, commonBefore: Fields, commonAfter: Fields, path: string): string {
  return fieldChanges(before, after, path, (was, is, _, name) =>
    is === commonAfter[name] && was === commonBefore[name] ? '' : partChanges(was, is, path, name),
  );
}

const isList = (value: unknown): value is Values => Array.isArray(value);

const areAsLong = (list: Values, ...others: readonly Values[]): boolean =>
  others.every(({ length }) => length === list.length);

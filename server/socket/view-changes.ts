import { itemAt, type ViewPart, withParts } from '@grove/kernel';
import { type Change, changesBetween, textOf } from './changes.ts';

/**
 * Writes what has changed in the views of one game. What everybody sees is compared and written once for all; of each viewer only what they see in
 * other ways.
 */
export class ViewChanges {
  readonly #before: unknown;
  readonly #after: unknown;
  readonly #path: string;
  /** Of what everybody sees; their paths are those in the view, as the paths of parts are. */
  readonly #common: readonly Change[];

  /** @param path of the view, as it stands in JSON; what is given are the public views */
  constructor(before: unknown, after: unknown, path: string) {
    this.#before = before;
    this.#after = after;
    this.#path = path;
    this.#common = changesBetween(before, after, path).map((change) => ({
      path: placeOf(change).slice(path.length),
      text: change.text,
    }));
  }

  /** For whoever sees these parts in other ways than everybody, before and after. */
  write(before: readonly ViewPart[], after: readonly ViewPart[]): string {
    const common = haveSamePaths(before, after) ? this.#commonText(after) : undefined;
    if (common === undefined) return this.#wholeText(before, after);
    let text = common;
    for (let i = 0; i < after.length; i++) {
      const [was, is] = [itemAt(before, i).value, itemAt(after, i).value];
      if (was !== is) text += textOf(changesBetween(was, is, this.#path + itemAt(after, i).path));
    }
    return text;
  }

  /** Without what has changed in the parts; undefined if something has changed that they are a part of. */
  #commonText(parts: readonly ViewPart[]): string | undefined {
    let text = '';
    for (const change of this.#common) {
      const part = partAlong(parts, change.path);
      if (part === undefined) text += change.text;
      else if (part.path.length > change.path.length) return undefined;
    }
    return text;
  }

  #wholeText(before: readonly ViewPart[], after: readonly ViewPart[]): string {
    return textOf(changesBetween(withParts(this.#before, before), withParts(this.#after, after), this.#path));
  }
}

/** What is added to a list changes the list: a seat may see more in it already. */
const placeOf = ({ path }: Change): string => (path.endsWith('/-') ? path.slice(0, -2) : path);

function haveSamePaths(parts: readonly ViewPart[], others: readonly ViewPart[]): boolean {
  if (parts.length !== others.length) return false;
  for (let i = 0; i < parts.length; i++) if (itemAt(parts, i).path !== itemAt(others, i).path) return false;
  return true;
}

/** A part that the place with this path lies in, or that lies in that place. */
function partAlong(parts: readonly ViewPart[], path: string): ViewPart | undefined {
  for (const part of parts) {
    if (part.path.length > path.length ? isIn(part.path, path) : isIn(path, part.path)) return part;
  }
  return undefined;
}

/** Whether a place is another or lies in it. */
const isIn = (path: string, other: string): boolean =>
  path.startsWith(other) && (path.length === other.length || path.charAt(other.length) === '/');

import type { TableViews, ViewAccess } from '@grove/table';
import { changesBetween, textOf } from './changes.ts';
import { keepTold, toldBefore, type ToldView, type ToldViews, toldTo } from './told-views.ts';
import { ViewChanges } from './view-changes.ts';

/** A client that takes changes, and which view of a table it has: the id of what it was told last, 0 for one that is not known here. */
export interface Reader {
  has: number;
}

/** What has changed at a table by one update, as RFC 6902 writes it, for everybody who has the view before it. */
export class PatchTexts {
  readonly #views: TableViews;
  readonly #before: ToldViews | undefined;
  readonly #after: ToldViews;
  #common: string | undefined;
  #games: ViewChanges | undefined;

  /** @param since the number of the table before the update */
  constructor(views: TableViews, since: number) {
    this.#views = views;
    this.#before = toldBefore(views.common.table, since);
    this.#after = keepTold(views);
  }

  /** Notes that a client is told what whoever has this name sees. @returns whether it has what that was before */
  tell(name: string, access: ViewAccess, reader: Reader): boolean {
    const had = reader.has;
    reader.has = toldTo(this.#after, name, this.#views, access).id;
    return had === this.#before?.told.get(name)?.id;
  }

  /** The patch for whoever has this name and was told before; undefined if the whole view has to be told, because the game has just begun. */
  write(name: string): string | undefined {
    const [before, after] = [this.#before?.told.get(name), this.#after.told.get(name)];
    if (this.#before === undefined || before === undefined || after === undefined) return undefined;
    const game = this.#gameText(this.#before, before, after);
    if (game === undefined) return undefined;
    // The number is among what is common, and always another: so there is a comma to leave out.
    this.#common ??= changesText(this.#before.common, this.#after.common, '').slice(1);
    return `[${this.#common}${changesText(before.own, after.own, '')}${game}]`;
  }

  #gameText(common: ToldViews, before: ToldView, after: ToldView): string | undefined {
    if (before.facts === null || after.facts === null) return before.facts === after.facts ? '' : undefined;
    this.#games ??= new ViewChanges(common.publicView, this.#after.publicView, '/playing/view');
    return changesText(before.facts, after.facts, '/playing') + this.#games.write(before.parts, after.parts);
  }
}

const changesText = (before: unknown, after: unknown, path: string): string =>
  textOf(changesBetween(before, after, path));

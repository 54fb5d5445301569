import type { ViewPart } from '@grove/kernel';
import type { CommonView, GameFacts, OwnView, TableViews, ViewAccess } from '@grove/table';

/** What somebody was told of a table. */
export interface ToldView {
  /** Different from all others that this server has told. */
  readonly id: number;
  readonly own: OwnView;
  readonly facts: GameFacts | null;
  /** What of the game they see in other ways than everybody. */
  readonly parts: readonly ViewPart[];
}

/** What everybody was told of a table who takes changes, when it stood at this number. */
export interface ToldViews {
  readonly number: number;
  readonly common: CommonView;
  readonly publicView: unknown;
  /** By whom: see `toldTo`. */
  readonly told: Map<string, ToldView>;
}

/** What is kept of one table. It stays the same object as long as the table is played, and its contents are replaced. */
interface Place {
  views: ToldViews | undefined;
  isUsed: boolean;
}

/** Tables of which it is kept, about 10 kB each: those at which something happened lately, so that a table that rests takes no room. */
export const MOST_TABLES = 2000;

/**
 * By table. Not `RecentlyUsed`, which takes every entry that is used out and puts it in again: V8 then makes the map anew every few moves, each of
 * the old ones leads to the next, and so what was told once is collected late and with much work.
 */
const places = new Map<string, Place>();

function placeOf(table: string): Place {
  let place = places.get(table);
  if (place === undefined) {
    places.set(table, (place = { views: undefined, isUsed: true }));
    makeRoom();
  }
  place.isUsed = true;
  return place;
}

/** Forgets a table that was not used since it was asked for last; whoever was goes to the end of the row. */
function makeRoom(): void {
  for (const [table, place] of places) {
    if (places.size <= MOST_TABLES) return;
    places.delete(table);
    if (place.isUsed) places.set(table, place);
    else place.views = undefined;
    place.isUsed = false;
  }
}

/** What was told of a table when it stood at this number, if it is still kept. */
export function toldBefore(table: string, number: number): ToldViews | undefined {
  const views = places.get(table)?.views;
  return views?.number === number ? views : undefined;
}

/** Begins to keep what is told of a table as it stands now. */
export function keepTold({ common, publicView }: TableViews): ToldViews {
  const views = { number: common.number, common, publicView, told: new Map<string, ToldView>() };
  placeOf(common.table).views = views;
  return views;
}

let count = 0;

/** What whoever has this name sees now; the same for two who have the same. */
export function toldTo(after: ToldViews, name: string, views: TableViews, access: ViewAccess): ToldView {
  let told = after.told.get(name);
  if (told === undefined) {
    const [own, facts, parts] = [views.ownView(access), views.gameFacts(access), views.ownParts(access.viewer)];
    told = { id: ++count, own, facts, parts };
    after.told.set(name, told);
  }
  return told;
}

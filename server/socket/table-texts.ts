import { isRefusal, type Refusal, type Viewer } from '@grove/kernel';
import type { GameView, Person, TableView } from '@grove/protocol';
import { type AppliedEntry, entryFor, seatOf, TableViews, viewAccess } from '@grove/table';
import type { Room } from '../tables/room.ts';
import { SharedJson } from './shared-json.ts';

type Text = string | Refusal;

/** What several people see of one update, of which each has a text of its own. */
interface Shared {
  readonly views: TableViews;
  readonly json: SharedJson;
}

/** The text of all spectators, around the place where it says who they are. */
interface SpectatorText {
  readonly number: number;
  readonly before: string;
  readonly after: string;
}

const NOBODY = '"me":{"person":null,"seat":null}';

const updates = new WeakMap<readonly AppliedEntry[], Shared>();
/** The last one of each table and of each update. */
const spectatorTexts = new WeakMap<Room | readonly AppliedEntry[], SpectatorText>();

/** A whole table as one person may see it. */
export function tableText(room: Room, person: Person | undefined, as: Viewer | undefined): Text {
  const message = (viewer: Person | undefined) => messageFor(sharedOf(room), room, undefined, viewer, as);
  return isSpectator(room, [], person, as) ? spectatorText(room, room, person, message) : message(person);
}

/** What happened at a table, as one person may see it, and the table after it. */
export function updateText(
  room: Room,
  applied: readonly AppliedEntry[],
  person: Person | undefined,
  as: Viewer | undefined,
): Text {
  const shared = updates.get(applied) ?? sharedOf(room);
  updates.set(applied, shared);
  const message = (viewer: Person | undefined) => messageFor(shared, room, applied, viewer, as);
  return isSpectator(room, applied, person, as) ? spectatorText(applied, room, person, message) : message(person);
}

const sharedOf = ({ table }: Room): Shared => ({ views: new TableViews(table), json: new SharedJson() });

function spectatorText(
  key: Room | readonly AppliedEntry[],
  { table }: Room,
  person: Person | undefined,
  make: (viewer: undefined) => Text,
): Text {
  let known = spectatorTexts.get(key);
  if (known?.number !== table.data.number) {
    const text = make(undefined);
    if (typeof text !== 'string') return text;
    // Quotes inside of texts are escaped, so that nothing that somebody wrote can look like this.
    const [before = '', after = ''] = text.split(NOBODY, 2);
    known = { number: table.data.number, before, after };
    spectatorTexts.set(key, known);
  }
  const me = { person: person?.id ?? null, seat: null };
  return `${known.before}"me":${JSON.stringify(me)}${known.after}`;
}

/** Whether somebody sees what every stranger sees: no seat, no mutes or notes of their own, no command among these entries. */
function isSpectator(
  { table }: Room,
  applied: readonly AppliedEntry[],
  person: Person | undefined,
  as: Viewer | undefined,
): boolean {
  if (as !== undefined && as !== 'public') return false;
  const { spectators } = table.data.settings;
  if (person === undefined) return true;
  if (!spectators || seatOf(table, person.id) >= 0) return false;
  const { ignored, notes } = table.data;
  const isOwn = ({ entry: { by } }: AppliedEntry) => by.kind === 'person' && by.person.id === person.id;
  return (
    !ignored.some((pair) => pair.person === person.id) &&
    !notes.some((note) => note.person === person.id) &&
    !applied.some(isOwn)
  );
}

function messageFor(
  { views, json }: Shared,
  { id, table }: Room,
  applied: readonly AppliedEntry[] | undefined,
  person: Person | undefined,
  as: Viewer | undefined,
): Text {
  const access = viewAccess(table, person?.id, as);
  if (isRefusal(access)) return access;
  const view = views.viewFor(person?.id, as);
  if (isRefusal(view)) return view;
  const entries = applied?.map((entry) => entryFor(table.game, entry, access));
  const message =
    entries === undefined ? { type: 'table', table: id, view } : { type: 'update', table: id, entries, view };
  return json.membersOf(message, { view: viewText(json, view) });
}

const viewText = (json: SharedJson, view: TableView): string =>
  view.playing === null ? json.membersOf(view) : json.membersOf(view, { playing: gameText(json, view.playing) });

const gameText = (json: SharedJson, playing: GameView): string =>
  json.membersOf(playing, { view: json.membersOf(playing.view as object) });

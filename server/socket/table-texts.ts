import { isRefusal, type Refusal, type Viewer } from '@grove/kernel';
import type { Person, SeenEntry } from '@grove/protocol';
import { type AppliedEntry, entryFor, seatOf, TableViews, type ViewAccess, viewAccess } from '@grove/table';
import type { Room } from '../tables/room.ts';
import { EntryTexts } from './entry-texts.ts';
import { SharedParts } from './shared-parts.ts';

type Text = string | Refusal;

/** The text of all spectators, around the place where it says who they are. */
interface SpectatorText {
  readonly number: number;
  readonly before: string;
  readonly after: string;
}

const NOBODY = '"me":{"person":null,"seat":null}';

/** Has the text of all spectators once it was made. */
interface Spectators {
  text?: SpectatorText;
}

/**
 * The last update of any table: what several people see of it alike is made and written once, and they are told one after the other. Not a
 * WeakMap by update: what is in one outlives several collections of young garbage, and with every move some kilobytes would.
 */
let latest: { readonly applied: readonly AppliedEntry[]; readonly views: ViewTexts } | undefined;
/** Of tables that were loaded, as they stood then. */
const loaded = new WeakMap<Room, Spectators>();

/** The texts of a table as it stands now. */
class ViewTexts {
  readonly spectators: Spectators = {};
  readonly #views: TableViews;
  readonly #entries = new EntryTexts();
  #common: string | undefined;
  #games: SharedParts | undefined;

  constructor({ table }: Room) {
    this.#views = new TableViews(table);
  }

  /** A message of the type `update`, or `table` if there are no entries. */
  message(table: string, entries: readonly SeenEntry[] | undefined, access: ViewAccess): string {
    this.#common ??= this.#commonText();
    const head =
      entries === undefined
        ? inside({ type: 'table', table })
        : `${inside({ type: 'update', table })},"entries":${this.#entries.write(entries)}`;
    const own = this.#views.ownView(access);
    const ownText = `${inside({ ...own, chat: undefined })},"chat":${keptText(own.chat)}`;
    return `{${head},"view":{${this.#common},${ownText},"playing":${this.#gameText(access)}}}`;
  }

  #commonText(): string {
    const { common } = this.#views;
    return `${inside({ ...common, settings: undefined })},"settings":${keptText(common.settings)}`;
  }

  #gameText(access: ViewAccess): string {
    const facts = this.#views.gameFacts(access);
    if (facts === null) return 'null';
    this.#games ??= new SharedParts(this.#views.publicView);
    return `{${inside(facts)},"view":${this.#games.write(this.#views.gameView(access.viewer))}}`;
  }
}

/** What stays as it is for many updates, and is never changed but replaced: a long chat costs more to write than all the rest. */
const keptTexts = new WeakMap<object, string>();

function keptText(part: object): string {
  let text = keptTexts.get(part);
  if (text === undefined) {
    text = JSON.stringify(part);
    keptTexts.set(part, text);
  }
  return text;
}

const inside = (value: object): string => JSON.stringify(value).slice(1, -1);

/** A whole table as one person may see it. */
export function tableText(room: Room, person: Person | undefined, as: Viewer | undefined): Text {
  const message = (viewer: Person | undefined) => messageFor(new ViewTexts(room), room, undefined, viewer, as);
  if (!isSpectator(room, [], person, as)) return message(person);
  const spectators = loaded.get(room) ?? {};
  loaded.set(room, spectators);
  return spectatorText(spectators, room, person, message);
}

/** What happened at a table, as one person may see it, and the table after it. */
export function updateText(
  room: Room,
  applied: readonly AppliedEntry[],
  person: Person | undefined,
  as: Viewer | undefined,
): Text {
  if (latest?.applied !== applied) latest = { applied, views: new ViewTexts(room) };
  const { views } = latest;
  const message = (viewer: Person | undefined) => messageFor(views, room, applied, viewer, as);
  if (!isSpectator(room, applied, person, as)) return message(person);
  return spectatorText(views.spectators, room, person, message);
}

function spectatorText(
  spectators: Spectators,
  { table }: Room,
  person: Person | undefined,
  make: (viewer: undefined) => Text,
): Text {
  let known = spectators.text;
  if (known?.number !== table.data.number) {
    const text = make(undefined);
    if (typeof text !== 'string') return text;
    // Quotes inside of texts are escaped, so that nothing that somebody wrote can look like this.
    const [before = '', after = ''] = text.split(NOBODY, 2);
    known = { number: table.data.number, before, after };
    spectators.text = known;
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
  texts: ViewTexts,
  { id, table }: Room,
  applied: readonly AppliedEntry[] | undefined,
  person: Person | undefined,
  as: Viewer | undefined,
): Text {
  const access = viewAccess(table, person?.id, as);
  if (isRefusal(access)) return access;
  const entries = applied?.map((entry) => entryFor(table.game, entry, access));
  return texts.message(id, entries, access);
}

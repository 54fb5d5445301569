import { isRefusal, type Refusal, type Viewer } from '@grove/kernel';
import type { Person } from '@grove/protocol';
import { type AppliedEntry, viewAccess } from '@grove/table';
import type { Room } from '../tables/room.ts';
import type { Reader } from './patch-texts.ts';
import { isSpectator, SpectatorText } from './spectators.ts';
import { UpdateTexts } from './update-texts.ts';
import { ViewTexts } from './view-texts.ts';

type Text = string | Refusal;

/**
 * The last update of any table. Not a WeakMap by update: what is in one outlives several collections of young garbage, and with every move some
 * kilobytes would.
 */
let latest: UpdateTexts | undefined;
/** Of tables that were loaded, as they stood then. */
const loaded = new WeakMap<Room, SpectatorText>();

/** A whole table as one person may see it. */
export function tableText(room: Room, person: Person | undefined, as: Viewer | undefined): Text {
  const message = (viewer: Person | undefined): Text => {
    const access = viewAccess(room.table, viewer?.id, as);
    return isRefusal(access) ? access : new ViewTexts(room).table(access);
  };
  if (!isSpectator(room, [], person, as)) return message(person);
  const spectators = loaded.get(room) ?? new SpectatorText();
  loaded.set(room, spectators);
  return spectators.write(room.table.data.number, person, () => message(undefined));
}

/**
 * What happened at a table, as one person may see it, and the table after it.
 *
 * @param reader who need only be told what has changed
 */
export function updateText(
  room: Room,
  applied: readonly AppliedEntry[],
  person: Person | undefined,
  as: Viewer | undefined,
  reader?: Reader,
): Text {
  if (latest?.applied !== applied) latest = new UpdateTexts(room, applied);
  return latest.write(person, as, reader);
}

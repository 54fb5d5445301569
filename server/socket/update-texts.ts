import { isRefusal, itemAt, type Refusal, type Viewer } from '@grove/kernel';
import type { Person, SeenEntry } from '@grove/protocol';
import { type AppliedEntry, entryFor, type ViewAccess, viewAccess } from '@grove/table';
import type { Room } from '../tables/room.ts';
import { PatchTexts, type Reader } from './patch-texts.ts';
import { isSpectator, SpectatorText } from './spectators.ts';
import { ViewTexts } from './view-texts.ts';

/** Characters. A patch of more is compared with the whole view, which may be shorter. */
const LONG = 2000;

/** In place of a name. */
const SPECTATORS = '';

/** The messages of one update, of which several people are told one after the other: what they see alike is made and written once. */
export class UpdateTexts {
  readonly applied: readonly AppliedEntry[];
  readonly #room: Room;
  readonly #views: ViewTexts;
  readonly #spectators = new SpectatorText();
  #patches: PatchTexts | undefined;
  /** The message with a patch for all spectators; null where the whole view is better. */
  #spectatorChanges: string | null | undefined;

  constructor(room: Room, applied: readonly AppliedEntry[]) {
    this.applied = applied;
    this.#room = room;
    this.#views = new ViewTexts(room);
  }

  /** For a reader who has the view before the update what has changed in it, else the whole view after it. */
  write(person: Person | undefined, as: Viewer | undefined, reader: Reader | undefined): string | Refusal {
    const { table } = this.#room;
    const isStranger = isSpectator(this.#room, this.applied, person, as);
    const access = viewAccess(table, isStranger ? undefined : person?.id, as);
    if (isRefusal(access)) return access;
    const name = isStranger ? SPECTATORS : `${person?.id} ${as ?? ''}`;
    const changes = reader && this.#changesFor(name, access, reader);
    if (changes !== undefined) return changes;
    return isStranger
      ? this.#spectators.write(table.data.number, person, () => this.#whole(access))
      : this.#whole(access);
  }

  #whole(access: ViewAccess): string {
    return this.#views.update(this.#entriesFor(access), access);
  }

  #changesFor(name: string, access: ViewAccess, reader: Reader): string | undefined {
    this.#patches ??= new PatchTexts(this.#views.views, this.#since);
    if (!this.#patches.tell(name, access, reader)) return undefined;
    if (name !== SPECTATORS) return this.#changesMessage(name, access);
    if (this.#spectatorChanges === undefined) this.#spectatorChanges = this.#changesMessage(name, access) ?? null;
    return this.#spectatorChanges ?? undefined;
  }

  #changesMessage(name: string, access: ViewAccess): string | undefined {
    const patch = this.#patches?.write(name);
    if (patch === undefined) return undefined;
    const message = this.#views.changes(this.#entriesFor(access), this.#since, patch);
    return patch.length > LONG && this.#whole(access).length < message.length ? undefined : message;
  }

  get #since(): number {
    return itemAt(this.applied, 0).entry.number - 1;
  }

  #entriesFor(access: ViewAccess): SeenEntry[] {
    return this.applied.map((entry) => entryFor(this.#room.table.game, entry, access));
  }
}

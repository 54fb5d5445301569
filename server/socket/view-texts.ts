import type { SeenEntry } from '@grove/protocol';
import { TableViews, type ViewAccess } from '@grove/table';
import type { Room } from '../tables/room.ts';
import { EntryTexts } from './entry-texts.ts';
import { SharedParts } from './shared-parts.ts';

/** The texts of a table as it stands now. */
export class ViewTexts {
  readonly views: TableViews;
  readonly #table: string;
  readonly #entries = new EntryTexts();
  #head: string | undefined;
  #common: string | undefined;
  #games: SharedParts | undefined;

  constructor({ id, table }: Room) {
    this.#table = id;
    this.views = new TableViews(table);
  }

  /** A message of the type `table`. */
  table(access: ViewAccess): string {
    return `{${inside({ type: 'table', table: this.#table })},"view":${this.#view(access)}}`;
  }

  /** A message of the type `update`, with the whole view. */
  update(entries: readonly SeenEntry[], access: ViewAccess): string {
    return `${this.#updateHead(entries)},"view":${this.#view(access)}}`;
  }

  /** A message of the type `update`, with what has changed in the view. */
  changes(entries: readonly SeenEntry[], since: number, patch: string): string {
    return `${this.#updateHead(entries)},"since":${since},"patch":${patch}}`;
  }

  #updateHead(entries: readonly SeenEntry[]): string {
    this.#head ??= `{${inside({ type: 'update', table: this.#table })},"entries":`;
    return this.#head + this.#entries.write(entries);
  }

  #view(access: ViewAccess): string {
    this.#common ??= this.#commonText();
    const own = this.views.ownView(access);
    const ownText = `${inside({ ...own, chat: undefined })},"chat":${keptText(own.chat)}`;
    return `{${this.#common},${ownText},"playing":${this.#gameText(access)}}`;
  }

  #commonText(): string {
    const { common } = this.views;
    return `${inside({ ...common, settings: undefined })},"settings":${keptText(common.settings)}`;
  }

  #gameText(access: ViewAccess): string {
    const facts = this.views.gameFacts(access);
    if (facts === null) return 'null';
    this.#games ??= new SharedParts(this.views.publicView);
    return `{${inside(facts)},"view":${this.#games.write(this.views.gameView(access.viewer))}}`;
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

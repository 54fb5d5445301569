import type { SeenEntry, SeenEvent } from '@grove/protocol';

interface Written {
  readonly entries: readonly SeenEntry[];
  readonly text: string;
}

/** Writes the entries of one update as several people see them: mostly one who acted, and others who all see the same. */
export class EntryTexts {
  readonly #written: Written[] = [];

  write(entries: readonly SeenEntry[]): string {
    for (const { entries: others, text } of this.#written) if (areSame(entries, others)) return text;
    const text = JSON.stringify(entries);
    this.#written.push({ entries, text });
    return text;
  }
}

function areSame(entries: readonly SeenEntry[], others: readonly SeenEntry[]): boolean {
  return entries.length === others.length && entries.every((entry, i) => isSame(entry, others[i]));
}

const isSame = (entry: SeenEntry, other: SeenEntry | undefined): boolean =>
  entry.number === other?.number && entry.message === other.message && isSameEvent(entry.event, other.event);

/** As far as can be told by a glance; steps are the most of what happens. */
function isSameEvent(event: SeenEvent, other: SeenEvent): boolean {
  if (event === other) return true;
  if (!isStep(event) || !isStep(other)) return false;
  return event.kind === other.kind && event.step === other.step && hasSameItems(event.seen, other.seen);
}

const isStep = (event: SeenEvent): event is Extract<SeenEvent, { readonly seen: unknown }> => 'seen' in event;

function hasSameItems(list: readonly unknown[], other: readonly unknown[]): boolean {
  for (let i = 0; i < list.length; i++) if (list[i] !== other[i]) return false;
  return list.length === other.length;
}

import { itemAt, BadInput, UnknownRules } from '@grove/kernel';
import type { Entry, TableEvent } from '../log/entry.ts';
import type { TableGame } from '../settings.ts';
import type { Table } from '../table.ts';
import type { Applier, AppliedEntry } from './applied.ts';
import { delayed, finished, interrupted, moved, rewound, started, undone } from './game.ts';
import { created } from './create.ts';
import { clocked, configured, handed, left, rematched, returned, seated, unsealed } from './seats.ts';
import { covered } from './cover.ts';
import { nudged, prepared } from './prepare.ts';
import { chatted, muted, noted } from './talk.ts';
import { undoAnswered, undoAsked, undoWithdrawn, voted } from './consent.ts';

const appliers: { readonly [Kind in Exclude<TableEvent['kind'], 'created'>]: Applier<Kind> } = {
  configured,
  seated,
  started,
  moved,
  undone,
  'undo-asked': undoAsked,
  'undo-answered': undoAnswered,
  'undo-withdrawn': undoWithdrawn,
  rewound,
  clocked,
  covered,
  interrupted,
  delayed,
  left,
  returned,
  handed,
  voted,
  finished,
  rematched,
  chatted,
  muted,
  noted,
  prepared,
  nudged,
  unsealed,
};

/** The table after the first entry of its log. */
export function openTable(tableGame: TableGame, first: Entry): Table {
  if (first.number !== 1 || first.event.kind !== 'created') throw new BadInput('a log begins with "created"');
  const table = created(tableGame, first.event, first);
  remember(table, first);
  return table;
}

/** The reducer: the only function that changes a table, in place. */
export function apply(table: Table, entry: Entry): AppliedEntry {
  const { data } = table;
  if (entry.number !== data.number + 1) {
    throw new BadInput(`entry ${entry.number} cannot follow entry ${data.number}`);
  }
  if (entry.event.kind === 'created') throw new BadInput(`entry ${entry.number} creates the table a second time`);
  const applier = applierFor(table, entry.event.kind);
  const events = applier(table, entry.event, entry) ?? [];
  remember(table, entry);
  return appliedEntry(table, entry, events);
}

/**
 * Fields that this program does not know change nothing for it, but an entry of another kind would: during an upgrade the table is
 * left to the nodes that can read it, as one of newer rules is.
 */
function applierFor({ game, data }: Table, kind: TableEvent['kind']): Applier<TableEvent['kind']> {
  if (!Object.hasOwn(appliers, kind)) {
    throw new UnknownRules(game.id, data.rules, `an entry "${kind}" was written by a newer Grove: update this one`);
  }
  // Each applier takes the events of its own key; the compiler does not follow that through the lookup.
  return appliers[kind as keyof typeof appliers] as Applier<TableEvent['kind']>;
}

/** For the first entry of a log, which `openTable` applies. */
export const appliedEntry = ({ data, match }: Table, entry: Entry, events: readonly unknown[] = []): AppliedEntry => ({
  entry,
  events,
  steps: match?.steps.length ?? 0,
  seed: data.phase === 'finished' ? data.seed : null,
});

function remember({ data, answered }: Table, { number, at, by, message }: Entry): void {
  data.number = number;
  data.at = at;
  if (message !== null) answered.remember(by, message, number);
}

/** The table after a whole log. */
export function tableOf(tableGame: TableGame, log: readonly Entry[]): Table {
  const table = openTable(tableGame, itemAt(log, 0));
  for (const entry of log.slice(1)) apply(table, entry);
  return table;
}

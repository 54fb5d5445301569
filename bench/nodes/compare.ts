import { itemAt } from '@grove/kernel';
import { gameModules } from '@grove/games/loaded';
import { type Entry, tableOf } from '@grove/table';
import type { NodePlayer } from './player.ts';

/** What clients saw, against what the store holds. All but the first three must be 0. */
export interface Comparison {
  readonly tables: number;
  readonly entries: number;
  readonly acknowledged: number;
  /** Acknowledged, but not in the log under that number. */
  readonly lost: number;
  /** In the log more than once. */
  readonly twice: number;
  /** Seen by a client otherwise than the log has it. */
  readonly forked: number;
  /** Logs with a gap, or that do not play. */
  readonly broken: number;
}

export async function compare(
  tables: readonly (readonly NodePlayer[])[],
  log: (table: string) => Promise<readonly Entry[]>,
): Promise<Comparison> {
  const totals = { tables: tables.length, entries: 0, acknowledged: 0, lost: 0, twice: 0, forked: 0, broken: 0 };
  for (const players of tables) {
    const entries = await log(itemAt(players, 0).table);
    totals.entries += entries.length;
    totals.broken += Number(!plays(entries));
    for (const { acknowledged, seen } of players) {
      totals.acknowledged += acknowledged.length;
      totals.lost += acknowledged.filter(({ id, number }) => entries[number - 1]?.message !== id).length;
      totals.twice += acknowledged.filter(({ id }) => timesIn(entries, id) > 1).length;
      totals.forked += [...seen].filter(([number, print]) => print !== printOf(entries[number - 1])).length;
    }
  }
  return totals;
}

/** A command's entries stand together; what comes after the first of them has another kind (the end of the game). */
const timesIn = (entries: readonly Entry[], id: string): number => {
  const own = entries.filter(({ message }) => message === id);
  return own.filter(({ event }) => event.kind === itemAt(own, 0).event.kind).length;
};

const printOf = (entry: Entry | undefined): string =>
  entry === undefined ? 'nothing' : `${entry.at} ${JSON.stringify(entry.by)} ${entry.event.kind}`;

function plays(entries: readonly Entry[]): boolean {
  if (entries.some(({ number }, i) => number !== i + 1)) return false;
  const { event } = itemAt(entries, 0);
  const module = gameModules.find(({ game }) => event.kind === 'created' && game.id === event.game);
  if (module === undefined) return false;
  return tableOf({ game: module.game, bots: Object.keys(module.bots) }, entries).data.number === entries.length;
}

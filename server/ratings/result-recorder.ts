import { levelOf } from '@grove/bots';
import { itemAt } from '@grove/kernel';
import type { SeatResult } from '@grove/protocol';
import type { Table, AppliedEntry } from '@grove/table';
import type { Room } from '../tables/room.ts';
import type { GameResult, PeopleStore, ResultStore } from '../store/store.ts';

/** Saves the result of every table that finishes. */
export class ResultRecorder {
  readonly #store: ResultStore;
  readonly #people: PeopleStore;
  readonly #report: (error: unknown) => void;

  constructor(store: ResultStore, people: PeopleStore, report: (error: unknown) => void) {
    this.#store = store;
    this.#people = people;
    this.#report = report;
  }

  observe(room: Room): void {
    room.observe((applied, own) => {
      if (own && applied.some(isEnd)) this.record(room).catch(this.#report);
    });
  }

  async record({ table }: Room): Promise<void> {
    const result = resultOf(table);
    if (result !== undefined) await this.#store.addResult(result, await this.#gone(table));
  }

  /** Who sat at the table and was deleted since: they do not come back on a leaderboard. */
  async #gone({ data }: Table): Promise<string[]> {
    const ids = data.seats.flatMap(({ person }) => person?.id ?? []);
    const known = await Promise.all(ids.map((id) => this.#people.person(id)));
    return ids.filter((_, i) => known[i] === undefined);
  }
}

const isEnd = ({ entry }: AppliedEntry): boolean => entry.event.kind === 'finished';

/** How a table ended; undefined while it has not. */
function resultOf({ data, game }: Table): GameResult | undefined {
  const { end } = data;
  if (end === null) return undefined;
  const seats = data.seats.map(({ person, bot, substituted }, seat): SeatResult => {
    // At a rated table a seat that a bot has taken over is lost for its person, or leaving would save a rating.
    const who =
      person === null
        ? { player: `bot:${levelOf(bot ?? '')}`, name: levelOf(bot ?? '') }
        : { player: person.id, name: person.name };
    const forfeited = end.forfeited?.includes(seat) === true;
    const result = { ...who, total: itemAt(end.totals, seat), winner: end.winners.includes(seat) };
    return { ...result, ...(forfeited && { forfeited }), ...(substituted && { substituted }) };
  });
  const different = new Set(seats.map(({ player }) => player)).size === seats.length;
  // A game that was broken off counts if somebody has lost by that.
  const counts = end.how === 'played' || end.forfeited !== undefined;
  const rated = data.settings.rated && counts && seats.length > 1 && different;
  return { table: data.id, game: game.id, finishedAt: data.at, rated, seats };
}

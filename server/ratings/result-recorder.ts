import { levelOf } from '@grove/bots';
import { itemAt } from '@grove/kernel';
import type { SeatResult } from '@grove/protocol';
import { type AppliedEntry, isSealed, type Table } from '@grove/table';
import type { Room } from '../tables/room.ts';
import type { GameModule } from '@grove/game-kit';
import type { GameResult, Store, UsedCard } from '../store/store.ts';

interface RecorderServices {
  readonly store: Pick<Store, 'results' | 'people'>;
  readonly gameModules: readonly GameModule[];
  readonly report: (error: unknown) => void;
}

/** Saves the result of every table that finishes. */
export class ResultRecorder {
  readonly #store: Pick<Store, 'results' | 'people'>;
  readonly #gameModules: readonly GameModule[];
  readonly #report: (error: unknown) => void;

  constructor({ store, gameModules, report }: RecorderServices) {
    this.#store = store;
    this.#gameModules = gameModules;
    this.#report = report;
  }

  observe(room: Room): void {
    room.observe((applied, own) => {
      if (own && applied.some(isEnd)) this.record(room).catch(this.#report);
    });
  }

  async record({ table }: Room): Promise<void> {
    const result = resultOf(table);
    if (result !== undefined) await this.#store.results.addResult(result, await this.#gone(table), this.#usedIn(table));
  }

  /** The cards that people used, where the game was played to its end: what a bot played for somebody is not theirs. */
  #usedIn({ data, game, match }: Table): UsedCard[] | undefined {
    const usedCards = this.#gameModules.find((module) => module.game.id === game.id)?.usedCards;
    if (usedCards === undefined || match === null || data.end?.how !== 'played') return undefined;
    const own = data.seats.flatMap(({ person, substituted }, seat) => (person === null || substituted ? [] : seat));
    if (own.length === 0) return undefined;
    return own.flatMap((seat) => usedCards(match.state, seat)).map(({ card, points }) => ({ card, points }));
  }

  /** Who sat at the table and was deleted since: they do not come back on a leaderboard. */
  async #gone({ data }: Table): Promise<string[]> {
    const ids = data.seats.flatMap(({ person }) => person?.id ?? []);
    const known = await Promise.all(ids.map((id) => this.#store.people.person(id)));
    return ids.filter((_, i) => known[i] === undefined);
  }
}

const isEnd = ({ entry: { event } }: AppliedEntry): boolean => event.kind === 'finished' || event.kind === 'unsealed';

/** How a table ended; undefined while it has not, and while others play the same deal: statistics would tell them how it went. */
function resultOf(table: Table): GameResult | undefined {
  const { data, game } = table;
  const { end } = data;
  if (end === null || isSealed(table)) return undefined;
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

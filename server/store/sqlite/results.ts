import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { CardFigures, PlayedGame, RatingChange, Standing } from '@grove/protocol';
import type { Rating } from '../../ratings/rate.ts';
import { GAMES_FOR_PLACE, type PlayedRating, shownChange, shownRating } from '../../ratings/shown.ts';
import { figuresOf } from '../card-uses.ts';
import type { GameResult, ResultStore, UsedCard } from '../store.ts';
import type { WriteQueue } from './write-queue.ts';

type Row = Record<string, SQLOutputValue>;

/** Results and ratings in SQLite. */
export class SqliteResults implements ResultStore {
  readonly #queue: WriteQueue;
  readonly #sql;

  constructor(database: DatabaseSync, queue: WriteQueue) {
    this.#queue = queue;
    this.#sql = {
      cards: database.prepare('select card, used, points from card_uses where game = ?'),
      missing: database.prepare(`select id from tables where phase = 'finished' and resulted = 0 and sealed = 0`),
      ofPlayer: database.prepare(
        `select results.result, played.rating, mu, sigma, mu_before, sigma_before from played join results using (table_id)
         where played.player = ? and results.rated >= ? order by played.finished_at desc limit ?`,
      ),
      leaderboard: database.prepare(
        `select * from ratings where game = ? order by (games >= ${GAMES_FOR_PLACE}) desc, mu desc limit ?`,
      ),
      clubLeaderboard: database.prepare(
        `select ratings.* from club_members join ratings on ratings.player = club_members.person
         where club = ? and game = ? order by (games >= ${GAMES_FOR_PLACE}) desc, mu desc limit ?`,
      ),
      standings: database.prepare('select * from ratings where player = ? order by game'),
      rating: database.prepare('select mu, sigma from ratings where game = ? and player = ?'),
      changes: database.prepare(
        'select player, mu, sigma, mu_before, sigma_before from played where table_id = ? and mu is not null',
      ),
    };
  }

  addResult(result: GameResult, gone: readonly string[] = [], used?: readonly UsedCard[]): Promise<void> {
    return this.#queue.write('addResult', result, gone, used);
  }

  async cardFigures(game: string): Promise<CardFigures> {
    const rows = this.#sql.cards.all(game);
    return figuresOf(
      rows.map(({ card, used, points }) => ({ card: String(card), used: Number(used), points: Number(points) })),
    );
  }

  async tablesWithoutResult(): Promise<string[]> {
    return this.#sql.missing.all().map(({ id }) => String(id));
  }

  async resultsOf(player: string, limit: number, ratedOnly = false): Promise<PlayedGame[]> {
    return this.#sql.ofPlayer.all(player, Number(ratedOnly), limit).map(playedIn);
  }

  async leaderboard(game: string, limit: number): Promise<Standing[]> {
    return this.#sql.leaderboard.all(game, limit).map(standingIn);
  }

  async clubLeaderboard(club: string, game: string, limit: number): Promise<Standing[]> {
    return this.#sql.clubLeaderboard.all(club, game, limit).map(standingIn);
  }

  async standingsOf(player: string): Promise<Standing[]> {
    return this.#sql.standings.all(player).map(standingIn);
  }

  async ratingsOf(game: string, players: readonly string[]): Promise<ReadonlyMap<string, Rating>> {
    const rows = players.map((player) => [player, this.#sql.rating.get(game, player)] as const);
    return new Map(rows.flatMap(([player, row]) => (row === undefined ? [] : [[player, ratingIn(row)]])));
  }

  async ratingChanges(table: string): Promise<ReadonlyMap<string, RatingChange>> {
    return new Map(
      this.#sql.changes.all(table).flatMap((row) => {
        const change = changeIn(row);
        return change === null ? [] : [[String(row.player), change]];
      }),
    );
  }
}

const rounded = (rating: SQLOutputValue | undefined): number => Math.round(Number(rating) * 100) / 100;

const ratingIn = (row: Row): Rating => ({ mu: Number(row.mu), sigma: Number(row.sigma) });

// The columns are numbers or null.
const changeIn = (row: Row): RatingChange | null => shownChange(row as unknown as PlayedRating);

const playedIn = (row: Row): PlayedGame =>
  Object.assign(JSON.parse(String(row.result)) as GameResult, {
    rating: row.rating === null ? null : rounded(row.rating),
    change: changeIn(row),
  });

const standingIn = (row: Row): Standing => ({
  player: String(row.player),
  name: String(row.name),
  game: String(row.game),
  rating: rounded(row.shown),
  shown: shownRating(ratingIn(row)),
  games: Number(row.games),
  wins: Number(row.wins),
});

import { itemAt } from '@grove/kernel';
import type { DatabaseSync } from 'node:sqlite';
import { certainRating, NEW_RATING, rate, type Rating } from '../../ratings/rate.ts';
import { ranksOf } from '../../ratings/ranks.ts';
import { countedCards } from '../card-uses.ts';
import type { GameResult, UsedCard } from '../store.ts';

type Statements = ReturnType<typeof statements>;

/** Adds results; called inside a transaction, so that a result and its ratings are there together or not at all. */
export function resultWrites(database: DatabaseSync) {
  const sql = statements(database);
  return {
    /** Counts once per table, however often it is asked. */
    addResult: (result: GameResult, gone: readonly string[], used?: readonly UsedCard[]): void => {
      const { table, game, finishedAt, rated, seats } = result;
      const { changes } = sql.addResult.run(table, game, finishedAt, Number(rated), JSON.stringify(result));
      if (Number(changes) === 0) return;
      sql.markTable.run(table);
      const stays = (player: string): boolean => !gone.includes(player);
      for (const { player } of seats) if (stays(player)) sql.addPlayed.run(player, finishedAt, table);
      if (rated) saveRatings(sql, result, stays);
      for (const { card, points } of countedCards(used)) sql.addUse.run(game, card, points);
    },
  };
}

function saveRatings(
  sql: Statements,
  { table, game, finishedAt, seats }: GameResult,
  stays: (player: string) => boolean,
): void {
  const before = seats.map(({ player }) => ratingOf(sql, game, player));
  const after = rate(before, ranksOf(seats));
  seats.forEach(({ player, name, winner }, seat) => {
    if (!stays(player)) return;
    const { mu, sigma } = itemAt(after, seat);
    const then = itemAt(before, seat);
    const certain = certainRating({ mu, sigma });
    sql.saveRating.run(game, player, name, mu, sigma, certain, Number(winner));
    sql.savePlayedRating.run(certain, mu, sigma, then.mu, then.sigma, player, finishedAt, table);
  });
}

function ratingOf(sql: Statements, game: string, player: string): Rating {
  const row = sql.rating.get(game, player);
  return row === undefined ? NEW_RATING : { mu: Number(row.mu), sigma: Number(row.sigma) };
}

function statements(database: DatabaseSync) {
  return {
    addResult: database.prepare(
      'insert into results (table_id, game, finished_at, rated, result) values (?, ?, ?, ?, ?) on conflict do nothing',
    ),
    markTable: database.prepare('update tables set resulted = 1 where id = ?'),
    addPlayed: database.prepare(
      'insert into played (player, finished_at, table_id) values (?, ?, ?) on conflict do nothing',
    ),
    addUse: database.prepare(
      `insert into card_uses (game, card, used, points) values (?, ?, 1, ?)
       on conflict do update set used = used + 1, points = points + excluded.points`,
    ),
    rating: database.prepare('select mu, sigma from ratings where game = ? and player = ?'),
    saveRating: database.prepare(
      `insert into ratings (game, player, name, mu, sigma, shown, games, wins) values (?, ?, ?, ?, ?, ?, 1, ?)
       on conflict do update set name = excluded.name, mu = excluded.mu, sigma = excluded.sigma, shown = excluded.shown,
       games = games + 1, wins = wins + excluded.wins`,
    ),
    savePlayedRating: database.prepare(
      `update played set rating = ?, mu = ?, sigma = ?, mu_before = ?, sigma_before = ?
       where player = ? and finished_at = ? and table_id = ?`,
    ),
  };
}

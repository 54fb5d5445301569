import type { PlayedGame, Statistics } from '@grove/protocol';

/** A player's games summed up, one line per game, the one played most first. What a bot played for somebody is not theirs. */
export function statisticsOf(player: string, played: readonly PlayedGame[]): Statistics[] {
  const own = played.filter(({ seats }) => seats.some((seat) => seat.player === player && seat.substituted !== true));
  const byGame = Map.groupBy(own, ({ game }) => game);
  return [...byGame].map(([game, games]) => lineOf(player, game, games)).sort((a, b) => b.games - a.games);
}

function lineOf(player: string, game: string, games: readonly PlayedGame[]): Statistics {
  // A bot may sit at a table more than once.
  const seats = games.flatMap((one) => one.seats.filter((seat) => seat.player === player));
  const totals = seats.map(({ total }) => total);
  return {
    game,
    games: games.length,
    wins: games.filter((one) => one.seats.some((seat) => seat.player === player && seat.winner)).length,
    best: Math.max(...totals),
    average: Math.round((totals.reduce((sum, total) => sum + total, 0) / totals.length) * 10) / 10,
    lastAt: Math.max(...games.map(({ finishedAt }) => finishedAt)),
  };
}

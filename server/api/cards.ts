import type { CardFigures } from '@grove/protocol';
import type { FastifyInstance } from 'fastify';
import { notThere } from '../http/errors.ts';
import { addRoute } from './add-route.ts';
import type { ApiContext } from './context.ts';

/** Milliseconds for which an answer is given again without asking the store. */
const KEPT = 60_000;

interface KeptFigures {
  readonly until: number;
  readonly figures: Promise<CardFigures>;
}

/** What people made of a game's cards. Sums alone: nobody can be found in them. */
export function cardRoute(api: FastifyInstance, { gameModules, store, now }: ApiContext): void {
  const kept = new Map<string, KeptFigures>();
  const askAnew = (game: string): Promise<CardFigures> => {
    const figures = store.results.cardFigures(game);
    kept.set(game, { until: now() + KEPT, figures });
    figures.catch(() => kept.delete(game));
    return figures;
  };
  addRoute(
    api,
    'GET /games/:game/cards',
    {
      tags: ['games'],
      summary: 'What people made of the cards of a game',
      description:
        'Summed up over the finished games of this server, of seats that people played themselves; up to a minute old. `points` are those of all games together.',
    },
    async ({ params: { game } }) => {
      if (gameModules.find((module) => module.game.id === game)?.usedCards === undefined) throw notThere('game');
      const before = kept.get(game);
      return before !== undefined && before.until > now() ? before.figures : askAnew(game);
    },
  );
}

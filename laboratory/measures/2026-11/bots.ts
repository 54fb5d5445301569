import { searchBot } from '@grove/bots';
import { concertEvaluator } from '@grove/games/evergreen-concert/bot';
import { earthEvaluator } from '@grove/games/earth/bot';
import { planetEvaluator, valueModel, type Weights as PlanetWeights } from '@grove/games/evergreen-planet/bot';
import { concert } from '@grove/games/evergreen-concert/rules';
import { earth } from '@grove/games/earth/rules';
import { planet } from '@grove/games/evergreen-planet/rules';
import type { Bot } from '@grove/kernel';
import concertWeights from './evergreen-concert.json' with { type: 'json' };
import planetWeights from './evergreen-planet.json' with { type: 'json' };
import earthWeights from './earth.json' with { type: 'json' };

/** The strongest bot of every game in November 2026, by the game's id: its weights and how it searched. */
export const bots: Readonly<Record<string, () => Bot>> = {
  'evergreen-planet': () =>
    searchBot(
      planet,
      planetEvaluator(valueModel(planetWeights as unknown as PlanetWeights), {
        playoutRounds: Infinity,
        beamWidth: 32,
      }),
      { width: 48, priorError: 1.7, playouts: 500 },
    ),
  'evergreen-concert': () =>
    searchBot(concert, concertEvaluator(concertWeights, { beamWidth: 12 }), {
      width: 24,
      priorError: 5,
      playouts: 300,
    }),
  earth: () => searchBot(earth, earthEvaluator(earthWeights), { width: 12, priorError: 6, playouts: 60 }),
};

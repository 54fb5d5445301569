import { type Advisor, type GameBots, limitedSearchBot, randomBot, searchBot } from '@grove/bots';
import type { ConcertTypes } from '../rules/index.ts';
import { concertEvaluator } from './evaluator.ts';
import { greedyBot, greedyWith } from './greedy.ts';
import { FITTED, type Weights } from './weights.ts';

/** Waits for a good concert and keeps its high cards, but looks at its own discs only and at nobody's time. */
const ALONE: Weights = {
  own: 0.258,
  ownLate: 0,
  opponent: 0,
  opponentLate: 0,
  rivals: 0,
  lead: 0.3,
  prize: 0,
  later: 15,
  laterShared: 40,
  laterCards: 0,
  laterGala: 1.221,
  card: 7.742,
  scarce: 0,
  tempo: 0,
  strength: 5,
  opening: 0.555,
};
/** Is content with small concerts, gives its high cards away and does not see how safe its discs are. */
const HASTY: Weights = { ...ALONE, own: 0.1, lead: 0, later: 8, laterShared: 25, card: 5, strength: 0 };

export const concertAdvisor: Advisor<ConcertTypes> = {
  evaluator: concertEvaluator(FITTED, { beamWidth: 12 }),
  settings: { width: 24, priorError: 5, playouts: 300 },
};
const { evaluator, settings } = concertAdvisor;

/** Weakest first. */
export const concertBots: GameBots<ConcertTypes> = {
  random: randomBot,
  seedling: greedyWith(HASTY),
  sapling: greedyWith(ALONE),
  greedy: greedyBot,
  // A playout of each of the twelve best turns: about as far above the sapling as below the ancient.
  tree: (game) => limitedSearchBot(game, evaluator, { ...settings, width: 12, playouts: 12 }),
  ancient: (game) => searchBot(game, evaluator, settings),
};

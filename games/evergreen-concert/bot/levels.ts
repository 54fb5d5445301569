import { type BotName, type Expert, randomBot, searchBot, type SearchSettings } from '@grove/bots';
import type { BotMaker } from '@grove/kernel';
import type { ConcertTypes } from '../rules/index.ts';
import { concertExpert } from './expert.ts';
import { greedyBot, greedyWith } from './greedy.ts';
import { TASTE } from './judgement.ts';

/** Holds its concerts as soon as they are anything, and does not mind what the others hold. */
const HASTY = { ...TASTE, own: 0, rival: 0, later: 5, laterShared: 15, card: 3 };
/** Waits for a good concert, but looks at its own discs only. */
const ALONE = { ...TASTE, rival: 0, later: 10, laterShared: 35 };

export const ancientExpert: Expert<ConcertTypes> = concertExpert(TASTE, { turns: Infinity, beam: 12 });
export const ANCIENT: SearchSettings = { width: 24, trust: 3, thoughts: 800 };

/** Weakest first. */
export const concertBots: Readonly<Record<BotName, BotMaker<ConcertTypes>>> = {
  random: randomBot,
  seedling: greedyWith(HASTY),
  sapling: greedyWith(ALONE),
  greedy: greedyBot,
  tree: (game) => searchBot(game, ancientExpert, { ...ANCIENT, thoughts: 60 }),
  ancient: (game) => searchBot(game, ancientExpert, ANCIENT),
};

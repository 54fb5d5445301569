import { type Advisor, type BotName, randomBot, searchBot } from '@grove/bots';
import type { BotMaker } from '@grove/kernel';
import type { ConcertTypes } from '../rules/index.ts';
import { concertExpert } from './expert.ts';
import { greedyBot, greedyWith } from './greedy.ts';
import { TASTE } from './judgement.ts';

/** Holds its concerts as soon as they are anything, and does not mind what the others hold. */
const HASTY = { ...TASTE, own: 0, rival: 0, later: 5, laterShared: 15, card: 3 };
/** Waits for a good concert, but looks at its own discs only. */
const ALONE = { ...TASTE, rival: 0, later: 10, laterShared: 35 };

export const concertAdvisor: Advisor<ConcertTypes> = {
  expert: concertExpert(TASTE, { turns: Infinity, beam: 12 }),
  settings: { width: 24, doubt: 5, thoughts: 300 },
};
const { expert, settings } = concertAdvisor;

/** Weakest first. */
export const concertBots: Readonly<Record<BotName, BotMaker<ConcertTypes>>> = {
  random: randomBot,
  seedling: greedyWith(HASTY),
  sapling: greedyWith(ALONE),
  greedy: greedyBot,
  tree: (game) => searchBot(game, expert, { ...settings, thoughts: 60 }),
  ancient: (game) => searchBot(game, expert, settings),
};

import { type Advisor, type BotName, randomBot, searchBot } from '@grove/bots';
import type { BotMaker } from '@grove/kernel';
import type { EarthTypes } from '../rules/earth-types.ts';
import { earthExpert } from './expert.ts';
import { greedyBot } from './greedy.ts';
import { type Character, FITTED, type Worths } from './mind/worths.ts';
import { reflexBot } from './reflex.ts';

const inBoth = ({ table, solo }: Character, change: (worths: Worths) => Worths): Character => ({
  table: change(table),
  solo: change(solo),
});

/** Half sees what cards do for it, not what they are collected for, and does not mind what the others get. */
const UNAWARE = inBoth(FITTED, (worths) => ({
  ...worths,
  engine: worths.engine / 4,
  activation: worths.activation / 2,
  canopy: 0,
  objective: 0,
  fauna: 0,
  terrain: 0,
  discount: 0,
  rival: 0,
}));

/** Sees the points that lie before it: plants what has points, and thinks of no activation to come, not even the next. */
const NEARSIGHTED = inBoth(UNAWARE, (worths) => ({
  ...worths,
  engine: 0,
  activation: 0,
  sproutSpace: [0, 0],
  growthSpace: [0, 0],
  draw: [0.25, 0.6],
  soil: [0.15, 0.5],
}));

export const earthAdvisor: Advisor<EarthTypes> = {
  expert: earthExpert(FITTED),
  settings: { width: 12, doubt: 6, thoughts: 60 },
};

/** Weakest first. */
export const earthBots: Readonly<Record<BotName, BotMaker<EarthTypes>>> = {
  random: randomBot,
  seedling: reflexBot(NEARSIGHTED),
  sapling: reflexBot(UNAWARE),
  greedy: greedyBot,
  tree: reflexBot(FITTED),
  ancient: (game) => searchBot(game, earthAdvisor.expert, earthAdvisor.settings),
};

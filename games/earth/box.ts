import { randomBot } from '@grove/bots';
import type { Box } from '@grove/kernel';
import { drawText } from './board/text.ts';
import { greedyBot } from './bot/greedy.ts';
import { earth, type EarthTypes } from './rules/index.ts';
import { scorePosition } from './rules/score/position.ts';
import { words } from './words/index.ts';

export const box: Box<EarthTypes> = {
  game: earth,
  bots: { random: randomBot, greedy: greedyBot },
  words,
  drawText,
  scorePosition,
};

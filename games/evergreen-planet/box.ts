import type { Box } from '@grove/kernel';
import { drawText } from './board/text.ts';
import { planetAdvisor, planetBots } from './bot/levels.ts';
import { dailyOptions } from './rules/daily.ts';
import { planet, type PlanetTypes } from './rules/index.ts';
import { scorePosition } from './rules/position.ts';
import { words } from './words/index.ts';

export const box: Box<PlanetTypes> = {
  game: planet,
  bots: planetBots,
  words,
  drawText,
  scorePosition,
  daily: dailyOptions,
};

export const advisor = planetAdvisor;

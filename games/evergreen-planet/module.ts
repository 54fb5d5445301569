import type { GameModule } from '@grove/game-kit';
import { beats } from './beats.ts';
import { drawText } from './board/text.ts';
import { planetAdvisor, planetBots } from './bot/index.ts';
import { dailyOptions } from './rules/daily.ts';
import { planet, type PlanetTypes } from './rules/index.ts';
import { scorePosition } from './rules/position.ts';
import { signs } from './signs.ts';
import { spots } from './spots.ts';
import { cover } from './words/cover.ts';
import { words } from './words/index.ts';

export const planetModule: GameModule<PlanetTypes> = {
  cover,
  game: planet,
  bots: planetBots,
  advisor: planetAdvisor,
  words,
  drawText,
  beats,
  spots,
  signs,
  scorePosition,
  daily: dailyOptions,
};

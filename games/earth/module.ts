import type { GameModule } from '@grove/game-kit';
import { asksOpenly } from './asks-openly.ts';
import { beats } from './beats.ts';
import { drawText } from './board/text.ts';
import { earthAdvisor, earthBots } from './bot/index.ts';
import { earth, type EarthTypes } from './rules/index.ts';
import { scorePosition } from './rules/score/position.ts';
import { usedCards } from './rules/score/used-cards.ts';
import { signs } from './signs.ts';
import { spots } from './spots.ts';
import { cover } from './words/cover.ts';
import { words } from './words/index.ts';
import { loadNames } from './words/names/index.ts';

export const earthModule: GameModule<EarthTypes> = {
  cover,
  game: earth,
  bots: earthBots,
  advisor: earthAdvisor,
  words,
  prepareWords: loadNames,
  drawText,
  beats,
  opensTurn: ({ kind }) => kind === 'color',
  asksOpenly,
  spots,
  signs,
  scorePosition,
  usedCards,
};

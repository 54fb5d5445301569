import type { GameModule } from '@grove/game-kit';
import { beats } from './beats.ts';
import { drawText } from './board/text.ts';
import { concertAdvisor, concertBots } from './bot/index.ts';
import { concert, type ConcertTypes } from './rules/index.ts';
import { signs } from './signs.ts';
import { spots } from './spots.ts';
import { cover } from './words/cover.ts';
import { words } from './words/index.ts';

export const concertModule: GameModule<ConcertTypes> = {
  cover,
  game: concert,
  bots: concertBots,
  advisor: concertAdvisor,
  words,
  drawText,
  beats,
  spots,
  signs,
};

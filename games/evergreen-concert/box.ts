import type { Box } from '@grove/kernel';
import { drawText } from './board/text.ts';
import { concertAdvisor, concertBots } from './bot/levels.ts';
import { concert, type ConcertTypes } from './rules/index.ts';
import { words } from './words/index.ts';

export const box: Box<ConcertTypes> = { game: concert, bots: concertBots, words, drawText };

export const advisor = concertAdvisor;

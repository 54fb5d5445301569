import type { Box } from '@grove/kernel';
import { drawText } from './board/text.ts';
import { earthAdvisor, earthBots } from './bot/levels.ts';
import { earth, type EarthTypes } from './rules/index.ts';
import { scorePosition } from './rules/score/position.ts';
import { words } from './words/index.ts';

export const box: Box<EarthTypes> = { game: earth, bots: earthBots, words, drawText, scorePosition };

export const advisor = earthAdvisor;

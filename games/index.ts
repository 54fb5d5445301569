import type { Advisor } from '@grove/bots';
import type { Box } from '@grove/kernel';
import { drawText as drawConcert } from './evergreen-concert/board/text.ts';
import { concertAdvisor, concertBots } from './evergreen-concert/bot/levels.ts';
import { concert, type ConcertTypes } from './evergreen-concert/rules/index.ts';
import { words as concertWords } from './evergreen-concert/words/index.ts';
import { drawText as drawEarth } from './earth/board/text.ts';
import { earthAdvisor, earthBots } from './earth/bot/levels.ts';
import { earth, type EarthTypes } from './earth/rules/index.ts';
import { scorePosition as scoreEarth } from './earth/rules/score/position.ts';
import { words as earthWords } from './earth/words/index.ts';
import { drawText as drawPlanet } from './evergreen-planet/board/text.ts';
import { planetAdvisor, planetBots } from './evergreen-planet/bot/levels.ts';
import { planet, type PlanetTypes } from './evergreen-planet/rules/index.ts';
import { scorePosition as scorePlanet } from './evergreen-planet/rules/position.ts';
import { words as planetWords } from './evergreen-planet/words/index.ts';

const planetBox: Box<PlanetTypes> = {
  game: planet,
  bots: planetBots,
  words: planetWords,
  drawText: drawPlanet,
  scorePosition: scorePlanet,
};

const concertBox: Box<ConcertTypes> = {
  game: concert,
  bots: concertBots,
  words: concertWords,
  drawText: drawConcert,
};

const earthBox: Box<EarthTypes> = {
  game: earth,
  bots: earthBots,
  words: earthWords,
  drawText: drawEarth,
  scorePosition: scoreEarth,
};

/** The list of games: the only file that names them all. */
export const boxes: readonly Box[] = [planetBox, concertBox, earthBox];

/** By game: who gives hints and reviews. */
export const advisors: Readonly<Record<string, Advisor>> = {
  [planet.id]: planetAdvisor,
  [concert.id]: concertAdvisor,
  [earth.id]: earthAdvisor,
};

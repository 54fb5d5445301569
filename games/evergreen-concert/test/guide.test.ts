import { guideSuite } from '@grove/game-kit/guide/suite';
import { greedyBot } from '../bot/greedy.ts';
import { concertGuide } from '../guide/index.ts';
import { isConcertSpot } from '../guide/spots.ts';
import { concert } from '../rules/index.ts';

guideSuite({ guide: concertGuide, bot: () => greedyBot(concert), isSpot: isConcertSpot });

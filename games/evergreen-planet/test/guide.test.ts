import { guideSuite } from '@grove/game-kit/guide/suite';
import { greedyBot } from '../bot/greedy.ts';
import { planetGuide } from '../guide/index.ts';
import { isPlanetSpot } from '../guide/spots.ts';

guideSuite({ guide: planetGuide, bot: () => greedyBot(), isSpot: isPlanetSpot });

import { guideSuite } from '../../guide/test/suite.ts';
import { greedyBot } from '../bot/greedy.ts';
import { earthGuide } from '../guide/index.ts';
import { isEarthSpot } from '../guide/spots.ts';

guideSuite({ guide: earthGuide, bot: () => greedyBot(), isSpot: isEarthSpot, runs: 3 });

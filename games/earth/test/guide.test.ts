import { guideSuite } from '@grove/game-kit/guide/suite';
import { greedyBot } from '../bot/greedy.ts';
import { earthGuide } from '../guide/index.ts';
import { isEarthSpot } from '../guide/spots.ts';

guideSuite({ guide: earthGuide, bot: () => greedyBot(), isSpot: isEarthSpot, runs: 3 });

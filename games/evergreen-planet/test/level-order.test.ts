import { levelOrderSuite } from '@grove/bots/contract';
import { planetModule } from '../module.ts';

levelOrderSuite(planetModule, { duels: { ancient: { games: 6, playouts: 60 } } });

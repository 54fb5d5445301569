import { levelOrderSuite } from '@grove/bots/contract';
import { planetModule } from '../module.ts';

levelOrderSuite(planetModule, { duels: { ancient: { games: 8, playouts: 5 } } });

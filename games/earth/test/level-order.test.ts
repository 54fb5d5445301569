import { levelOrderSuite } from '@grove/bots/contract';
import { earthModule } from '../module.ts';

levelOrderSuite(earthModule, { duels: { ancient: { games: 8, playouts: 3 } } });

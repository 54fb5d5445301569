import { contractSuite } from '@grove/kernel/contract';
import { earth } from '../rules/index.ts';

contractSuite(earth, { here: import.meta.url, module: '../rules/index.ts', games: 1, runs: 40, part: 'rules' });

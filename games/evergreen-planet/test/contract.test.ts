import { contractSuite } from '@grove/kernel/contract';
import { planet } from '../rules/index.ts';

contractSuite(planet, { here: import.meta.url, module: '../rules/index.ts' });

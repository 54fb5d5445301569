import { contractSuite } from '@grove/kernel/contract';
import { concert } from '../rules/index.ts';

contractSuite(concert, {
  here: import.meta.url,
  module: '../rules/index.ts',
  samples: { ring: [['orange', 'brown', 'blue', 'yellow', 'lilac', 'green']] },
});

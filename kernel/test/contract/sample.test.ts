import { contractSuite } from '../../contract/index.ts';
import { acorns } from '../../contract/sample/index.ts';

contractSuite(acorns, {
  here: import.meta.url,
  module: '../../contract/sample/index.ts',
  golden: '../../contract/sample/golden',
});

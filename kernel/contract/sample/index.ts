export { acorns } from './acorns.ts';
export type { AcornsTypes } from './types.ts';

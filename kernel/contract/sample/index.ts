export { acorns } from './acorns.ts';
export { sampleBox } from './box.ts';
export type { AcornsTypes } from './types.ts';

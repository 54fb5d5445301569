export { acorns } from './acorns.ts';
export { sampleBox } from './box.ts';
export { NEXT_RULES, withNextRules } from './next-rules.ts';
export type { AcornsTypes } from './types.ts';

/** The rules of Earth with Abundance. */
export { earth } from './earth.ts';
export type { EarthTypes } from './earth-types.ts';

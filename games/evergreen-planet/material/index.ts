export * from './facts.ts';
export { type Material, materialFor } from './material.ts';
export { OWN_PLANETS, PLANETS, type PlanetName } from './planets.ts';
export { type CardSource, type MaterialSource, readMaterial } from './read.ts';

export { problemsIn } from './check.ts';
export * from './facts.ts';
export { type Material, materialFile, materialFor } from './material.ts';
export { OWN_PLANETS, PLANETS, type PlanetName } from './planets.ts';
export { ENGLISH_PROBLEMS, type Problem, problemText, type ProblemTexts } from './problems.ts';
export { type CardSource, type MaterialSource, readMaterial } from './read.ts';

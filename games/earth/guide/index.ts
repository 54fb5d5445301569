/** Two games with lessons: the base game, then Abundance. */
export { abundance } from './abundance.ts';
export { firstIsland } from './first-island.ts';

/** Golden games: whole games as playthroughs that can be read and replayed. Free of vitest, so that commands can use it. */
export { inFile, readGoldens, readPlaythroughs, releasedVersions } from './files.ts';
export { checkGolden, checkPlaythrough, type Golden, readGolden } from './golden.ts';
export type { Narrator } from './narration.ts';
export { playthroughOf } from './playthrough.ts';
export { regenerate } from './regenerate.ts';

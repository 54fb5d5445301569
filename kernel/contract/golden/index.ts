/** Golden records: whole games with a digest per entry. Free of vitest, so that commands can use it. */
export { readGoldens, regenerate, releasedVersions } from './files.ts';
export { checkGolden, type Golden, makeGolden } from './golden.ts';

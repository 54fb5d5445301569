import type { Shelved } from '@grove/games/shelf.ts';
import { coverOf } from '@grove/kernel';
import { sampleBox } from '@grove/kernel/sample';

/** In place of the real shelf: the page with the sample game alone, so that its tests do not hang on any real game. */
export const shelf: readonly Shelved[] = [
  { cover: coverOf(sampleBox), open: () => Promise.resolve({ box: sampleBox }) },
];

import { leaks } from './leaks.ts';
import type { Mutant } from './mutant.ts';
import { unruly } from './moves.ts';
import { careless } from './results.ts';
import { forgetful } from './states.ts';
import { outdated } from './versions.ts';

export const mutants: readonly Mutant[] = [...leaks, ...unruly, ...forgetful, ...careless, ...outdated];

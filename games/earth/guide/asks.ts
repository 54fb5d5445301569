import type { Ask } from '@grove/game-kit/guide';

/** Any of these steps; the lesson says why not another. */
export const oneOf = (steps: readonly string[]): Ask => ({ steps, others: 'explained' });
/** Just this step; the lesson says why not another. */
export const one = (step: string): Ask => oneOf([step]);
/** A proposal: other steps are as good. */
export const anyOf = (steps: readonly string[]): Ask => ({ steps, others: 'allowed' });

/** All around the first card, which always lies on a1. */
export const BESIDE_FIRST = ['b1', 'z1', 'a0', 'a2', 'z0', 'b0', 'z2', 'b2'];

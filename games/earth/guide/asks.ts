import type { Ask } from '@grove/game-kit/guide';

/** Any of these steps; the lesson says why not another. */
export const oneOf = (steps: readonly string[]): Ask => ({ steps, others: 'explained' });
/** Just this step; the lesson says why not another. */
export const one = (step: string): Ask => oneOf([step]);
/** A proposal: other steps are as good. */
export const anyOf = (steps: readonly string[]): Ask => ({ steps, others: 'allowed' });

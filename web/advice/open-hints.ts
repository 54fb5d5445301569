import type { HintData } from '@grove/bots';

/** A hint that can still be followed, with the steps that are left of it. */
export interface OpenHint {
  readonly hint: HintData;
  readonly left: readonly unknown[];
}

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Whoever does what a hint says keeps it until its last step; hints that begin otherwise are gone. */
export const openHints = (hints: readonly HintData[], played: readonly unknown[]): OpenHint[] =>
  hints.flatMap((hint) => {
    const left = hint.steps.slice(played.length);
    const isFollowed = played.every((move, i) => i < hint.steps.length && isSame(move, hint.steps[i]));
    return isFollowed && left.length > 0 ? [{ hint, left }] : [];
  });

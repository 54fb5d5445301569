import { copyPlain, type Json } from '@grove/kernel';
import type { State } from './types.ts';

/** The state is plain data with nothing in it that never changes, so all three are the same copy. */
export const copy = (state: State): State => copyPlain(state);
export const save = (state: State): Json => copyPlain(state) as unknown as Json;
export const restore = (saved: Json): State => copyPlain(saved) as unknown as State;

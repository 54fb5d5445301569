import type { Language } from '../language.ts';
import type { ReactNode } from 'react';
import type { Rulebook } from './rulebook.ts';

/** A rulebook with the pictures that the board uses. */
export interface IllustratedRulebook {
  readonly book: Rulebook;
  /** What pictures refer to by name, if they do, and the id by which to see whether a board has drawn it already. */
  readonly symbols?: { readonly id: string; readonly draw: () => ReactNode };
  /** The picture that belongs to a rule; most have none. */
  picture(this: void, rule: string, language: Language): ReactNode;
}

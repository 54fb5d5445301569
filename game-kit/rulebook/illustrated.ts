import type { Language } from '../language.ts';
import type { ReactNode } from 'react';
import type { LegendGroup } from './legend.ts';
import type { Rulebook } from './rulebook.ts';

/** One stage of an example, ready to be shown. */
export interface DrawnStage {
  readonly text: string;
  readonly draw: (motion: boolean) => ReactNode;
}

/** A rulebook with the pictures that the board uses. */
export interface IllustratedRulebook {
  readonly book: Rulebook;
  /** What pictures refer to by name, if they do, and the id by which to see whether a board has drawn it already. */
  readonly symbols?: { readonly id: string; readonly draw: () => ReactNode };
  /** The picture that belongs to a rule; most have none. */
  picture(this: void, rule: string, language: Language): ReactNode;
  /** The stages of a rule's example; undefined for rules without one. */
  example?(this: void, rule: string, language: Language): readonly DrawnStage[] | undefined;
  /** All icons and colours of the game with their meaning, in the words of the game and its rules. */
  legend?(this: void, language: Language): readonly LegendGroup[];
}

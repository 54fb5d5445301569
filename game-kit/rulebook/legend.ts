import type { ReactNode } from 'react';

/** An icon in words: what it is called, and what it means in one sentence. */
export type IconWords = readonly [name: string, sentence: string];

/** An icon or a colour with what it means. */
export interface LegendItem {
  /** What boards call it: a drawing with `data-icon` of this name tells what it is when somebody asks. */
  readonly id: string;
  readonly icon: ReactNode;
  readonly name: string;
  /** One sentence; undefined where the name says it all. */
  readonly text?: string | undefined;
  /** Where the rules say more. */
  readonly rule?: string;
}

/** Icons of one kind, under a heading. */
export interface LegendGroup {
  readonly title: string;
  /** Whether its icons are strips with long texts. */
  readonly isWide?: boolean;
  readonly items: readonly LegendItem[];
}

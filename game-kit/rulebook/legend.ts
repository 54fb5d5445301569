import type { ReactNode } from 'react';

/** An icon or a colour with what it means. */
export interface LegendItem {
  readonly icon: ReactNode;
  readonly text: string;
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

import { itemAt } from '@grove/kernel';
/** Even a short text is not set larger than one of so many columns. */
const FEWEST_COLUMNS = 20;

export interface TextSize {
  readonly lines: readonly { readonly key: number; readonly line: string }[];
  readonly longest: number;
  /** At least as long as three lines out of four. */
  readonly most: number;
}

/** How much room a drawing in text needs. */
export function textSize(text: string): TextSize {
  const lines = text.split('\n').map((line, key) => ({ key, line }));
  const lengths = lines.map(({ line }) => line.length).sort((a, b) => a - b);
  const wide = (index: number) => Math.max(FEWEST_COLUMNS, itemAt(lengths, index));
  return { lines, longest: wide(lengths.length - 1), most: wide(Math.ceil((lengths.length - 1) * 0.75)) };
}

import { itemAt } from '@grove/kernel';
/** Rows as aligned text: numbers to the right, the rest to the left. */
export function formatTable(rows: readonly (readonly string[])[]): string {
  const widths = itemAt(rows, 0).map((_, column) => Math.max(...rows.map((row) => itemAt(row, column).length)));
  const isNumeric = itemAt(rows, 0).map((_, column) => /^-?\d/.test(itemAt(itemAt(rows, rows.length - 1), column)));
  const line = (row: readonly string[]) =>
    row.map((cell, i) => (isNumeric[i] ? cell.padStart(itemAt(widths, i)) : cell.padEnd(itemAt(widths, i)))).join('  ');
  return rows.map((row) => `  ${line(row).trimEnd()}\n`).join('');
}

/** Data as short text for people: `light 4, 3, 2, 1; buds 3`. */
export function describe(value: unknown): string {
  if (Array.isArray(value)) return value.map(describe).join(', ');
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([name, part]) => `${name} ${describe(part)}`)
    .join('; ');
}

/** How many squares stand for the highest title. */
const SQUARES = 10;

interface DailyResult {
  readonly title: string;
  /** The day as people write it. */
  readonly date: string;
  /** The score in words. */
  readonly score: string;
  readonly total: number;
  /** From how many points on a score has the highest title. */
  readonly highest: number;
  readonly streak: string | undefined;
  readonly address: string;
}

/** A result to send to friends: it says how well it went, and nothing about how. */
export function resultText({ title, date, score, total, highest, streak, address }: DailyResult): string {
  const full = Math.max(0, Math.min(SQUARES, Math.round((SQUARES * total) / highest)));
  const squares = '▰'.repeat(full) + '▱'.repeat(SQUARES - full);
  return [`Grove · ${title}, ${date}`, `${squares} ${score}`, streak, address].filter(Boolean).join('\n');
}

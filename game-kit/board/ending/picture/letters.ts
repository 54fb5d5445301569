/** Whether a list of ranges such as `U+0-FF, U+131` has one of the letters. */
export function covers(ranges: string, letters: string): boolean {
  const spans = [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)].map(([, from = '', to = from]) => ({
    from: Number.parseInt(from, 16),
    to: Number.parseInt(to, 16),
  }));
  const codes = Array.from(letters, (letter) => letter.codePointAt(0) ?? 0);
  return spans.some(({ from, to }) => codes.some((code) => code >= from && code <= to));
}

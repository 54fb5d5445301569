/** Deeper than anything that a client sends: checking or writing deeper values could exhaust the stack. */
const MOST_DEPTH = 40;

/** What is wrong with a value from outside: text with a NUL, which not every store can keep, or too many lists inside of each other. */
export function valueTrouble(value: unknown): string | undefined {
  // Not recursive, since the depth is what is being checked.
  const open: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 0 }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value: item, depth } = next;
    if (typeof item === 'string' && item.includes('\0')) return 'text must not contain the character NUL';
    if (typeof item !== 'object' || item === null) continue;
    if (depth >= MOST_DEPTH) return 'this is nested too deeply';
    for (const [key, inner] of Object.entries(item)) {
      if (key.includes('\0')) return 'text must not contain the character NUL';
      open.push({ value: inner, depth: depth + 1 });
    }
  }
  return undefined;
}

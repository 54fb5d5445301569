/** Deeper than anything that a client sends: checking or writing deeper values could exhaust the stack. */
const MOST_DEPTH = 40;

/** What is wrong with a value from outside: text with a NUL, which not every store can keep, or too many lists inside of each other. */
export const valueTrouble = (value: unknown): string | undefined => troubleIn(value, 0);

/** @param depth of lists and objects around it, which is how deep this function calls itself at most */
function troubleIn(value: unknown, depth: number): string | undefined {
  if (typeof value === 'string') return value.includes('\0') ? 'text must not contain the character NUL' : undefined;
  if (!isObject(value)) return undefined;
  if (depth >= MOST_DEPTH) return 'this is nested too deeply';
  // Not by `for in`, which V8 optimises for the shapes that it has seen and gives up with the next one, again and again.
  for (const key of Object.keys(value)) {
    const trouble = troubleIn(key, depth) ?? troubleIn(value[key], depth + 1);
    if (trouble !== undefined) return trouble;
  }
  return undefined;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

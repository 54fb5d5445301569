/** A function that remembers its answers; for pictures that are drawn over and over from a few numbers. */
export function once<Args extends (string | number | undefined)[]>(
  work: (...args: Args) => string,
): (...args: Args) => string {
  const answers = new Map<string, string>();
  return (...args) => {
    const key = args.join(' ');
    const known = answers.get(key) ?? work(...args);
    answers.set(key, known);
    return known;
  };
}

/** A sentence with the names of its facts in braces, in place of the facts. */
export function templateOf(sentence: unknown): string {
  if (typeof sentence !== 'function') return String(sentence);
  const named = new Proxy({}, { get: (_, fact) => `{${String(fact)}}` });
  return (sentence as (told: object) => string)(named);
}

/** What a sentence tells, by name, each as often as it is told. */
export const factsIn = (sentence: unknown): string[] => (templateOf(sentence).match(/\{\w+\}/g) ?? []).sort();

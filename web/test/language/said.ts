/** A value that stands for whatever a sentence wants to know: it can be read, called, listed and printed. */
const anything = (text: string): unknown =>
  new Proxy(() => anything(text), {
    get: (_, key) => {
      if (key === Symbol.toPrimitive || key === 'toString') return () => text;
      if (key === 'map') return (say: (one: unknown, i: number) => unknown) => [say(anything(text), 0)];
      return anything(text);
    },
  });

/** Facts that sentences are tried with: numbers that grammar cares for, a fraction, and a name that begins with a vowel. */
const FACTS: readonly unknown[] = [0, 0.3, 1, 2, 7, 'Anna', undefined, anything('Anna'), anything('2')];

/** What a word, a sentence or a whole group of them says; functions are asked with one fact after the other. */
export function sayAll(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return FACTS.flatMap((fact) => ask(value as Sentence, fact));
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(sayAll);
  return [];
}

type Sentence = (...facts: unknown[]) => unknown;

/** A sentence that cannot take this fact, such as a number in place of a list, says nothing. */
function ask(sentence: Sentence, fact: unknown): string[] {
  try {
    return [sentence(fact, fact, fact, fact)].flat().filter((said) => typeof said === 'string');
  } catch (error) {
    if (error instanceof TypeError) return [];
    throw error;
  }
}

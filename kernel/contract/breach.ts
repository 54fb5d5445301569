import { canonical } from '../index.ts';

/** A promise of the contract that a game does not keep. */
export class Breach extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'Breach';
  }
}

export function must(holds: boolean, complaint: string | (() => string)): asserts holds {
  if (!holds) throw new Breach(typeof complaint === 'string' ? complaint : complaint());
}

/**
 * Runs a body that is expected to throw. Nobody looks at the stack of such an error, and collecting it would take most of
 * the time of a check that provokes many.
 */
export function withoutStacks<Value>(body: () => Value): Value {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 0;
  try {
    return body();
  } finally {
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** Compares data, whatever the order of its keys, and shows where it parts. */
export function mustMatch(actual: unknown, expected: unknown, what: string): void {
  // Plain JSON is by far the faster comparison, and nearly always enough.
  if (JSON.stringify(actual) !== JSON.stringify(expected)) mustEqual(canonical(actual), canonical(expected), what);
}

/** Compares texts and shows where they part. */
export function mustEqual(actual: string, expected: string, what: string): void {
  if (actual === expected) return;
  let at = 0;
  while (actual[at] === expected[at]) at++;
  const around = (text: string) => text.slice(Math.max(0, at - 40), at + 60);
  throw new Breach(`${what}\n  expected ...${around(expected)}\n  but got  ...${around(actual)}`);
}

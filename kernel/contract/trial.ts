import { BadInput, canonical, IllegalMove, type JsonObject } from '../index.ts';

/** One random game: everything that is needed to play it again exactly. */
export interface Trial {
  readonly players: number;
  readonly options: JsonObject;
  readonly seed: string;
}

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

/** Runs the body for every trial; whatever it throws says how to repeat it. */
export function eachTrial(trials: readonly Trial[], body: (trial: Trial) => void): void {
  for (const trial of trials) repeatable(trial, () => body(trial));
}

/** `steps` says how far the trial had been played, where that matters. */
export function repeatable<Value>(trial: Trial, body: () => Value, steps?: number): Value {
  try {
    return body();
  } catch (error) {
    throw new Breach(`${messageOf(error)}\n  ${describeTrial(trial, steps)}`, { cause: error });
  }
}

function describeTrial({ players, options, seed }: Trial, steps?: number): string {
  const where = steps === undefined ? '' : `, after ${steps} steps`;
  return `repeat with players ${players}, options ${JSON.stringify(options)}, seed "${seed}"${where}`;
}

function messageOf(error: unknown): string {
  if (error instanceof IllegalMove) return `a step that moves lists is refused: ${error.message}`;
  if (error instanceof Breach || error instanceof BadInput) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** A situation of a game as lessons tell it: plain facts such as the round and what is being asked. */
export type Situation = Readonly<Record<string, string | number | boolean>>;

/** Facts that must hold; a list means any of these. */
export type Trigger<M extends Situation> = { readonly [Name in keyof M]?: M[Name] | readonly M[Name][] };

/** What a lesson waits for, as steps in the game's notation: any one of them will do. */
export interface Ask {
  readonly steps: readonly string[];
  /** Other steps that are legal: the lesson can go on after them, or it says why it asks for this one. */
  readonly others: 'allowed' | 'explained';
}

/**
 * One lesson. It is shown in the first situation that fits and waits there: for a step, if it asks for one, else until the reader
 * goes on. Lessons are data; what they say stands in the words of each language under the same name.
 */
export interface Lesson<Name extends string = string, M extends Situation = Situation> {
  readonly name: Name;
  readonly when: Trigger<M>;
  /** The parts of the board that it is about, see `Spot`. */
  readonly about: readonly Spot[];
  readonly asks?: Ask;
}

/** A part of a board that can be pointed at: `river`, `space d3`, `card flowers-sprout`. Each board names its own. */
export type Spot = string;

export function fits<M extends Situation>(when: Trigger<M>, situation: M): boolean {
  return Object.entries(when).every(([name, wanted]: [string, unknown]) =>
    Array.isArray(wanted) ? wanted.includes(situation[name]) : wanted === situation[name],
  );
}

/** Facts that make a reason concrete: the space, the card, how many were allowed. Texts for people are made from them. */
export type Facts = Readonly<Record<string, string | number>>;

/**
 * Why a move is not allowed, as data: the number of the rule that forbids it, a reason that the game's words
 * translate, and the facts of the case.
 */
export interface Refusal<Reason extends string = string> {
  readonly rule: string;
  readonly reason: Reason;
  readonly facts: Facts;
}

export const refuse = <Reason extends string>(rule: string, reason: Reason, facts: Facts = {}): Refusal<Reason> => ({
  rule,
  reason,
  facts,
});

export const isRefusal = (value: object): value is Refusal => 'rule' in value && 'reason' in value;

export function describeRefusal({ rule, reason, facts }: Refusal): string {
  const details = Object.entries(facts).map(([name, value]) => `${name} ${value}`);
  return `${reason.replaceAll('-', ' ')} (${[rule, ...details].join(', ')})`;
}

/** Thrown by `play` for a move that the rules do not allow. The state is as it was. */
export class IllegalMove extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(describeRefusal(refusal));
    this.name = 'IllegalMove';
    this.refusal = refusal;
  }
}

/** Thrown for input that cannot be understood: a record, an option, a notation, a position. */
export class BadInput extends Error {
  /** What could not be read, where the reader knows: the message is English, and other languages name this. */
  readonly part: string | undefined;

  constructor(message: string, part?: string) {
    super(message);
    this.name = 'BadInput';
    this.part = part;
  }

  /** Says where the bad input stood: `move 12: no space z9`. */
  static at<T>(place: string, read: () => T): T {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof BadInput || error instanceof IllegalMove)) throw error;
      const message = `${place}: ${error.message}`;
      throw error instanceof UnknownRules ? new UnknownRules(error.game, error.rules, message) : new BadInput(message);
    }
  }
}

/** Thrown for a game whose rules this program does not know. Versions are never removed, so a newer program wrote it. */
export class UnknownRules extends BadInput {
  readonly game: string;
  readonly rules: string;

  constructor(game: string, rules: string, message: string) {
    super(message);
    this.name = 'UnknownRules';
    this.game = game;
    this.rules = rules;
  }
}

/** Thrown by deciders, which turn commands into events; `catchRefusal` makes a result of it. */
export class RefusedError extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusal.reason);
    this.name = 'RefusedError';
    this.refusal = refusal;
  }
}

/** The result of a decision, or the refusal that it threw. */
export function catchRefusal<Value>(decision: () => Value): Value | Refusal {
  try {
    return decision();
  } catch (error) {
    if (error instanceof RefusedError) return error.refusal;
    throw error;
  }
}

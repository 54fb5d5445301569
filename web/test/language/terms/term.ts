/** A word that another word of the printed game has taken the place of. */
export interface Term {
  /** A game, `page` for what belongs to none, or `all`. */
  readonly scope: string;
  readonly never: RegExp;
  readonly say: string;
}

export const planet = 'evergreen-planet';
export const concert = 'evergreen-concert';
export const earth = 'earth';

export const term = (scope: string, never: RegExp, say: string): Term => ({ scope, never, say });

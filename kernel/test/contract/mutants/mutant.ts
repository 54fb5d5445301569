import type { Game, Viewer } from '../../../index.ts';
import type { CheckName } from '../../../contract/index.ts';
import { acorns, type AcornsTypes } from '../../../contract/sample/index.ts';

export type State = AcornsTypes['State'];
export type View = AcornsTypes['View'];
export type Acorns = Game<AcornsTypes>;

/** A way to get the sample game wrong, and the check that is there to notice. */
export interface Mutant {
  readonly fault: string;
  readonly noticedBy: CheckName;
  /** Part of what the check then says, so that it is not noticed for another reason. */
  readonly complaint: string | RegExp;
  readonly game: Acorns;
}

export const mutant = (
  fault: string,
  noticedBy: CheckName,
  complaint: string | RegExp,
  change: Partial<Acorns>,
): Mutant => {
  return { fault, noticedBy, complaint, game: { ...acorns, ...change } };
};

export const withExtra = (extra: (state: State, viewer: Viewer) => object): Acorns['view'] => {
  return (state, viewer) => ({ ...acorns.view(state, viewer), ...extra(state, viewer) });
};

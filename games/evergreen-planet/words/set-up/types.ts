import type { ProblemTexts } from '../../material/index.ts';

/** What is said where planets are chosen, in one language. */
export interface SetUpWords {
  readonly ownPlanet: string;
  readonly load: string;
  readonly drop: string;
  readonly another: string;
  /** How to get a file that one can change. */
  readonly model: string;
  readonly wrong: (file: string) => string;
  readonly notJson: string;
  readonly tooLarge: string;
  readonly more: (problems: number) => string;
  readonly problems: ProblemTexts;
}

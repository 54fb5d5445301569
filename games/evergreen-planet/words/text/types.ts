import type { Biome, Side } from '../../material/facts.ts';

/** What the planet says as text, beside the words of its board. Seasons come in translated. */
export interface TextWords {
  readonly round: (round: number, rounds: number, season: string) => string;
  readonly sunAt: Readonly<Record<Side, string>>;
  /** A letter for each biome, as it stands before a piece on the board. */
  readonly letters: Readonly<Record<Biome, string>>;
  readonly takesToken: string;
  readonly yourCard: string;
}

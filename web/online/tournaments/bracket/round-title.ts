import type { TournamentWords } from '../words/index.ts';

/** Final, semifinals, quarterfinals; before them by how many are left. `after` rounds are played after it. */
export function roundTitle(after: number, words: TournamentWords): string {
  return [words.final, words.semifinals, words.quarterfinals][after] ?? words.lastOf(2 ** (after + 1));
}

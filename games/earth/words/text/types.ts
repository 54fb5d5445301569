/** What Earth says as text, beside the words of its table. Seats come in translated. */
export interface TextWords {
  readonly setUp: string;
  readonly gaia: string;
  readonly turn: (turn: number, active: string) => string;
  readonly deck: (cards: number) => string;
  readonly fauna: (number: number) => string;
  readonly common: string;
  readonly claimedBy: (names: string) => string;
  readonly stored: (sprouts: number) => string;
  readonly gaiaPile: (cards: number) => string;
  /** What stands after the numbers of sprouts and growth on a card. */
  readonly signs: { readonly sprout: string; readonly growth: string };
  readonly lookingAt: string;
  /** Between two abilities of a card. */
  readonly semicolon: string;
}

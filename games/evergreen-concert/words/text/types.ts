/** What the concert says as text, beside the words of its board. Seats come in translated. */
export interface TextWords {
  readonly noTimer: string;
  readonly timer: (seconds: number) => string;
  readonly opening: (dealer: string) => string;
  readonly turn: (turn: number, onTurn: string, cards: number, mostCards: number) => string;
  readonly hitMoved: string;
  readonly columns: readonly [
    left: string,
    middle: string,
    right: string,
    hand: string,
    concerts: string,
    discs: string,
  ];
}

/** A disc that a card would move. Names come in translated; `to` is undefined when it comes to the reader. */
interface DiscWord {
  readonly colour: string;
  readonly to: string | undefined;
  readonly value: number;
}

/** A card over another one; `owner` is undefined for the reader's own pile. */
interface LayWord {
  readonly card: string;
  readonly owner: string | undefined;
  readonly covered: string;
}

/** What the concert's board says, in one language. A sentence that is forgotten in one language does not compile. */
export interface BoardWords {
  readonly you: string;
  readonly table: string;
  readonly hand: string;
  readonly handOf: (cards: number) => string;
  readonly hit: string;
  readonly countsTwice: string;
  readonly hitIs: (colour: string) => string;
  readonly noDisc: string;
  readonly inTheMiddle: string;
  readonly galaToCome: string;
  readonly galaHeld: string;
  readonly concertsLeft: (concerts: number) => string;
  readonly points: (points: number) => string;
  readonly onTurn: string;
  readonly pileNames: readonly [left: string, middle: string, right: string];
  readonly pileShows: (card: string, below: number) => string;
  readonly empty: string;
  readonly faceDown: string;
  readonly disc: (colour: string, value: number, next: number) => string;
  readonly hasHit: string;
  readonly mayChoose: string;
  readonly glass: string;
  readonly secondsLeft: (seconds: number) => string;
  readonly ask: {
    readonly moreCards: (left: number) => string;
    readonly waitFor: (names: string) => string;
    readonly turnOf: (name: string) => string;
    readonly pickNote: string;
    readonly revealNote: string;
    readonly chooseCard: string;
    readonly choosePile: (card: string) => string;
    readonly cardFirst: string;
    readonly worthNow: (points: number) => string;
  };
  readonly preview: (lay: LayWord, discs: readonly DiscWord[]) => string;
  readonly wouldPay: (points: number) => string;
  readonly choose: {
    readonly choices: string;
    readonly playHere: (card: string) => string;
    readonly putAside: (card: string) => string;
    readonly endTurn: string;
    readonly concert: (points: number) => string;
    readonly gala: (points: number) => string;
    readonly hitStays: (colour: string) => string;
    readonly hitMoved: (colour: string) => string;
    readonly turnHit: (colour: string, points: number) => string;
    readonly undo: string;
    readonly noUndo: string;
    readonly redo: string;
    readonly typeMove: string;
    readonly play: string;
    readonly close: string;
  };
  readonly log: { readonly title: string; readonly nothingYet: string; readonly newest: string };
  readonly end: {
    readonly title: string;
    readonly youWin: string;
    readonly wins: (name: string) => string;
    readonly share: (names: string) => string;
    readonly concert: (number: number) => string;
    readonly final: string;
    /** The same as they stand in "You won it in concert 1". */
    readonly inConcert: (number: number) => string;
    readonly inFinal: string;
    /** C6.3 */
    readonly tied: string;
    readonly total: string;
    readonly gala: string;
  };
  /** C1.4 */
  readonly setUp: { readonly ring: string; readonly swap: string; readonly usualRing: string };
}

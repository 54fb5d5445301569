/**
 * What the planet's board says, in one language. Functions where facts are needed: a fact that is forgotten in one language
 * does not compile. Names come in translated; `place` is undefined where a card is wild and works everywhere.
 */
export interface BoardWords {
  readonly you: string;
  readonly opponent: string;
  readonly planetOf: (name: string) => string;
  /** From another planet to the viewer's own. */
  readonly backToMine: string;
  /** Who is asked, where several people share the screen. */
  readonly turnOf: (name: string) => string;
  /** P2.1. */
  readonly startsWith: (name: string, points: number) => string;
  readonly youStartWith: (points: number) => string;
  readonly empty: string;
  readonly lit: (points: number) => string;
  readonly shaded: string;
  readonly mayChoose: string;
  readonly shadow: string;
  readonly fertilityIcons: (icons: number) => string;
  readonly drought: string;
  readonly noIcon: string;
  readonly underToken: string;
  readonly takenBy: (name: string) => string;
  readonly pile: (biome: string, icons: number, cards: number, faceDown: number) => string;
  readonly track: (power: string, strength: number, next: number | null) => string;
  readonly riverNote: string;
  /** The card that nobody took. */
  readonly leftOver: (card: string) => string;
  readonly sunsToCome: string;
  readonly showSun: string;
  readonly ifEnded: (season: string) => string;
  /** The same when the season has ended. */
  readonly gainedIn: (season: string) => string;
  readonly lightRow: string;
  readonly forestRow: string;
  readonly wouldHave: string;
  /** The same when the season has ended. */
  readonly hasNow: string;
  readonly lightAndForest: (light: number, forest: number) => string;
  readonly log: string;
  readonly sinceYourTurn: string;
  readonly firstPlayer: string;
  readonly scores: string;
  readonly status: {
    readonly taking: string;
    readonly acting: string;
    readonly waiting: string;
    readonly done: string;
  };
  readonly ask: {
    readonly take: string;
    /** Where the question names who is asked. */
    readonly takeHere: string;
    readonly takeNote: string;
    readonly takeGives: string;
    readonly tapAgain: string;
    readonly cardFirst: string;
    readonly takes: (name: string) => string;
    readonly action: (place: string | undefined) => string;
    readonly plant: (place: string | undefined, left: number) => string;
    readonly grow: (place: string | undefined, left: number) => string;
    readonly each: (place: string | undefined, plants: number, grows: number) => string;
    readonly anywhere: (left: number) => string;
    readonly sprouts: (left: number) => string;
    readonly smallTrees: (left: number) => string;
    readonly bigTrees: (left: number) => string;
    readonly bushes: (left: number) => string;
    readonly lakes: (left: number) => string;
    readonly lakeGrows: (left: number) => string;
    readonly nothingLeft: string;
    readonly allDone: string;
    readonly noSpace: string;
    readonly powerStill: (power: string) => string;
    readonly powerReady: (power: string, strength: number) => string;
    readonly actionStill: string;
    readonly mayFinish: string;
    readonly mayTakeBack: string;
    readonly endsSoon: string;
    /** The same where a power that asks for no space is used before. */
    readonly endsWithPower: (power: string) => string;
    readonly waitFor: (names: string) => string;
    readonly over: string;
  };
  readonly choose: {
    readonly choices: string;
    readonly take: (card: string) => string;
    readonly takeFirst: string;
    readonly plant: string;
    readonly grow: string;
    readonly each: string;
    readonly anywhere: string;
    readonly finish: string;
    readonly undo: string;
    readonly noUndo: string;
    readonly redo: string;
    readonly whatItScores: string;
    readonly more: string;
    readonly close: string;
    readonly typeMove: string;
    readonly play: string;
  };
  readonly gain: {
    readonly none: string;
    readonly forest: (points: string) => string;
    readonly fertility: (points: string) => string;
    readonly sun: (season: string, points: string) => string;
  };
  readonly end: {
    readonly season: (season: string) => string;
    readonly seasonGives: (light: number, forest: number) => string;
    readonly seasonGivesTo: (name: string, light: number, forest: number) => string;
    readonly goOn: string;
    readonly title: string;
    readonly wins: (name: string) => string;
    readonly youWin: string;
    readonly soloTitle: (points: number, title: string) => string;
    /** The title that so many points more would have brought. */
    readonly nextTitle: (points: number, title: string) => string;
    readonly topTitle: string;
    readonly start: string;
    readonly light: string;
    readonly forest: string;
    readonly buds: string;
    readonly fertility: string;
    /** The same as they stand in "You won it in light". */
    readonly within: Readonly<Record<'start' | 'light' | 'forest' | 'buds' | 'fertility', string>>;
    /** P8.2 */
    readonly tied: string;
  };
}

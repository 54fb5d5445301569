import type { ActionColor } from '../../material/vocabulary.ts';

/**
 * What Earth's table says, in one language. Functions where facts are needed: a fact that is forgotten in one language does
 * not compile. Names and goods come in translated and counted.
 */
export interface TableWords {
  readonly you: string;
  readonly scores: string;
  readonly choices: string;
  readonly colors: string;
  readonly boards: string;
  readonly goals: string;
  readonly readCards: string;
  readonly allTableaus: string;
  readonly rowOf: (name: string) => string;
  readonly columnOf: (name: string) => string;
  readonly or: string;
  readonly printed: string;
  readonly empty: string;
  /** Of a card on the island (E18.5). */
  readonly faceDown: string;
  readonly mayChoose: string;
  readonly yourIsland: string;
  readonly yourHand: string;
  /** Face down, while several people look at the screen. */
  readonly showHand: (name: string, cards: number) => string;
  readonly toChooseFrom: string;
  readonly card: string;
  readonly playEvent: string;
  readonly islandOf: (name: string) => string;
  readonly wouldScore: (points: number) => string;
  readonly sproutsOf: (n: number, spaces: number) => string;
  readonly growthOf: (n: number, spaces: number) => string;
  readonly progress: (card: string, have: number, need: number) => string;
  readonly gaiaCards: (n: number) => string;
  readonly activeAnd: (what: string) => string;
  readonly plantDraw: (plantings: number, cards: number) => string;
  readonly plantAndLook: (plantings: number, cards: number, keep: number) => string;
  readonly plantAndDraw: (plantings: number, cards: number) => string;
  readonly odds: (matching: number, unseen: number, percent: number, turned: number) => string;
  readonly actions: Readonly<Record<ActionColor, string>>;
  /** By the use of a seed (E8.1). */
  readonly seedUses: readonly [soil: string, growth: string, sprouts: string, deck: string, hand: string];
  readonly status: Readonly<
    Record<
      | 'side'
      | 'color'
      | 'planting'
      | 'drawing'
      | 'activating'
      | 'taking'
      | 'moving'
      | 'events'
      | 'claiming'
      | 'waiting',
      string
    >
  >;
  readonly stock: {
    readonly title: string;
    readonly soil: string;
    readonly seeds: string;
    readonly store: string;
    readonly compost: string;
    readonly leavesLeft: (n: number) => string;
    readonly handAndEvents: (hand: number, events: number) => string;
  };
  readonly exchange: {
    readonly title: string;
    readonly soil: string;
    readonly seed: string;
    readonly leaf: string;
    readonly use: string;
  };
  readonly preview: { readonly activates: (n: number) => string; readonly cannotPay: string; readonly others: string };
  readonly plan: {
    readonly title: string;
    readonly order: string;
    readonly boardFirst: string;
    readonly boardLast: string;
    readonly suggested: string;
    readonly byItself: string;
    readonly asks: string;
    readonly skipped: string;
    readonly notNow: string;
    readonly special: string;
    readonly skipOnce: string;
    readonly skipAlways: string;
    readonly always: string;
    readonly stops: string;
    readonly takesAll: string;
    readonly places: string;
  };
  /** What the person has settled for this game. */
  readonly standing: {
    readonly title: string;
    readonly skips: string;
    readonly passes: string;
    readonly askAgain: (card: string) => string;
  };
  readonly log: {
    readonly title: string;
    readonly newest: string;
    readonly nothingYet: string;
    /** The number of a turn of the table. */
    readonly turn: (n: number) => string;
  };
  readonly ask: {
    readonly side: Readonly<Record<'island' | 'climate' | 'ecosystem', string>>;
    readonly sideNote: string;
    readonly setUpNote: string;
    readonly compost: (n: number, exact: boolean) => string;
    readonly compostNote: (n: number) => string;
    /** In its place once cards are marked: their names, because the row of the hand may not show them all at once. */
    readonly compostMarked: (marked: number, n: number, names: string) => string;
    readonly keep: (n: number, of: number) => string;
    readonly keepNote: string;
    readonly keepSoloNote: string;
    readonly pick: (n: number, of: number) => string;
    readonly pickNote: string;
    readonly color: string;
    readonly colorNote: string;
    readonly colorSoloNote: string;
    /** E18.1: deck and discard are empty, so the game may stand still. */
    readonly noCards: string;
    readonly youGet: (what: string) => string;
    readonly othersGet: (what: string) => string;
    readonly either: string;
    readonly eitherNote: (action: string) => string;
    readonly plant: (n: number) => string;
    readonly plantWhere: (card: string) => string;
    readonly plantNote: (soil: number) => string;
    readonly plantCost: (cost: number, soil: number) => string;
    /** E18.5: of the card that is being planted, and of one whose ability waits for the reveal. */
    readonly faceDownNote: string;
    readonly waitsNote: string;
    readonly pay: (left: number, card: string) => string;
    readonly payNote: Readonly<Record<'card' | 'sprout' | 'growth', string>>;
    readonly black: (card: string) => string;
    readonly activate: string;
    readonly activateNote: string;
    readonly activateCard: (card: string) => string;
    readonly payToActivate: Readonly<Record<'sprout' | 'growth' | 'compost_hand', (card: string) => string>>;
    readonly nothingToActivate: string;
    readonly copy: (card: string) => string;
    readonly copyNote: string;
    readonly neighbour: string;
    readonly opponent: (goods: string) => string;
    readonly opponentNote: string;
    readonly place: (goods: string) => string;
    readonly placeAnywhere: string;
    readonly placeTied: string;
    readonly noRoom: string;
    readonly storeNote: string;
    readonly each: (goods: string) => string;
    readonly eachNote: string;
    readonly remove: (goods: string) => string;
    readonly removeNote: string;
    readonly removeGrowth: string;
    readonly move: (goods: string) => string;
    readonly moveNote: string;
    readonly makeRoomNote: string;
    readonly accept: (n: number) => string;
    readonly acceptNote: string;
    readonly amount: (goods: string) => string;
    /** Alone, where Gaia counts what is taken. */
    readonly amountNote: string;
    readonly amountLess: string;
    readonly compostDeck: (n: number) => string;
    /** After it was said that less is to be taken. */
    readonly fewerNote: string;
    readonly seed: string;
    readonly seedNote: string;
    readonly between: string;
    readonly betweenNote: string;
    /** E2.8: where a between-turns event cannot be paid for yet. */
    readonly prepareNote: string;
    readonly join: (card: string) => string;
    readonly claim: string;
    readonly claimNote: (leaves: number) => string;
    readonly gaia: string;
    readonly gaiaNote: string;
    readonly leisure: string;
    readonly lastChance: string;
    readonly leisureNote: string;
    readonly share: string;
    readonly shareNote: string;
    readonly waitFor: (names: string) => string;
    /** To somebody who has no seat. */
    readonly watching: string;
  };
  readonly choose: {
    readonly keep: (card: string) => string;
    readonly side: string;
    readonly card: string;
    readonly cardFirst: string;
    readonly compost: (n: number) => string;
    readonly compostCard: (card: string) => string;
    readonly compostFirst: (n: number) => string;
    readonly stop: string;
    readonly stopPlanting: string;
    readonly all: (goods: string) => string;
    readonly forMe: string;
    readonly payForMe: string;
    readonly chooseForMe: string;
    readonly store: (goods: string) => string;
    readonly layOnBoard: string;
    readonly takeAll: string;
    readonly takeAlways: string;
    readonly fewer: string;
    readonly goOn: string;
    /** E2.8: back into a step in which others still act. */
    readonly comeBack: string;
    readonly color: string;
    readonly action: (action: string) => string;
    readonly paySoil: (goods: string) => string;
    readonly use: string;
    readonly decline: string;
    readonly pass: string;
    readonly passForGame: string;
    readonly join: string;
    readonly claimAll: string;
    readonly claim: (card: string, points: number) => string;
    readonly bonus: (points: number) => string;
    readonly keepLeaves: string;
    readonly germinate: string;
    readonly back: string;
    readonly activate: string;
    readonly skip: string;
    readonly skipAlways: string;
    readonly run: string;
    readonly finish: string;
    readonly play: (card: string) => string;
    readonly undo: string;
    readonly undoPlan: string;
    readonly redo: string;
    readonly close: string;
    readonly look: string;
    readonly typeMove: string;
    readonly playMove: string;
  };
  readonly final: {
    readonly youWin: string;
    readonly wins: (names: string) => string;
    readonly beatsGaia: (points: number) => string;
    readonly gaiaWins: string;
    readonly yourTeam: string;
    readonly team: (number: number) => string;
    readonly yourTeamWins: string;
    /** E15.3 What decided between equal totals. */
    readonly tied: (what: string) => string;
    readonly tieBreaks: readonly string[];
  };
}

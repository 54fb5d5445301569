import type { ErrorKind } from '../errors/note.ts';
import type { ChoiceName, Chosen } from '../settings/store.ts';

/** A setting's name and the names of its values; a value without a name does not compile. */
type ChoiceWords = {
  readonly [Name in ChoiceName]: { readonly label: string; readonly values: Readonly<Record<Chosen[Name], string>> };
};

/** Everything that the page itself says. What a game says is in the game's own words. */
export interface Words {
  readonly languageName: string;
  readonly language: string;
  readonly tagline: string;
  readonly games: string;
  readonly noGames: string;
  readonly unofficial: string;
  readonly players: (min: number, max: number) => string;
  readonly play: (title: string) => string;
  readonly playShort: string;
  readonly allGames: string;
  readonly missing: string;

  readonly howMany: string;
  readonly seat: (number: number) => string;
  readonly yourName: string;
  /** By how many letters, and how many it may have. */
  readonly nameTooLong: (over: number, most: number) => string;
  /** Somebody who gave no name; sentences of the log take it like any name, which no pronoun could be. */
  readonly guest: string;
  /** The same in all languages, and no pieces of any game; the ids stay in records and on the command line. */
  readonly botNames: Readonly<Record<string, string>>;
  readonly optionsRefused: string;
  readonly start: string;

  readonly board: string;
  readonly seats: string;
  readonly log: string;
  readonly logEmpty: string;
  readonly yourMove: string;
  readonly choices: string;
  readonly thinking: (name: string) => string;
  /** Over the list of keys. */
  readonly keys: string;
  readonly spaceBar: string;
  /** Over what the others did. */
  readonly sinceYourTurn: string;
  /** Shows at once what others did meanwhile. */
  readonly skip: string;
  readonly undo: string;
  readonly youWin: string;
  readonly wins: (names: string) => string;
  readonly nobodyWins: string;
  readonly points: string;
  readonly again: string;
  readonly and: string;

  readonly lookUpCards: string;
  /** On a card that lies open: leads to its page. */
  readonly aboutCard: string;
  readonly solo: string;
  readonly friends: string;
  readonly clubs: string;
  readonly standings: string;
  readonly tournaments: string;
  readonly account: string;
  readonly myGames: string;
  readonly person: string;
  readonly handOver: (name: string) => string;
  readonly handOverNote: string;
  readonly ready: string;

  readonly menu: string;
  /** In the menu: what concerns the game on the table. */
  readonly goTo: string;
  readonly thisGame: string;
  readonly newGame: string;
  readonly againSameSeats: string;
  readonly changeSetUp: string;
  readonly leaveForLater: string;
  readonly install: string;
  readonly settings: string;
  readonly settingsInPlay: string;
  readonly settingsOnScreen: string;
  readonly close: string;
  readonly choicesOf: ChoiceWords;

  /** At the address of a game that is not, or no longer, kept. */
  readonly gameGone: string;
  /** Of a game that was opened in another tab later. */
  readonly playedElsewhere: string;
  readonly playHere: string;

  /** Of a game that was played, or is being played, with a newer program than this one. */
  readonly newerRules: string;
  readonly newVersion: string;
  readonly changeVersion: string;

  readonly failures: Readonly<Record<ErrorKind, string>>;
  readonly pageFailed: string;
  readonly pageFailedNote: string;
  readonly loadAgain: string;

  readonly replay: string;
  readonly watchAgain: string;
  readonly saveRecord: string;
  readonly next: string;
  readonly seenBy: string;
  readonly spectator: string;

  readonly learn: string;
  readonly learnOn: string;
  readonly learnPart: (title: string) => string;
  readonly beginAgain: string;
  readonly lesson: string;
  readonly lessonOf: (number: number, count: number) => string;
  readonly nextLesson: string;
  readonly hideLesson: string;
  readonly rules: string;
  readonly rule: (number: string) => string;
  /** A rule at work; its stages can be stepped through. */
  readonly example: string;
  readonly back: string;
  readonly stageOf: (number: number, count: number) => string;
  /** The page of all icons and colours of a game. */
  readonly icons: string;
  readonly howItWorks: string;
  readonly whatIsThis: string;
  /** While every icon can be tapped. */
  readonly tapAnIcon: string;
  /** How to ask about an icon at the table. */
  readonly askNote: string;
  readonly iconsDone: string;
  readonly print: string;
  /** Rules that hold the words in another language than the reader's. */
  readonly foundElsewhere: string;
  /** The chapters of the rules. */
  readonly contents: string;
  readonly searchRules: string;
  readonly rulesFound: (count: number) => string;
  readonly hint: string;
  readonly playIt: string;
  /** Before what speaks for a choice, and before what speaks against it. */
  readonly better: string;
  readonly worse: string;
  /** The terms in which a hint is ahead of the others, and in which behind. */
  readonly hintWhy: (why: string) => string;
  /** It is behind on the whole, so that only playing on can have shown that it is good. */
  readonly hintLater: (why: string) => string;
  /** No term tells the choices apart; and the same where playing on has found a difference. */
  readonly hintEqual: string;
  readonly hintEqualNow: string;
  /** What a hint changes at once, where no term speaks for it. */
  readonly hintChanges: (what: string) => string;
  readonly hintOnly: string;
  readonly nextHint: string;
  readonly stopThinking: string;
  readonly hintThinking: string;
  readonly noHint: string;
  /** A hint of several: what to do, how that stands to the others if any were searched, and its place among them. */
  readonly hintOf: (turn: string, gain: string | undefined, number: number, count: number) => string;
  /** How far the best hint is ahead of the second, and another behind the best, already written as a number. */
  readonly aheadOfSecond: (points: string) => string;
  readonly behindBest: (points: string) => string;
  /** The same where playouts find no difference that is clearly more than luck. */
  readonly likeSecond: string;
  readonly likeBest: string;
  readonly withHints: string;

  readonly loading: string;

  readonly review: string;
}

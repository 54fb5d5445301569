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
  /** Somebody who gave no name; sentences of the log take it like any name, which no pronoun could be. */
  readonly guest: string;
  readonly botNames: Readonly<Record<string, string>>;
  readonly start: string;

  readonly board: string;
  readonly seats: string;
  readonly log: string;
  readonly logEmpty: string;
  readonly yourMove: string;
  readonly choices: string;
  readonly thinking: (name: string) => string;
  readonly undo: string;
  readonly youWin: string;
  readonly wins: (names: string) => string;
  readonly nobodyWins: string;
  readonly points: string;
  readonly again: string;
  readonly and: string;
}

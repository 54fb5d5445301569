/** What the set-up of games says beside the general words. */
export interface SetUpWords {
  /** Who sits in the only other seat. */
  readonly opponent: string;
  /** Somebody elsewhere. */
  readonly open: string;
  /** One sentence about everybody who can sit down, by the names of bots, `person` and `open`. */
  readonly notes: Readonly<Record<string, string>>;
  /** Of a seat that plays together with the reader, and of any other. */
  readonly yourTeam: string;
  readonly team: (number: number) => string;
  /** About a bot that is there to compare others with. */
  readonly measure: string;
  readonly strength: (level: number, levels: number) => string;
  /** Above the styles that a strong bot can play in, and the one that it plays by itself. */
  readonly style: string;
  readonly anyStyle: string;
  readonly oneDeviceEach: string;
  readonly nameOf: (seat: number) => string;
  readonly makeTable: string;
  readonly minutes: (from: number, to: number) => string;
  /** How much there is to think about, from little to much. */
  readonly weights: readonly [light: string, medium: string, heavy: string];
  /** Starts a game against the usual bot at once. */
  readonly playBot: (bot: string) => string;
  readonly choosePlayers: string;
  readonly withBots: string;
}

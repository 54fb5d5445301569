/** Rate limits per address, per connection and per person. */
export interface Limits {
  /** HTTP requests a minute from one address. */
  readonly requests: number;
  /** Requests a minute from one address to each of the routes that open pages ask again and again: many in a club room share an address. */
  readonly polls: number;
  /** Requests a minute from one address to each of the costly routes, such as new guests, log-ins, new tables and logs. */
  readonly costlyRequests: number;
  /** Reports of errors of the page a minute from one address. */
  readonly errorReports: number;
  /** Of any kind; not counted behind a proxy. */
  readonly connectionsFromOneAddress: number;
  readonly socketsFromOneAddress: number;
  /** Socket messages a second from one connection on average, and at once. */
  readonly messages: number;
  readonly messageBurst: number;
  /** What costly messages cost, a second on average and at once, from all connections of one address together: see `COSTS`. */
  readonly costlyMessages: number;
  readonly costlyMessageBurst: number;
  /** Commands a second from one person on average, and at once, over HTTP and sockets together. */
  readonly commands: number;
  readonly commandBurst: number;
  /** Games with bots that one person may have under way. */
  readonly botTables: number;
  /** Bots in one tournament. */
  readonly tournamentBots: number;
  /** Clubs that one person may own. */
  readonly clubs: number;
}

export const usualLimits: Limits = {
  requests: 600,
  polls: 6000,
  costlyRequests: 30,
  errorReports: 10,
  connectionsFromOneAddress: 300,
  socketsFromOneAddress: 100,
  messages: 40,
  messageBurst: 100,
  costlyMessages: 200,
  costlyMessageBurst: 2000,
  commands: 20,
  commandBurst: 60,
  botTables: 20,
  tournamentBots: 100,
  clubs: 5,
};

/** How much one address and one person may ask for. */
export interface Limits {
  /** HTTP requests a minute from one address. */
  readonly requests: number;
  /** New guests, log-ins, new tables and logs a minute from one address, of each. */
  readonly costlyRequests: number;
  /** Errors of the page that are reported a minute from one address. */
  readonly errorReports: number;
  readonly socketsFromOneAddress: number;
  /** Socket messages a second from one connection, and at once. */
  readonly messages: number;
  readonly messageBurst: number;
  /** Commands a second from one person, through whatever door, and at once. */
  readonly commands: number;
  readonly commandBurst: number;
}

export const usualLimits: Limits = {
  requests: 600,
  costlyRequests: 30,
  errorReports: 10,
  socketsFromOneAddress: 100,
  messages: 40,
  messageBurst: 100,
  commands: 20,
  commandBurst: 60,
};

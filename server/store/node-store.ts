/** The store cannot be reached. What was to be written may have been written or not; it can be tried again. */
export class StoreUnavailable extends Error {}

/** A time in which no node was running. The clocks of games stand still in it. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

/** Heartbeats and claims of the nodes that share a store. */
export interface NodeStore {
  /** A heartbeat. Returns the last outages, the newest first: times of more than `OUTAGE_AFTER` without one. */
  beat(at: number): Promise<Outage[]>;
  /** Whether this node gets a duty until then. It may claim it again for longer; other nodes may after that time. */
  claim(duty: string, node: string, now: number, until: number): Promise<boolean>;
  /** For a start after a time in which the clock was ahead: ends what could not have been claimed for so long now. */
  endImplausible(now: number): Promise<void>;
  /** Removes claims that ended before then. */
  forgetClaims(before: number): Promise<void>;
}

/** Milliseconds. Nothing is claimed for longer, but the clean-up of every hour; and no two nodes' clocks are as far apart. */
export const PLAUSIBLE = 60_000;
export const PLAUSIBLE_CLEAN_UP = 3_660_000;

/** Milliseconds without a heartbeat of any node; they come every second. */
export const OUTAGE_AFTER = 2000;

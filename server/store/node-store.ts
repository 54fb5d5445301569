/** The store cannot be reached. What was asked for may have been done or not; asking again does no harm. */
export class StoreUnavailable extends Error {}

/** A time in which no server was alive on this store; nobody's clock runs in it. */
export interface Outage {
  readonly from: number;
  readonly to: number;
}

/** The nodes of one store among themselves. */
export interface NodeStore {
  /** A sign of life. Gives the last times in which there was none for longer than `OUTAGE_AFTER`, the newest first. */
  beat(at: number): Promise<Outage[]>;
  /** Whether this node has a duty until then. It may ask again for longer; others may once that is over. */
  claim(duty: string, node: string, now: number, until: number): Promise<boolean>;
  /** Removes claims that ended before then. */
  forgetClaims(before: number): Promise<void>;
}

/** Signs of life come every second; so many milliseconds without one are an absence. */
export const OUTAGE_AFTER = 2000;

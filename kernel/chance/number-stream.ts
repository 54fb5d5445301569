/** A generator of 32-bit numbers whose whole state can be saved as a list of numbers. */
export interface NumberStream {
  next(): number;
  clone(): NumberStream;
  getState(): readonly number[];
}

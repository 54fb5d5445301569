/** Odd numbers whose products spread over all bits. */
const ONE = 0x9e3779b1;
const OTHER = 0x85ebca6b;
/** Two sums make a key of the 53 bits that a number keeps exactly. */
const LOW_BITS = 21;

/**
 * A number that is the same for the same numbers, of which the first `length` count. Others have another one, but for an accident
 * that some ten thousand planets of a turn meet once in a hundred million turns: a text of all numbers would be certain, and takes a hundred times as long.
 */
export function keyOf(numbers: readonly number[], from: number, length: number): number {
  let one = 0;
  let other = 0;
  for (let i = from; i < from + length; i++) {
    one = Math.imul(one ^ numbers[i], ONE);
    one ^= one >>> 15;
    other = Math.imul(other + numbers[i], OTHER);
    other ^= other >>> 13;
  }
  return (one >>> 0) * (1 << LOW_BITS) + (other >>> (32 - LOW_BITS));
}

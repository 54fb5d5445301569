/** Odd numbers whose products spread over all bits. */
const ONE = 0x9e3779b1;
const OTHER = 0x85ebca6b;
/** Two sums make a key of the 53 bits that a number keeps exactly. */
const LOW_BITS = 21;

/**
 * One number for so many numbers of a list, the same for the same ones. Others have another, but for an accident that ten thousand planets
 * of one turn meet once in a hundred million turns. Texts would be certain, but making them took a third of the search for turns.
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

/** Whether anybody learned something between two lists of `Game.knowers`: the plain way, thing by thing. Seats that forget do not count. */
export const someoneLearned = (before: ArrayLike<number>, after: ArrayLike<number>): boolean =>
  Array.from(after).some((now, thing) => (now & ~(before[thing] ?? 0)) !== 0);

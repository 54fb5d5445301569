/** One game of a tournament: which deal, and which entrant sits where. */
export interface Pairing {
  readonly seed: string;
  /** By seat, the number of the entrant in the tournament's list, from 0. */
  readonly entrants: readonly number[];
}

/**
 * The game with this number. Every deal is played once per rotation of the seats, so that each entrant meets the
 * same cards from every seat and luck cancels out. A game depends on nothing but its number and the seed: any number
 * of workers gives the same tournament.
 */
export function pairingOf(seed: string, entrants: number, number: number): Pairing {
  const deal = Math.floor(number / entrants);
  const rotation = number % entrants;
  return {
    seed: `${seed}/${deal + 1}`,
    entrants: Array.from({ length: entrants }, (_, seat) => (seat + rotation) % entrants),
  };
}

import { planet, type State } from '@grove/games/evergreen-planet/rules';
import { type Chance, itemAt, seatBit, SeededChance } from '@grove/kernel';
import type { Decision } from './self-play.ts';

/** A turn of a decision, played in one of its determinizations. */
export interface Branch {
  /** The seat's turn is over, the round is not; after a card alone the turn is still to come. */
  readonly after: State;
  readonly isWholeTurn: boolean;
  /** The luck to come, the same for all branches of a decision. */
  readonly luck: Chance;
}

const SEEDS = 2 ** 31;
/** The best turns are always among the branches. */
const BEST = 2;

/** So many of a decision's turns, all with the same hidden cards and the same luck to come: only their own merit tells them apart. */
export function branchesOf({ state, seat, turns, chance }: Decision, most: number): Branch[] {
  const imagined = planet.imagine(planet.view(state, seat), chance);
  const seed = String(chance.pick(SEEDS));
  const left = [...turns];
  return Array.from({ length: Math.min(most, turns.length) }, (_, i) => {
    const { steps } = takeOut(left, i < BEST ? 0 : chance.pick(left.length));
    const isWholeTurn = steps.length > 1;
    const after = planet.copy(imagined);
    const luck = SeededChance.from(seed);
    for (const step of isWholeTurn ? steps.slice(0, -1) : steps) planet.play(after, seat, step, luck);
    if (isWholeTurn) after.acting &= ~seatBit(seat);
    return { after, isWholeTurn, luck };
  });
}

function takeOut<T>(items: T[], place: number): T {
  const item = itemAt(items, place);
  items.splice(place, 1);
  return item;
}

import { CARD_COUNT, POWERS, SPACES } from '../material/facts.ts';

/**
 * A move is one number: first come the cards to take, then the four actions, the six powers and `done`, then plant,
 * grow, bush and lake with their space. Every move says all that its notation needs.
 */
export const TAKE = 0;
export const CHOOSE_ACTION = TAKE + CARD_COUNT;
export const USE_POWER = CHOOSE_ACTION + 4;
export const DONE = USE_POWER + POWERS.length;
export const PLANT = DONE + 1;
export const GROW = PLANT + SPACES;
export const BUSH = GROW + SPACES;
export const DIG_LAKE = BUSH + SPACES;
export const MOVE_COUNT = DIG_LAKE + SPACES;

export const isMove = (move: number): boolean => Number.isInteger(move) && move >= 0 && move < MOVE_COUNT;
export const isTake = (move: number): boolean => move < CHOOSE_ACTION;
export const isAction = (move: number): boolean => move >= CHOOSE_ACTION && move < USE_POWER;
export const isPower = (move: number): boolean => move >= USE_POWER && move < DONE;
/** Whether the move belongs to a turn that goes on: an action, a power or an effect. */
export const isTurnMove = (move: number): boolean => move >= CHOOSE_ACTION && move !== DONE;
/** Whether the move puts something on a space. */
export const isEffect = (move: number): boolean => move >= PLANT;

/** Of a move with a space: which of PLANT, GROW, BUSH, DIG_LAKE it is, and where. */
export const effectOf = (move: number): number =>
  move < GROW ? PLANT : move < BUSH ? GROW : move < DIG_LAKE ? BUSH : DIG_LAKE;
export const spaceOf = (move: number): number => (move - PLANT) % SPACES;

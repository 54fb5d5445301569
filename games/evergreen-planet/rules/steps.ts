import { CARD_COUNT, POWERS, SPACES } from '../material/facts.ts';

/**
 * A step is one number: first come the cards to take, then the four actions, the six powers and `done`, then plant,
 * grow, bush and lake with their space. Every step says all that its notation needs.
 */
export const TAKE = 0;
export const CHOOSE_ACTION = TAKE + CARD_COUNT;
export const USE_POWER = CHOOSE_ACTION + 4;
export const DONE = USE_POWER + POWERS.length;
export const PLANT = DONE + 1;
export const GROW = PLANT + SPACES;
export const BUSH = GROW + SPACES;
export const DIG_LAKE = BUSH + SPACES;
export const STEPS = DIG_LAKE + SPACES;

export const isTake = (step: number): boolean => step < CHOOSE_ACTION;
export const isAction = (step: number): boolean => step >= CHOOSE_ACTION && step < USE_POWER;
export const isPower = (step: number): boolean => step >= USE_POWER && step < DONE;
/** Whether the step belongs to a turn that goes on: an action, a power or an effect. */
export const isTurnStep = (step: number): boolean => step >= CHOOSE_ACTION && step !== DONE;
/** Whether the step puts something on a space. */
export const isEffect = (step: number): boolean => step >= PLANT;

/** Of a step with a space: which of PLANT, GROW, BUSH, DIG_LAKE it is, and where. */
export const effectOf = (step: number): number =>
  step < GROW ? PLANT : step < BUSH ? GROW : step < DIG_LAKE ? BUSH : DIG_LAKE;
export const spaceOf = (step: number): number => (step - PLANT) % SPACES;

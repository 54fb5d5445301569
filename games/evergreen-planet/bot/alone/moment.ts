/** What is to be done next: take a card, go on with a turn, or nothing, because the turn is over and the round is not. */
export type Moment = 0 | 1 | 2;
export const TO_DRAFT: Moment = 0;
export const TO_ACT: Moment = 1;
export const TURN_IS_OVER: Moment = 2;

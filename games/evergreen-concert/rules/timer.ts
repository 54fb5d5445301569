import type { Chance, Seat, Tell, TurnLimit } from '@grove/kernel';
import { MIDDLE_PILE, NO_CARD } from '../material/index.ts';
import type { Event } from './events.ts';
import { cardsInHand } from './hand.ts';
import { pileOf } from './influence.ts';
import { playCard } from './turn.ts';
import type { State } from './types.ts';

/** C5.2 Turns are limited, the opening is not; what a turn leaves over is added to the next one's period. */
export function turnLimit({ stage, options, onTurn, turn }: State): TurnLimit | undefined {
  if (stage !== 'turns' || options.timer === 0) return undefined;
  return { seat: onTurn, turn, seconds: options.timer, carriesOver: true };
}

/**
 * C5.3 Without a card played, one drawn from the sorted hand goes on the seat's own middle pile. C5.4 Otherwise nothing
 * happens. Either way the turn then ends.
 */
export function timeOut(state: State, seat: Seat, chance: Chance, tell?: Tell<Event>): void {
  const drawer = (seat + state.players - 1) % state.players;
  if (state.cardsPlayed > 0) {
    tell?.({ kind: 'timed-out', seat, drawer, card: NO_CARD });
    return;
  }
  const hand = cardsInHand(state.hands, seat);
  const card = hand[chance.pick(hand.length)];
  tell?.({ kind: 'timed-out', seat, drawer, card });
  playCard(state, seat, card, pileOf(seat, MIDDLE_PILE), tell);
}

import { type Chance, IllegalMove, type Seat, type Tell } from '@grove/kernel';
import type { Event } from './events.ts';
import { isOver, waitingSet } from './legal.ts';
import type { Move } from './move.ts';
import { why } from './refusals.ts';
import { NONE, type State } from './types.ts';

export function play(state: State, seat: Seat, card: Move, _chance: Chance, tell?: Tell<Event>): void {
  const refusal = why(state, seat, card);
  if (refusal) throw new IllegalMove(refusal);
  state.hands[seat] = state.hands[seat].filter((held) => held !== card);
  state.chosen[seat] = card;
  tell?.({ kind: 'chosen', seat, card });
  if (waitingSet(state) === 0) reveal(state, tell);
}

/** A2: when all have chosen, the prize goes to the best card and the next prize is turned up. */
function reveal(state: State, tell?: Tell<Event>): void {
  const best = state.options.winner === 'highest' ? Math.max(...state.chosen) : Math.min(...state.chosen);
  const winner = state.chosen.indexOf(best);
  tell?.({ kind: 'revealed', cards: [...state.chosen], winner, prize: state.prize });
  state.won[winner] += state.prize;
  state.played.push(...state.chosen, state.prize);
  state.chosen.fill(NONE);
  state.round++;
  state.prize = isOver(state) ? NONE : (state.deck.shift() ?? NONE);
}
